import { parte } from './parte.tsx'

/** A small window under what was pressed, while it is drawn: a filter, a calendar, the notices. */
export const Flutuante = parte(async () => (await import('./sobrepostos/flutuante.tsx')).FlutuanteAberto)
