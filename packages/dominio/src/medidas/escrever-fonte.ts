import type { Proveniencia } from './referencia.ts'

const RESSALVAS = { M: 'a confirmar', D: 'limite derivado' } as const

const RESSALVA = (marca: Proveniencia['marca']) => (marca === 'M' || marca === 'D' ? ` (${RESSALVAS[marca]})` : '')

/** The source as it is shown beside a value and printed under the laudo, with how sure it is and when it does not hold. */
export function escreverFonte({ fonte, doi, marca, nota }: Proveniencia): string {
  const completa = `${fonte}${doi === undefined ? '' : `, doi ${doi}`}${RESSALVA(marca)}`
  return nota === undefined ? completa : `${completa}. ${nota.replace(/\.$/, '')}`
}
