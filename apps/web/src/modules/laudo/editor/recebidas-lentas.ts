import { parte } from '../../../ui/parte.tsx'

/** Comes after the editor, which is what the person waits for. */
export const RecebidasLentas = parte(async () => (await import('./recebidas-do-laudo.tsx')).RecebidasDoLaudo)
