import type { Bloco } from './leito.ts'

/** Hours that a grid draws when nothing asks for more: a common working day, with room around it. */
const DE_PADRAO = 7
const ATE_PADRAO = 19

/** First and last hour to draw, 0 to 24: all that is worked or booked, and the common day. */
export function horasVisiveis(blocos: Iterable<Bloco>, inteiro: boolean): { de: number; ate: number } {
  let [de, ate] = inteiro ? [0, 24] : [DE_PADRAO, ATE_PADRAO]
  for (const { inicio, fim } of blocos) {
    de = Math.min(de, Math.floor(inicio / 60))
    ate = Math.max(ate, Math.ceil(fim / 60))
  }
  return { de: Math.max(0, de), ate: Math.min(24, ate) }
}
