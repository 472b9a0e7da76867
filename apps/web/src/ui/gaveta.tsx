import { parte } from './parte.tsx'

/** What stands beside the page, over it, while it is drawn. */
export const Gaveta = parte(async () => (await import('./sobrepostos/gaveta.tsx')).GavetaAberta)
