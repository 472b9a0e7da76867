import { permite } from '@vetlume/dominio/permissoes'
import type { SessaoDeContexto } from '@vetlume/dominio/sessao'

/** Where a company sees and changes its own record: the menu does not lead there. */
export const MINHA_EMPRESA = { to: '/cadastro/cliente', search: {} } as const

/** Whether the person works for the company in use, and not in a partner clinic or only as a specialist. */
export const veMinhaEmpresa = (cliente: SessaoDeContexto | null): boolean =>
  cliente !== null && permite({ perfis: cliente.perfis, papel: cliente.papel?.permissoes }, 'cliente:ler')
