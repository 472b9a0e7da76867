import { aplicarBasisPoints, dividirCentavos, ratear, type Centavos } from '../dinheiro/index.ts'
import { diaDeBancoDesde, type Dia } from '../tempo/index.ts'
import type { MetodoDePagamento } from './titulo.ts'

/** What a company agreed with who takes its cards: rates in basis points, and days until the money arrives. */
export interface CondicoesDoCartao {
  taxaDebitoBp: number
  /** Of credit at once. */
  taxaCreditoBp: number
  /** From 2 to 6 instalments. */
  taxaAte6Bp: number
  /** From 7 to 12. */
  taxaAte12Bp: number
  diasDoDebito: number
  /** Of each instalment: the second one takes twice as long. */
  diasDoCredito: number
}

export const MAXIMO_DE_PARCELAS_NO_CARTAO = 12
const POUCAS_PARCELAS = 6

export const ehCartao = (metodo: MetodoDePagamento): metodo is 'CARTAO_CREDITO' | 'CARTAO_DEBITO' =>
  metodo === 'CARTAO_CREDITO' || metodo === 'CARTAO_DEBITO'

/** The rate of a kind of card, in basis points; none where no card is. */
export function taxaDoCartao(condicoes: CondicoesDoCartao, metodo: MetodoDePagamento, parcelas: number): number {
  if (!ehCartao(metodo)) return 0
  if (metodo === 'CARTAO_DEBITO') return condicoes.taxaDebitoBp
  if (parcelas === 1) return condicoes.taxaCreditoBp
  return parcelas <= POUCAS_PARCELAS ? condicoes.taxaAte6Bp : condicoes.taxaAte12Bp
}

export interface RecebimentoNoCartao {
  valorCentavos: Centavos
  /** What is kept of all of it; left out, what the rate says. */
  taxaCentavos?: Centavos
  metodo: 'CARTAO_CREDITO' | 'CARTAO_DEBITO'
  parcelas: number
  pagoEm: Dia
}

export interface ParcelaDoCartao {
  valorCentavos: Centavos
  taxaCentavos: Centavos
  liquidaEm: Dia
}

const depoisDe = (dia: Dia, dias: number): Dia =>
  dias === 0 ? dia : diaDeBancoDesde(Temporal.PlainDate.from(dia).add({ days: dias }).toString())

/** What arrives of a receipt by card, and when: amounts and fees add up to those of the receipt, each on a day on which banks open. */
export function parcelasDoCartao(
  { valorCentavos, metodo, parcelas, pagoEm, ...recebimento }: RecebimentoNoCartao,
  condicoes: CondicoesDoCartao,
): ParcelaDoCartao[] {
  const total = recebimento.taxaCentavos ?? aplicarBasisPoints(valorCentavos, taxaDoCartao(condicoes, metodo, parcelas))
  const valores = dividirCentavos(valorCentavos, parcelas)
  const taxas = ratear(total, valores)
  const dias = metodo === 'CARTAO_DEBITO' ? condicoes.diasDoDebito : condicoes.diasDoCredito
  return valores.map((valor, i) => ({
    valorCentavos: valor,
    taxaCentavos: taxas[i] ?? 0,
    liquidaEm: depoisDe(pagoEm, dias * (i + 1)),
  }))
}

/** Why this cannot be received in so many instalments; null when it can. */
export function recusaDasParcelas(metodo: MetodoDePagamento, parcelas: number, valorCentavos: Centavos): string | null {
  if (parcelas === 1) return null
  if (metodo !== 'CARTAO_CREDITO') return 'Só o cartão de crédito é parcelado.'
  return valorCentavos < parcelas ? 'São parcelas demais para este valor.' : null
}

interface PagamentoNaConta {
  codigo: string
  parcela: number | null
  parcelas: number | null
  criadoEm: string
  estorno: boolean
  estornado: boolean
}

/** The other instalments of the same receipt by card that still stand, among the payments of an account. */
export const outrasParcelas = <P extends PagamentoNaConta>(pagamentos: readonly P[], uma: P): P[] =>
  uma.parcela === null
    ? []
    : pagamentos.filter(
        ({ codigo, criadoEm, parcelas, estorno, estornado }) =>
          codigo !== uma.codigo && criadoEm === uma.criadoEm && parcelas === uma.parcelas && !estorno && !estornado,
      )
