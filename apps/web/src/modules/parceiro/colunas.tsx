import { formatarCpfOuCnpj, formatarTelefone } from '@vetlume/dominio/formatos'
import { ROTULOS_DA_COBRANCA_DO_PARCEIRO, type ItemDeParceiro } from '@vetlume/dominio/parceiro'
import { reais } from '../../lib/planilha/valores.ts'
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
]

/** Each field in a column of its own, beside what only the list says: a sheet of them is read back by the import. */
export const colunasDaClinica = (condicoes: readonly Coluna<ItemDeParceiro>[]): readonly Coluna<ItemDeParceiro>[] => [
  ...QUEM_E,
  ...condicoes,
  colunaDeSituacao,
]
