import type { MotivoDeRecusa } from './recusas.ts'

/** What Mercado Pago answers, by number, to a payment that it did not make: of what each says that is wrong. */
export const CODIGOS_DO_MERCADO_PAGO = {
  TOKEN_INVALIDO: [2006, 2062, 3003, 3006, 3008, 4000],
  CODIGO_DE_SEGURANCA: [224, 3012, 3013],
  NUMERO_INVALIDO: [205, 3015, 3016, 3017],
  CARTAO_VENCIDO: [208, 209, 325, 326, 3018, 3019, 3029, 3030],
  NOME_DO_TITULAR: [221, 316, 3000, 3020, 4094, 4095],
  DOCUMENTO_DO_TITULAR: [212, 213, 214, 322, 323, 324, 2067, 3021, 3022, 3023, 4097, 4098],
  EMAIL_DE_QUEM_PAGA: [4050, 4051],
  CARTAO_NAO_ACEITO: [109, 129, 204, 2131, 3010, 3011, 3014, 3026, 3027, 3028],
  PAGAMENTO_REPETIDO: [801, 2001],
  /** Our address, our credentials, our account or what we wrote: nobody who pays can mend it. */
  INDISPONIVEL: [
    1, 3, 4, 5, 7, 8, 23, 106, 145, 160, 1000, 1001, 2002, 2004, 2007, 2009, 2021, 2034, 2059, 2060, 2072, 2077, 2123,
    3001, 3002, 3004, 3007, 3009, 3025, 4001, 4002, 4003, 4004, 4005, 4006, 4007, 4012, 4013, 4017, 4020, 4021, 4022,
    4029, 4037, 4038, 4039, 4096, 4292, 13253,
  ],
} as const satisfies Partial<Record<MotivoDeRecusa, readonly number[]>>

const POR_CODIGO: ReadonlyMap<string, MotivoDeRecusa> = new Map(
  Object.entries(CODIGOS_DO_MERCADO_PAGO).flatMap(([motivo, codigos]) =>
    codigos.map((codigo) => [String(codigo), motivo as MotivoDeRecusa]),
  ),
)

/**
 * Why it did not make a payment. What the operator has to mend comes first: until then nothing that the person changes is of use. A number
 * that is not known is not guessed at.
 */
export function motivoDoPedidoRecusado(codigos: readonly string[]): MotivoDeRecusa {
  const motivos = codigos.map((codigo) => POR_CODIGO.get(codigo) ?? 'SEM_EXPLICACAO')
  if (motivos.includes('INDISPONIVEL')) return 'INDISPONIVEL'
  return motivos.find((motivo) => motivo !== 'SEM_EXPLICACAO') ?? 'SEM_EXPLICACAO'
}

/** What the operator does about a number, where there is something to be said beyond it. */
const O_QUE_FAZER: Readonly<Record<string, string>> = {
  '3': 'O Access Token é de produção e o pagamento é de teste, ou o contrário.',
  '145': 'Um dos lados é um usuário de teste e o outro, real: confira as credenciais.',
  '160': 'A conta não está liberada para receber: veja as pendências dela no Mercado Pago.',
  '2021': 'A conta não está liberada para receber: veja as pendências dela no Mercado Pago.',
  '2034': 'Um dos lados é um usuário de teste e o outro, real: confira as credenciais.',
  '2060': 'Quem paga é a própria conta que recebe.',
  '4020': 'O endereço dos avisos não é aceito: confira VETLUME_ORIGEM, que precisa ser https e público.',
  '4021': 'O endereço dos avisos é longo demais: confira VETLUME_ORIGEM.',
  '13253': 'A conta não tem chave Pix: cadastre uma no Mercado Pago.',
  CARTAO_GUARDADO: 'A conta não cobra cartão guardado sem o código de segurança: peça a liberação ao Mercado Pago.',
}

/** What was refused, for the operator: never what the provider wrote, which may name who was paying. */
export function problemaDoPedido(codigos: readonly string[]): string {
  const conhecido = codigos.map((codigo) => O_QUE_FAZER[codigo]).find((texto) => texto !== undefined)
  const numeros = codigos.filter((codigo) => /^\d+$/.test(codigo))
  const ditos = numeros.length === 0 ? 'sem dizer o código' : `código ${numeros.join(', ')}`
  return `O Mercado Pago não aceitou um pedido (${ditos}). ${conhecido ?? 'Confira a conta e a configuração.'}`
}
