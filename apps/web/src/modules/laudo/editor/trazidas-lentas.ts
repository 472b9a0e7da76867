import { parte } from '../../../ui/parte.tsx'

/** Only a laudo with something of an earlier exam downloads it. */
export const TrazidasLentas = parte(async () => (await import('./trazidas.tsx')).Trazidas)
