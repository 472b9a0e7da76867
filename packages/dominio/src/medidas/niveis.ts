import type { Faixas, Intervalo } from './referencia.ts'

/** How far from normal a value is. `CRITICO` only where the reference gives it. */
export const NIVEIS = ['NORMAL', 'ATENCAO', 'ALTERADO', 'CRITICO'] as const
export type Nivel = (typeof NIVEIS)[number]

export const ROTULOS_DO_NIVEL: Readonly<Record<Nivel, string>> = {
  NORMAL: 'normal',
  ATENCAO: 'atenção',
  ALTERADO: 'alterado',
  CRITICO: 'crítico',
}

export function posicaoNoIntervalo(valor: number, intervalo: Intervalo): 'DENTRO' | 'ABAIXO' | 'ACIMA' {
  const { min = -Infinity, max = Infinity, minExclusivo, maxExclusivo } = intervalo
  if (valor < min || (minExclusivo && valor === min)) return 'ABAIXO'
  if (valor > max || (maxExclusivo && valor === max)) return 'ACIMA'
  return 'DENTRO'
}

const cabe = (valor: number, intervalo: Intervalo) => posicaoNoIntervalo(valor, intervalo) === 'DENTRO'

export function nivelDe(valor: number, { faixa, atencao, alterado }: Faixas): Nivel {
  if (cabe(valor, faixa)) return 'NORMAL'
  if (atencao !== undefined && cabe(valor, atencao)) return 'ATENCAO'
  return alterado === undefined || cabe(valor, alterado) ? 'ALTERADO' : 'CRITICO'
}
