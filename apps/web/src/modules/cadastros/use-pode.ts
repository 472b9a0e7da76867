import { perfilPermite } from '@vetlume/dominio/permissoes'
import type { PermissaoDePerfil } from '@vetlume/dominio/permissoes'
import { useSessao } from '../../lib/use-sessao.ts'

/** Whether the table of permissions lets the person do this here; the server decides each record by itself. */
export function usePode(permissao: PermissaoDePerfil): boolean {
  const { usuario, cliente, clinica } = useSessao()
  return perfilPermite((cliente ?? clinica)?.perfis ?? usuario?.perfis ?? [], permissao)
}
