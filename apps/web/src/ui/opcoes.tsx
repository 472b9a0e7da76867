import { sobreposto } from './sobreposto.tsx'

/** The options of a `ListaSuspensa`, while they are drawn. */
export const Opcoes = sobreposto(async () => (await import('./sobrepostos/opcoes.tsx')).OpcoesAbertas)
