import { perfilPermite } from '@vetlume/dominio/permissoes'
import type { PermissaoDePerfil } from '@vetlume/dominio/permissoes'
import { useSessao } from './use-sessao.ts'

/** Whether the table of permissions lets the person do this here, null being for everybody; the server decides each record by itself. */
export function usePode(permissao: PermissaoDePerfil | null): boolean {
  const { usuario, cliente, clinica } = useSessao()
  return permissao === null || perfilPermite((cliente ?? clinica)?.perfis ?? usuario?.perfis ?? [], permissao)
}
