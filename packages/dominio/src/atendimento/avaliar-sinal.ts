import {
  escolherReferencia,
  escreverFonte,
  nivelDe,
  posicaoNoIntervalo,
  ressalvaDe,
  type PacienteDaReferencia,
  type Nivel,
} from '../medidas/index.ts'
import { REFERENCIAS_DOS_SINAIS } from './referencia-dos-sinais.ts'
import { escreverSinal, numeroDoSinal, type SinalVital } from './sinais-vitais.ts'

export interface AvaliacaoDoSinal {
  nivel: Nivel
  situacao: 'DENTRO' | 'ABAIXO' | 'ACIMA'
  /** `80 a 160 bpm`, with how unsure it is: `15 a 30 mpm, a confirmar`. */
  referencia: string
  fonte: string
}

/** How far from what is usual at rest a vital sign of this patient is; null when nothing says. */
export function avaliarSinal(
  sinal: SinalVital,
  valor: number,
  paciente: PacienteDaReferencia,
): AvaliacaoDoSinal | null {
  const doSinal = REFERENCIAS_DOS_SINAIS.filter((linha) => linha.sinal === sinal)
  const { linha } = escolherReferencia(doSinal, paciente)
  if (linha === null) return null
  const { min = 0, max = 0 } = linha.faixa
  const ressalva = ressalvaDe(linha.marca)
  return {
    nivel: nivelDe(valor, linha),
    situacao: posicaoNoIntervalo(valor, linha.faixa),
    referencia: `${numeroDoSinal(sinal, min)} a ${escreverSinal(sinal, max)}${ressalva === null ? '' : `, ${ressalva}`}`,
    fonte: escreverFonte(linha),
  }
}
