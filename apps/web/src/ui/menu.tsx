import { sobreposto } from './sobreposto.tsx'

export type { ItemDoMenu } from './sobrepostos/tipos.ts'

/** Actions under the button that opened them, while it is drawn. */
export const Menu = sobreposto(async () => (await import('./sobrepostos/menu.tsx')).MenuAberto)
