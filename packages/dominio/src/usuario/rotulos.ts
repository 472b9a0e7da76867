import type { Perfil } from '../menu/index.ts'

export const ROTULOS_DE_PERFIL: Readonly<Record<Perfil, string>> = {
  ADMIN: 'Administrador',
  CLIENTE: 'Cliente',
  CLIENTE_BASE: 'Cliente do plano grátis',
  ESPECIALISTA: 'Especialista',
  PARCEIRO: 'Clínica parceira',
}

/** Invited: has not accepted yet. Inactive: deactivated, or the invitation was cancelled. */
export const ESTADOS_DO_USUARIO = ['CONVIDADO', 'ATIVO', 'INATIVO'] as const
export type EstadoDoUsuario = (typeof ESTADOS_DO_USUARIO)[number]

export const ROTULOS_DO_ESTADO: Readonly<Record<EstadoDoUsuario, string>> = {
  CONVIDADO: 'Convidado',
  ATIVO: 'Ativo',
  INATIVO: 'Inativo',
}
