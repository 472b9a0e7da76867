import type { Proveniencia } from './referencia.ts'

const RESSALVAS = { M: 'a confirmar', D: 'limite derivado' } as const

/** How unsure a reference is, beside what it says; null when it was read in its source. */
export const ressalvaDe = (marca: Proveniencia['marca']): string | null =>
  marca === 'M' || marca === 'D' ? RESSALVAS[marca] : null

/** The source as it is shown beside a value and printed under the laudo, with how sure it is and when it does not hold. */
export function escreverFonte({ fonte, doi, marca, nota }: Proveniencia): string {
  const ressalva = ressalvaDe(marca)
  const completa = `${fonte}${doi === undefined ? '' : `, doi ${doi}`}${ressalva === null ? '' : ` (${ressalva})`}`
  return nota === undefined ? completa : `${completa}. ${nota.replace(/\.$/, '')}`
}
