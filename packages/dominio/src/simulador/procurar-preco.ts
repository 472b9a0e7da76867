import { formatarBasisPoints, type Centavos } from '../dinheiro/index.ts'
import { cobradoPor, contribuicaoPor, levadoDoPreco, linhasDoPreco } from './conta.ts'
import type { Partes } from './partes.ts'

/** A number, or the sentence that says why there is none. */
export type Resposta =
  | { readonly valor: number; readonly porque: null }
  | { readonly valor: null; readonly porque: string }

export const responder = (valor: number): Resposta => ({ valor, porque: null })
export const semResposta = (porque: string): Resposta => ({ valor: null, porque })

/** Beyond it, the answer is a mistake in what was typed. */
export const PRECO_MAXIMO_PROCURADO: Centavos = 100_000_000

/**
 * How much of the month is left beyond the wanted margin at a price, times ten thousand. The specialist's fixed amount counts
 * whole: a price that does not pay it is no answer, though the rule of repasse would cut it.
 */
function folga(partes: Partes, margemBp: number, preco: Centavos): bigint {
  const { exames, fixos, regra } = partes
  const cobrado = cobradoPor(partes, preco)
  const cortado = regra?.tipo === 'VALOR' ? regra.centavos - repasseEm(partes, cobrado) : 0
  const resultado = exames * (contribuicaoPor(partes, cobrado) - cortado) - fixos
  return BigInt(resultado) * 10_000n - BigInt(margemBp) * BigInt(exames * cobrado)
}

const repasseEm = (partes: Partes, cobrado: Centavos): Centavos =>
  linhasDoPreco(partes, cobrado).reduce((soma, { tipo, centavos }) => (tipo === 'REPASSE' ? soma + centavos : soma), 0)

/** Centavos by which the roundings of one exam (surcharge, taxes, two fees, repasse) may stray from a straight line, and to spare. */
const DESVIO = 4

/**
 * The lowest price that leaves at least `margemBp` of what is charged in the month; none below it does. Each amount is rounded
 * to the centavo, so that the folga wavers around a line: halving finds where it is surely short, walking finds the first that is not.
 */
export function menorPreco(partes: Partes, margemBp: number): Resposta {
  const livre = 100_000_000 - levadoDoPreco(partes) - margemBp * 10_000
  if (livre < 10_000) {
    const levado = formatarBasisPoints(Math.round(levadoDoPreco(partes) / 10_000))
    return semResposta(
      margemBp === 0
        ? `Impostos, taxas e repasse levam ${levado} do preço: nenhum preço paga os custos.`
        : `Impostos, taxas e repasse levam ${levado} do preço, e a margem pede ${formatarBasisPoints(margemBp)}: juntos não cabem em 100%.`,
    )
  }
  const curto = -BigInt(2 * DESVIO * partes.exames) * 10_000n
  let [abaixo, acima] = [-1, PRECO_MAXIMO_PROCURADO]
  if (folga(partes, margemBp, acima) < 0n) return semResposta('O preço passaria de R$ 1 milhão. Confira os custos.')
  while (acima - abaixo > 1) {
    const meio = Math.floor((abaixo + acima) / 2)
    if (folga(partes, margemBp, meio) < curto) abaixo = meio
    else acima = meio
  }
  let preco = acima
  while (folga(partes, margemBp, preco) < 0n) preco += 1
  return responder(preco)
}
