import type { Perfil } from '../menu/index.ts'

export const DIGITOS_DO_CODIGO = 6
/** Seconds that a code is on show. */
export const PASSO_SEGUNDOS = 30
/** Steps before and after the present one that are taken too: clocks of phones drift. */
export const JANELA_DE_PASSOS = 1
export const QUANTOS_CODIGOS_DE_RECUPERACAO = 10
/** Minutes to prove a new device before its key is forgotten. */
export const MINUTOS_PARA_CONFIRMAR = 15

/** Who runs the platform and who signs: in production they work with a second factor or not at all. */
export const PERFIS_COM_SEGUNDO_FATOR = ['ADMIN', 'ESPECIALISTA'] as const satisfies readonly Perfil[]
