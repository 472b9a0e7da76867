import { useDeferredValue } from 'react'

/** What a tall screen shows. */
const A_VISTA = 20

/** The rows that are in sight first; the others as soon as the browser has a moment, without holding what is typed. */
export const useAosPoucos = <T>(itens: readonly T[]): readonly T[] => useDeferredValue(itens, itens.slice(0, A_VISTA))
