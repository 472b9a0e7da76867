import type { Salto } from '../estado/index.ts'

export const ESTADOS_DO_TITULO = [
  'PREVISTO',
  'ABERTO',
  'PARCIAL',
  'PAGO',
  'CANCELADO',
  'ESTORNADO',
  'RENEGOCIADO',
] as const
export type EstadoDoTitulo = (typeof ESTADOS_DO_TITULO)[number]

export const ROTULOS_DO_TITULO: Readonly<Record<EstadoDoTitulo, string>> = {
  PREVISTO: 'Previsto',
  ABERTO: 'Em aberto',
  PARCIAL: 'Pago em parte',
  PAGO: 'Pago',
  CANCELADO: 'Cancelado',
  ESTORNADO: 'Estornado',
  RENEGOCIADO: 'Renegociado',
}

/** A charge of an invoiced clinic, before its closing and within it: no book lists it. */
export type EstadoForaDoLivro = 'A_FATURAR' | 'FATURADO'
/** What the column has. */
export type EstadoGravadoDoTitulo = EstadoDoTitulo | EstadoForaDoLivro

const COM_PAGAMENTO = ['PARCIAL', 'PAGO'] as const satisfies readonly EstadoDoTitulo[]

/** The one table of transitions: every jump that a title makes. A payment, or its reversal, leads where the amounts say. */
export const TRANSICOES_DO_TITULO = {
  quitar: { de: ['ABERTO', ...COM_PAGAMENTO], para: 'PAGO' },
  pagarEmParte: { de: ['ABERTO', ...COM_PAGAMENTO], para: 'PARCIAL' },
  devolverTudo: { de: COM_PAGAMENTO, para: 'ABERTO' },
  cancelar: { de: ['PREVISTO', 'ABERTO', 'PARCIAL', 'A_FATURAR'], para: 'CANCELADO' },
  /** A dispute was won: what had gone back came again. */
  reaver: { de: ['CANCELADO'], para: 'ABERTO' },
  renegociar: { de: ['ABERTO', 'PARCIAL'], para: 'RENEGOCIADO' },
  desfazerAcordo: { de: ['RENEGOCIADO'], para: 'ABERTO' },
  desfazerAcordoPagoEmParte: { de: ['RENEGOCIADO'], para: 'PARCIAL' },
  faturar: { de: ['A_FATURAR'], para: 'FATURADO' },
  sairDoFechamento: { de: ['FATURADO'], para: 'A_FATURAR' },
} as const satisfies Record<string, Salto<EstadoGravadoDoTitulo>>

export type PassoDoTitulo = keyof typeof TRANSICOES_DO_TITULO

/** The most that one title is written for: ten million reais, in centavos. */
export const VALOR_MAXIMO = 1_000_000_000

/** States in which money is still expected. */
export const ESTADOS_A_LIQUIDAR = ['PREVISTO', 'ABERTO', 'PARCIAL'] as const satisfies readonly EstadoDoTitulo[]

export const METODOS_DE_PAGAMENTO = [
  'PIX',
  'CARTAO_CREDITO',
  'CARTAO_DEBITO',
  'BOLETO',
  'DINHEIRO',
  'CONVENIO',
  'CORTESIA',
] as const
export type MetodoDePagamento = (typeof METODOS_DE_PAGAMENTO)[number]

/** How money moves: what is given as a courtesy is a discount, or a title that is cancelled. */
export const METODOS_DA_BAIXA = METODOS_DE_PAGAMENTO.filter((metodo) => metodo !== 'CORTESIA')
export type MetodoDaBaixa = (typeof METODOS_DA_BAIXA)[number]

export const ROTULOS_DO_METODO: Readonly<Record<MetodoDePagamento, string>> = {
  PIX: 'Pix',
  CARTAO_CREDITO: 'Cartão de crédito',
  CARTAO_DEBITO: 'Cartão de débito',
  BOLETO: 'Boleto',
  DINHEIRO: 'Dinheiro',
  CONVENIO: 'Convênio',
  CORTESIA: 'Cortesia',
}

/** Identifier that comes back in the bank statement of a Pix: 22 of the 25 letters and digits that the standard allows. */
export function txidDoTitulo(codigo: string): string {
  return `VL${codigo.replaceAll('-', '').slice(-20).toUpperCase()}`
}

/** That of one Pix for several titles, by a digest in hexadecimal of which they are. */
export function txidDosTitulos(resumo: string): string {
  return `VM${resumo.slice(0, 20).toUpperCase()}`
}
