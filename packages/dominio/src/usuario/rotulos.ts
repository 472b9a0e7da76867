import type { Perfil } from '../menu/index.ts'

export const ROTULOS_DE_PERFIL: Readonly<Record<Perfil, string>> = {
  ADMIN: 'Administrador',
  CLIENTE: 'Cliente',
  CLIENTE_BASE: 'Cliente do plano grátis',
  ESPECIALISTA: 'Especialista',
  PARCEIRO: 'Clínica parceira',
}
