import type { Sessao } from '../../lib/sessao.ts'
import type { ApiDeSessao, Associacao } from './contexto.ts'

/** Accepts an invitation of who is signed in, who is more from then on. Answers where it leads. */
export async function aceitarMeuConvite(codigo: string, api: ApiDeSessao, sessao: Sessao): Promise<Associacao> {
  const { tipo, lugar, perfis } = await api('POST /conta/convites/:codigo/aceitar', { codigo })
  const { usuario } = sessao.estado()
  if (usuario !== null) sessao.trocarUsuario({ ...usuario, perfis })
  return { tipo, ...lugar, detalhe: null }
}
