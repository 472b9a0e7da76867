import { ROTULOS_DO_FUSO, type Fuso } from '@vetlume/dominio/cidade'
import { formatarCep, formatarCpfOuCnpj, formatarTelefone } from '@vetlume/dominio/formatos'
import { escreverContatos, escreverPrecos } from '@vetlume/dominio/importacao'
import { ROTULOS_DA_COBRANCA_DO_PARCEIRO, type ItemDeParceiro } from '@vetlume/dominio/parceiro'
import { reais } from '../../lib/planilha/valores.ts'
import { soNaPlanilha } from '../../ui/lista/colunas-exportadas.ts'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Dinheiro } from '../../ui/valores.tsx'
import { SemQuebra } from '../../ui/sem-quebra.tsx'
import { colunaDeSituacao, ouTraco } from '../../ui/lista/situacao.tsx'

function cobranca({ modoCobranca, diaFechamento, diaVencimento }: ItemDeParceiro): string {
  if (modoCobranca === null) return '–'
  if (modoCobranca === 'A_VISTA') return ROTULOS_DA_COBRANCA_DO_PARCEIRO.A_VISTA
  return `Fecha dia ${diaFechamento}, vence dia ${diaVencimento}`
}

const telefone = (item: ItemDeParceiro) => item.telefone && formatarTelefone(item.telefone)

const QUEM_E: readonly Coluna<ItemDeParceiro>[] = [
  { id: 'nome', titulo: 'Clínica', celula: ({ nome }) => nome, ordem: 'nome' },
  {
    id: 'documento',
    titulo: 'CNPJ ou CPF',
    celula: ({ documento }) => <SemQuebra texto={formatarCpfOuCnpj(documento)} />,
    texto: ({ documento }) => formatarCpfOuCnpj(documento),
  },
  { id: 'cidade', titulo: 'Cidade', celula: ({ cidade }) => ouTraco(cidade), ordem: 'cidade' },
  { id: 'telefone', titulo: 'Telefone', celula: (item) => <SemQuebra texto={telefone(item)} />, texto: telefone },
  { id: 'razaoSocial', titulo: 'Razão social', celula: ({ razaoSocial }) => razaoSocial, oculta: true },
  { id: 'email', titulo: 'E-mail', celula: ({ email }) => ouTraco(email), oculta: true },
]

const ONDE_E_COMO_RECEBE = soNaPlanilha<ItemDeParceiro>({
  'CRMV da clínica': ({ doFormulario: f }) => f?.crmvPj,
  Contatos: ({ doFormulario: f }) => escreverContatos(f?.contatos ?? []),
  CEP: ({ doFormulario: f }) => f?.cep && formatarCep(f.cep),
  Endereço: ({ doFormulario: f }) => f?.logradouro,
  Número: ({ doFormulario: f }) => f?.numero,
  Complemento: ({ doFormulario: f }) => f?.complemento,
  Bairro: ({ doFormulario: f }) => f?.bairro,
  Latitude: ({ doFormulario: f }) => f?.latitude,
  Longitude: ({ doFormulario: f }) => f?.longitude,
  'Fuso horário': ({ doFormulario: f }) => f && (ROTULOS_DO_FUSO[f.fuso as Fuso] ?? f.fuso),
  'Entrega por e-mail': ({ doFormulario: f }) => f?.entregaEmail,
  'Entrega por WhatsApp': ({ doFormulario: f }) => f?.entregaWhatsapp,
  'Entrega automática': ({ doFormulario: f }) => f?.entregaAutomatica,
  'Avisos da agenda': ({ doFormulario: f }) => f?.avisosAgenda,
})

/** What was agreed with the clinic: for the company's people. */
export const CONDICOES: readonly Coluna<ItemDeParceiro>[] = [
  {
    id: 'tabela',
    titulo: 'Tabela de preço',
    celula: ({ tabelaPreco }) => tabelaPreco?.nome ?? 'Preço dos serviços',
    texto: ({ tabelaPreco }) => tabelaPreco?.nome,
  },
  {
    id: 'cobranca',
    titulo: 'Cobrança',
    celula: cobranca,
    texto: ({ modoCobranca }) => modoCobranca && ROTULOS_DA_COBRANCA_DO_PARCEIRO[modoCobranca],
  },
  { id: 'fechamento', titulo: 'Dia do fechamento', celula: ({ diaFechamento }) => diaFechamento, oculta: true },
  { id: 'vencimento', titulo: 'Dia do vencimento', celula: ({ diaVencimento }) => diaVencimento, oculta: true },
  {
    id: 'limite',
    titulo: 'Limite de crédito',
    celula: ({ limiteCreditoCentavos: limite }) => (limite === null ? '–' : <Dinheiro centavos={limite} />),
    texto: ({ limiteCreditoCentavos: limite }) => (limite === null ? null : reais(limite)),
    alinhar: 'direita',
    oculta: true,
  },
  ...soNaPlanilha<ItemDeParceiro>({
    'Preços próprios': ({ doFormulario: f }) =>
      escreverPrecos((f?.precos ?? []).map(({ servico, centavos }) => ({ nome: servico.nome, centavos }))),
    'Comissão (%)': ({ doFormulario: f }) => (f?.comissaoBp == null ? null : f.comissaoBp / 100),
    'Multa por atraso (%)': ({ doFormulario: f }) => (f?.multaBp == null ? null : f.multaBp / 100),
    'Juros ao mês (%)': ({ doFormulario: f }) => (f?.jurosMesBp == null ? null : f.jurosMesBp / 100),
    'Vence em dia útil': ({ doFormulario: f }) => f?.venceEmDiaDeBanco,
    Observações: ({ doFormulario: f }) => f?.observacoes,
  }),
]

/** Each field in a column of its own, beside what only the list says: a sheet of them is read back by the import. */
export const colunasDaClinica = (condicoes: readonly Coluna<ItemDeParceiro>[]): readonly Coluna<ItemDeParceiro>[] => [
  ...QUEM_E,
  ...condicoes,
  colunaDeSituacao,
  ...ONDE_E_COMO_RECEBE,
]
