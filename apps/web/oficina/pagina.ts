import type { ComponentType } from 'react'

/** A page of the workshop: what it is about, and each of its states, which the tests of the kit open by name. */
export interface PaginaDaOficina {
  titulo: string
  estados: Readonly<Record<string, ComponentType>>
  /** What floats over the whole page: one state at a time, in one scheme. */
  porCima?: boolean
}

export const definirPagina = <const E extends Readonly<Record<string, ComponentType>>>(
  titulo: string,
  estados: E,
  opcoes: Pick<PaginaDaOficina, 'porCima'> = {},
) => ({ titulo, estados, ...opcoes })
