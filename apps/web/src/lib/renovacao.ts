import type { SessaoDeContexto } from '@vetlume/dominio/sessao'
import { lerCargaDoToken } from '@vetlume/dominio/token'
import { avisoDoFim, ErroDeApi } from './erro-de-api.ts'
import type { Sessao } from './sessao.ts'

/** A token is renewed in the last third of its life, by whoever did something in that same span. */
const FRACAO_DE_RENOVACAO = 1 / 3
const VIDA_PADRAO_MS = 15 * 60_000

export interface DependenciasDaRenovacao {
  sessao: Sessao
  pedirToken: () => Promise<{ token: string; sessao?: SessaoDeContexto | null | undefined }>
  /** Runs one renewal at a time in all tabs of this browser. */
  comTrava: (trabalho: () => Promise<void>) => Promise<void>
  agoraMs: () => number
  /** The session is over: forget it and go to the login page, which shows `aviso`. */
  sair: (aviso?: string) => void
}

export interface Renovacao {
  /** The person did something: typed, clicked, scrolled. */
  registrarAtividade(): void
  /** Called every few seconds: renews for an active person, ends an expired session. */
  verificar(): Promise<void>
}

/** Milliseconds of life left and in all; null when the token cannot be read. */
export function vidaDoToken(token: string | null, agoraMs: number): { restanteMs: number; totalMs: number } | null {
  if (token === null) return null
  try {
    const { exp, iat } = lerCargaDoToken(token)
    if (typeof exp !== 'number') return null
    const totalMs = typeof iat === 'number' ? (exp - iat) * 1000 : VIDA_PADRAO_MS
    return { restanteMs: exp * 1000 - agoraMs, totalMs }
  } catch {
    return null
  }
}

export function criarRenovacao({ sessao, pedirToken, comTrava, agoraMs, sair }: DependenciasDaRenovacao): Renovacao {
  let ultimaAtividadeMs = agoraMs()
  let renovando = false

  const precisaRenovar = (): boolean => {
    const vida = vidaDoToken(sessao.token(), agoraMs())
    return vida !== null && vida.restanteMs > 0 && vida.restanteMs <= vida.totalMs * FRACAO_DE_RENOVACAO
  }

  const renovar = async (): Promise<void> => {
    // Another tab may have renewed while this one waited for its turn.
    if (!precisaRenovar()) return
    const usado = sessao.token()
    try {
      const novo = await pedirToken()
      // Signed out or moved to another company meanwhile: this token is no longer wanted.
      if (sessao.token() === usado) sessao.renovar(novo.token, novo.sessao ?? null)
    } catch (erro) {
      const recusado = erro instanceof ErroDeApi && (erro.status === 401 || erro.status === 403)
      if (recusado && sessao.token() === usado) sair(avisoDoFim(erro))
    }
  }

  return {
    registrarAtividade: () => {
      ultimaAtividadeMs = agoraMs()
    },
    async verificar() {
      if (!sessao.autenticada() || renovando) return
      const vida = vidaDoToken(sessao.token(), agoraMs())
      if (vida === null || vida.restanteMs <= 0) return sair()
      const ativa = agoraMs() - ultimaAtividadeMs <= vida.totalMs * FRACAO_DE_RENOVACAO
      if (!ativa || !precisaRenovar()) return
      renovando = true
      await comTrava(renovar).finally(() => {
        renovando = false
      })
    },
  }
}
