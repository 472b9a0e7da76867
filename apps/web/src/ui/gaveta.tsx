import { sobreposto } from './sobreposto.tsx'

/** What stands beside the page, over it, while it is drawn. */
export const Gaveta = sobreposto(async () => (await import('./sobrepostos/gaveta.tsx')).GavetaAberta)
