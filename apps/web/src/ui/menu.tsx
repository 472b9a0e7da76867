import { parte } from './parte.tsx'

export type { ItemDoMenu } from './sobrepostos/tipos.ts'

/** Actions under the button that opened them, while it is drawn. */
export const Menu = parte(async () => (await import('./sobrepostos/menu.tsx')).MenuAberto)
