import type { CamposComErro } from '../erros/index.ts'
import { normalizarBusca } from '../formatos/index.ts'
import { ESPECIES_DE_REFERENCIA, type EspecieDeReferencia } from '../medidas/index.ts'

/** Beats and breaths a minute, tenths of °C, mmHg. */
export const SINAIS_VITAIS = [
  'frequenciaCardiaca',
  'frequenciaRespiratoria',
  'temperaturaDecimos',
  'pressaoSistolica',
] as const
export type SinalVital = (typeof SINAIS_VITAIS)[number]
export type SinaisVitais = Readonly<Record<SinalVital, number | null>>

type Faixa = readonly [minimo: number, maximo: number]
type Faixas = Readonly<Record<SinalVital, Faixa>>

const faixas = (...[cardiaca, respiratoria, temperatura, pressao]: readonly [Faixa, Faixa, Faixa, Faixa]): Faixas => ({
  frequenciaCardiaca: cardiaca,
  frequenciaRespiratoria: respiratoria,
  temperaturaDecimos: temperatura,
  pressaoSistolica: pressao,
})

/** Of a patient whose species has none of its own. */
const DE_QUALQUER_ESPECIE = faixas([3, 1_200], [1, 500], [50, 470], [20, 400])

/**
 * What a live patient can have, however ill: the limits catch a slip of the hand (98 °F, a decimal left out, another
 * species), they do not say what is normal. A reptile is as warm as the day; a small bird's heart beats a thousand times.
 */
const POR_ESPECIE: Readonly<Record<EspecieDeReferencia, Faixas>> = {
  CANINA: faixas([20, 350], [4, 400], [250, 440], [30, 350]),
  FELINA: faixas([40, 400], [4, 300], [250, 440], [30, 350]),
  EQUINA: faixas([10, 300], [2, 200], [280, 430], [30, 350]),
  AVES: faixas([40, 1_200], [3, 400], [300, 460], [30, 400]),
  LAGOMORFOS: faixas([60, 500], [8, 400], [280, 440], [30, 300]),
  ROEDORES: faixas([60, 900], [8, 500], [250, 440], [30, 300]),
  REPTEIS: faixas([3, 300], [1, 200], [50, 450], [20, 300]),
  OUTROS: DE_QUALQUER_ESPECIE,
}

const PELO_NOME = new Map(ESPECIES_DE_REFERENCIA.map((especie) => [especie.toLowerCase(), POR_ESPECIE[especie]]))

/** `especie`: its name, in any case and with or without accents; null while there is no patient. */
export function faixaDoSinal(sinal: SinalVital, especie: string | null): Faixa {
  const daEspecie = especie === null ? undefined : PELO_NOME.get(normalizarBusca(especie))
  return (daEspecie ?? DE_QUALQUER_ESPECIE)[sinal]
}

const UNIDADES: Readonly<Record<SinalVital, string>> = {
  frequenciaCardiaca: 'bpm',
  frequenciaRespiratoria: 'mpm',
  temperaturaDecimos: '°C',
  pressaoSistolica: 'mmHg',
}

export const numeroDoSinal = (sinal: SinalVital, valor: number): string =>
  sinal === 'temperaturaDecimos' ? `${Math.trunc(valor / 10)},${valor % 10}` : String(valor)

/** `39,2 °C`. */
export const escreverSinal = (sinal: SinalVital, valor: number): string =>
  `${numeroDoSinal(sinal, valor)} ${UNIDADES[sinal]}`

/** `25,0 a 44,0 °C`. */
export function escreverFaixa(sinal: SinalVital, especie: string | null): string {
  const [minimo, maximo] = faixaDoSinal(sinal, especie)
  return `${numeroDoSinal(sinal, minimo)} a ${escreverSinal(sinal, maximo)}`
}

/** The fields whose value no patient of that species has. */
export function conferirSinaisVitais(sinais: Partial<SinaisVitais>, especie: string | null): CamposComErro {
  const fora = SINAIS_VITAIS.filter((sinal) => {
    const valor = sinais[sinal] ?? null
    const [minimo, maximo] = faixaDoSinal(sinal, especie)
    return valor !== null && (valor < minimo || valor > maximo)
  })
  return Object.fromEntries(
    fora.map((sinal) => [sinal, `Confira: nesta espécie, de ${escreverFaixa(sinal, especie)}.`]),
  )
}
