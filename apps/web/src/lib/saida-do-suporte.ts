import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import { avisoDoFim, ErroDeApi } from './erro-de-api.ts'
import type { Sessao } from './sessao.ts'

export interface DependenciasDaSaida {
  pedirToken: () => Promise<string>
  /** Ends the support on the server, which answers who the person is outside of the company. */
  pedirSaida: () => Promise<{ token: string; user: UsuarioDaSessao }>
  sessao: Sessao
  sair: (aviso?: string) => void
  /** The screens start again, with nothing of the company in memory. */
  recomecar: () => void
}

/**
 * Back to the platform, with everything that was seen in the company forgotten. Requests refused together leave once. Where
 * the network fails, or the page is left on the way, the session stands: the next refused request tries again.
 */
export function criarSaidaDoSuporte({ pedirToken, pedirSaida, sessao, sair, recomecar }: DependenciasDaSaida) {
  let saindo: Promise<void> | null = null
  const deixar = async () => {
    try {
      sessao.trocarToken(await pedirToken())
      sessao.entrar(await pedirSaida())
      recomecar()
    } catch (erro) {
      saindo = null
      if (erro instanceof ErroDeApi && (erro.status === 401 || erro.status === 403)) sair(avisoDoFim(erro))
    }
  }
  return (): Promise<void> => (saindo ??= deixar())
}
