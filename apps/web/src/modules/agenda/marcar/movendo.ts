import { criarLoja } from '../../../lib/loja.ts'

/** How many changes of the calendar are on their way: shown already, not yet answered. */
export const movendo = criarLoja(0)
