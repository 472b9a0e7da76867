import type { Perfil } from '@vetlume/dominio/menu'
import { api, sessao } from '../../../lib/navegador.ts'
import { trocarPerfis } from '../../sessao/index.ts'

/** Who was using it for free has the whole product once it is paid. The token of before still serves what it served, so nothing is lost on the way. */
export async function entrarComoAssinante(): Promise<void> {
  const { usuario, cliente } = sessao.estado()
  if (usuario === null || cliente === null || !cliente.perfis.includes('CLIENTE_BASE')) return
  const perfis = usuario.perfis.map((perfil): Perfil => (perfil === 'CLIENTE_BASE' ? 'CLIENTE' : perfil))
  sessao.trocarToken((await api('POST /auth/renovar', {}, { publico: true })).token)
  await trocarPerfis(perfis, api, sessao)
}
