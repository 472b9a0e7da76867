import { useDeferredValue } from 'react'
import { useAosPoucos } from '../../lib/use-aos-poucos.ts'

/** What a tall screen shows. */
const A_VISTA = 20

/** The rows to draw now: those in sight first, and no others of a later answer while something is being typed. */
export const useLinhas = <T>(itens: readonly T[]): readonly T[] => useAosPoucos(useDeferredValue(itens), A_VISTA)
