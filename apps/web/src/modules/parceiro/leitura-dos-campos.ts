import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import { ROTULOS_DO_FUSO, type Fuso } from '@vetlume/dominio/cidade'
import { formatarBasisPoints, formatarReais } from '@vetlume/dominio/dinheiro'
import { formatarCpfOuCnpj, formatarTelefone } from '@vetlume/dominio/formatos'
import {
  ROTULOS_DA_COBRANCA_DO_PARCEIRO,
  type ModoDeCobrancaDoParceiro,
  type Parceiro,
} from '@vetlume/dominio/parceiro'
import { CAMPOS_DO_ENDERECO } from '../cadastros/index.ts'
import { precosEmPalavras } from '../servico/index.ts'

type Contato = Parceiro['contatos'][number]

const contatosEmPalavras = (contatos: readonly Contato[]) =>
  contatos.length === 0
    ? 'nenhum'
    : contatos
        .map(({ nome, papel, telefone, email, recebeLaudos, recebeCobrancas }) =>
          [
            papel ? `${nome} (${papel})` : nome,
            telefone ? formatarTelefone(telefone) : '',
            email,
            recebeLaudos ? 'recebe laudos' : '',
            recebeCobrancas ? 'recebe cobranças' : '',
          ]
            .filter(Boolean)
            .join(', '),
        )
        .join('; ')

const dia = (valor: number) => `dia ${valor}`
const grau = escritorDeNumeros({ maximumFractionDigits: 6 })

/** How each field of a clinic reads, in the order of the form. */
export const CAMPOS = {
  nome: { rotulo: 'Nome fantasia' },
  razaoSocial: { rotulo: 'Razão social' },
  documento: { rotulo: 'CNPJ ou CPF', texto: formatarCpfOuCnpj },
  crmvPj: { rotulo: 'CRMV da empresa' },
  telefone: { rotulo: 'Telefone', texto: formatarTelefone },
  email: { rotulo: 'E-mail' },
  contatos: { rotulo: 'Contatos', texto: contatosEmPalavras },
  ...CAMPOS_DO_ENDERECO,
  latitude: { rotulo: 'Latitude', texto: grau },
  longitude: { rotulo: 'Longitude', texto: grau },
  fuso: { rotulo: 'Fuso horário', texto: (valor: string) => ROTULOS_DO_FUSO[valor as Fuso] ?? valor },
  tabelaPreco: { rotulo: 'Tabela de preço' },
  precos: { rotulo: 'Preços próprios', texto: precosEmPalavras },
  modoCobranca: {
    rotulo: 'Cobrança',
    texto: (valor: ModoDeCobrancaDoParceiro) => ROTULOS_DA_COBRANCA_DO_PARCEIRO[valor],
  },
  diaFechamento: { rotulo: 'Fechamento', texto: dia },
  diaVencimento: { rotulo: 'Vencimento', texto: dia },
  limiteCreditoCentavos: { rotulo: 'Limite de crédito', texto: formatarReais },
  comissaoBp: { rotulo: 'Comissão', texto: formatarBasisPoints },
  multaBp: { rotulo: 'Multa por atraso', texto: formatarBasisPoints },
  jurosMesBp: { rotulo: 'Juros ao mês', texto: formatarBasisPoints },
  venceEmDiaDeBanco: { rotulo: 'Vence em dia útil' },
  entregaEmail: { rotulo: 'Entrega por e-mail' },
  entregaWhatsapp: { rotulo: 'Entrega por WhatsApp' },
  entregaAutomatica: { rotulo: 'Entrega automática' },
  avisosAgenda: { rotulo: 'Avisos da agenda por e-mail' },
  observacoes: { rotulo: 'Observações' },
  ativo: { rotulo: 'Ativa' },
} as const
