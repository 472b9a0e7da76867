import { normalizarBusca } from '../formatos/index.ts'

export type BiometriaFetal = 'CAVIDADE_CORIONICA' | 'DIAMETRO_BIPARIETAL'

/** (constant − millimetres) / divisor = days before parturition, which holds from `de` to `ate` of them. */
interface Linha {
  readonly constante: number
  readonly divisor: number
  readonly de: number
  readonly ate: number
}
type Tabela = Readonly<Record<BiometriaFetal, Linha>>

const tabela = (
  [constante, divisor, de, ate]: readonly [number, number, number, number],
  dbp: readonly [number, number, number, number],
): Tabela => ({
  CAVIDADE_CORIONICA: { constante, divisor, de, ate },
  DIAMETRO_BIPARIETAL: { constante: dbp[0], divisor: dbp[1], de: dbp[2], ate: dbp[3] },
})

/** Beccaglia et al. of the queen. */
const GATA = tabela([62.03, 1.1, 26, 39], [23.39, 0.47, 0, 32])
/** By the weight before pregnancy: small and medium, Luvoni & Grioni 2000; large and giant, Alonge et al. 2016. */
const CADELAS: readonly { ateKg: number; tabela: Tabela }[] = [
  { ateKg: 10, tabela: tabela([68.68, 1.53, 21, 42], [25.11, 0.61, 1, 37]) },
  { ateKg: 25, tabela: tabela([82.13, 1.8, 21, 42], [29.18, 0.7, 1, 37]) },
  { ateKg: 40, tabela: tabela([105.1, 2.5, 26, 42], [30, 0.8, 2, 30]) },
  { ateKg: Infinity, tabela: tabela([88.1, 1.9, 25, 40], [29, 0.7, 1, 35]) },
]

function tabelaDe({ especie, pesoKg }: { especie: string; pesoKg: number | null }): Tabela | null {
  const nome = normalizarBusca(especie)
  if (nome === 'felina') return GATA
  if (nome !== 'canina' || pesoKg === null || !(pesoKg > 0)) return null
  return CADELAS.find(({ ateKg }) => pesoKg <= ateKg)?.tabela ?? null
}

export interface DiasParaOParto {
  readonly dias: number
  /** The age is one at which the measure was studied. */
  readonly naJanela: boolean
}

/** Days before parturition that a measure of the conceptuses gives, in millimetres; null where no table is for the mother. */
export function diasParaOParto(
  qual: BiometriaFetal,
  milimetros: number,
  mae: { especie: string; pesoKg: number | null },
): DiasParaOParto | null {
  const linha = tabelaDe(mae)?.[qual]
  if (linha === undefined) return null
  const dias = (linha.constante - milimetros) / linha.divisor
  const inteiros = Math.round(dias)
  return { dias, naJanela: inteiros >= linha.de && inteiros <= linha.ate }
}
