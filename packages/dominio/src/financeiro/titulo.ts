import type { Centavos } from '../dinheiro/index.ts'
import type { Dia } from '../tempo/index.ts'

export const ESTADOS_DO_TITULO = ['PREVISTO', 'ABERTO', 'PARCIAL', 'PAGO', 'CANCELADO', 'ESTORNADO'] as const
export type EstadoDoTitulo = (typeof ESTADOS_DO_TITULO)[number]

export const ROTULOS_DO_TITULO: Readonly<Record<EstadoDoTitulo, string>> = {
  PREVISTO: 'Previsto',
  ABERTO: 'Em aberto',
  PARCIAL: 'Pago em parte',
  PAGO: 'Pago',
  CANCELADO: 'Cancelado',
  ESTORNADO: 'Estornado',
}

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

export const ROTULOS_DO_METODO: Readonly<Record<MetodoDePagamento, string>> = {
  PIX: 'Pix',
  CARTAO_CREDITO: 'Cartão de crédito',
  CARTAO_DEBITO: 'Cartão de débito',
  BOLETO: 'Boleto',
  DINHEIRO: 'Dinheiro',
  CONVENIO: 'Convênio',
  CORTESIA: 'Cortesia',
}

function aLiquidar(estado: EstadoDoTitulo): boolean {
  const abertos: readonly EstadoDoTitulo[] = ESTADOS_A_LIQUIDAR
  return abertos.includes(estado)
}

type Valores = {
  readonly estado: EstadoDoTitulo
  readonly valor: Centavos
  readonly desconto: Centavos
  readonly acrescimo: Centavos
  readonly pago: Centavos
}

/** What is still to be paid, in centavos; zero once paid, cancelled or reversed. */
export function saldoDoTitulo({ estado, valor, desconto, acrescimo, pago }: Valores): Centavos {
  return aLiquidar(estado) ? valor - desconto + acrescimo - pago : 0
}

/** "Vencido" is derived, never stored: still owed after the due day, in the company's zone. */
export function estaVencido(estado: EstadoDoTitulo, vencimento: Dia, hoje: Dia): boolean {
  return aLiquidar(estado) && vencimento < hoje
}

/** Identifier that comes back in the bank statement of a Pix: 22 of the 25 letters and digits that the standard allows. */
export function txidDoTitulo(codigo: string): string {
  return `VL${codigo.replaceAll('-', '').slice(-20).toUpperCase()}`
}
