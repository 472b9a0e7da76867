import type { Perfil } from '@vetlume/dominio/menu'
import type { Sessao } from '../../lib/sessao.ts'
import { entrarNaAssociacao, type ApiDeSessao } from './contexto.ts'

/** The person has other profiles from now on: the token in use knows nothing of it, the next one, asked for at once, does. */
export async function trocarPerfis(perfis: readonly Perfil[], api: ApiDeSessao, sessao: Sessao): Promise<void> {
  const { usuario, cliente } = sessao.estado()
  if (usuario === null || cliente === null) return
  const com = { ...usuario, perfis: [...new Set(perfis)] }
  sessao.trocarUsuario(com)
  await entrarNaAssociacao(
    { tipo: 'cliente', codigo: cliente.codigo, nome: cliente.nome, detalhe: null },
    com,
    api,
    sessao,
  )
}
