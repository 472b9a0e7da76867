import { useCallback, useEffect, useRef, useState } from 'react'
import { sessao } from './navegador.ts'
import { bancoDoNavegador, criarRascunhos } from './rascunho.ts'
import type { Rascunho } from './rascunho.ts'

const ESPERA_MS = 800

/** Whose what is kept is: a person, where they work. */
export function donoDosRascunhos(): string {
  const { usuario, cliente, clinica } = sessao.estado()
  return `${usuario?.codigo ?? 'anonimo'}:${(cliente ?? clinica)?.codigo ?? 'plataforma'}`
}

export const rascunhos = criarRascunhos(bancoDoNavegador(), donoDosRascunhos, () => Date.now())

export interface UsoDeRascunho<T> {
  /** Draft found when the screen opened, until it is taken or thrown away. `undefined` while it is being looked for. */
  encontrado: Rascunho<T> | null | undefined
  /** Keeps `dados` a moment after the last call. */
  guardar: (dados: T) => void
  /** After saving, or when the person prefers what is on the server. */
  descartar: () => void
  /** The person took the draft: it stays stored, but is no longer offered. */
  aceitar: () => void
}

/** Draft of one screen, e.g. `laudo:<codigo>`. Writes are spaced; the last one is flushed when the page is hidden. */
export function useRascunho<T>(chave: string): UsoDeRascunho<T> {
  const [busca, definirBusca] = useState<{ chave: string; rascunho: Rascunho<T> | null } | null>(null)
  const encontrado = busca?.chave === chave ? busca.rascunho : undefined
  const pendente = useRef<{ temporizador: ReturnType<typeof setTimeout>; gravar: () => void } | null>(null)

  const concluirPendente = useCallback((gravar: boolean) => {
    if (pendente.current === null) return
    clearTimeout(pendente.current.temporizador)
    if (gravar) pendente.current.gravar()
    pendente.current = null
  }, [])

  useEffect(() => {
    let vivo = true
    const achar = (rascunho: Rascunho<T> | null) => {
      if (vivo) definirBusca({ chave, rascunho })
    }
    rascunhos.ler<T>(chave).then(achar, () => achar(null))
    const aoEsconder = () => document.visibilityState === 'hidden' && concluirPendente(true)
    document.addEventListener('visibilitychange', aoEsconder)
    return () => {
      vivo = false
      document.removeEventListener('visibilitychange', aoEsconder)
      concluirPendente(true)
    }
  }, [chave, concluirPendente])

  const guardar = useCallback(
    (dados: T) => {
      concluirPendente(false)
      const gravar = () => void rascunhos.guardar(chave, dados).catch(() => undefined)
      const temporizador = setTimeout(() => concluirPendente(true), ESPERA_MS)
      pendente.current = { temporizador, gravar }
    },
    [chave, concluirPendente],
  )
  const descartar = useCallback(() => {
    concluirPendente(false)
    definirBusca({ chave, rascunho: null })
    void rascunhos.descartar(chave).catch(() => undefined)
  }, [chave, concluirPendente])
  const aceitar = useCallback(() => definirBusca({ chave, rascunho: null }), [chave])
  return { encontrado, guardar, descartar, aceitar }
}
