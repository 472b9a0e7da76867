export const PERFIS = ['ADMIN', 'CLIENTE', 'CLIENTE_BASE', 'ESPECIALISTA', 'PARCEIRO'] as const
export type Perfil = (typeof PERFIS)[number]

/** The menu of a person without any profile. */
export const PERFIL_PADRAO: Perfil = 'CLIENTE'
