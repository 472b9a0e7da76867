import { parte } from './parte.tsx'

/** The options of a `ListaSuspensa`, while they are drawn. */
export const Opcoes = parte(async () => (await import('./sobrepostos/opcoes.tsx')).OpcoesAbertas)
