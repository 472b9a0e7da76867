import { permite } from '@vetlume/dominio/permissoes'
import type { PermissaoDePerfil } from '@vetlume/dominio/permissoes'
import { useCallback } from 'react'
import { useSessao } from './use-sessao.ts'

/** Whether the table of permissions lets the person do something here, null being for everybody. */
export type Pode = (permissao: PermissaoDePerfil | null) => boolean

const NENHUM: readonly never[] = []

/** For who asks of many permissions; the server decides each record by itself. */
export function usePermissoes(): Pode {
  const { usuario, cliente, clinica } = useSessao()
  const perfis = (cliente ?? clinica)?.perfis ?? usuario?.perfis ?? NENHUM
  const papel = cliente?.papel?.permissoes
  return useCallback((permissao) => permissao === null || permite({ perfis, papel }, permissao), [perfis, papel])
}

/** Whether the table of permissions lets the person do this here, null being for everybody; the server decides each record by itself. */
export const usePode = (permissao: PermissaoDePerfil | null): boolean => usePermissoes()(permissao)
