import { useEffect, useMemo, useState } from 'react'

export type Resposta<T> = { tipo: 'espera' } | { tipo: 'pronta'; valor: T } | { tipo: 'falhou'; erro: unknown }

const ESPERA = { tipo: 'espera' } as const

/**
 * Asks once for each `pedir`, which must be stable, and again when told to; the answer to an older question is thrown
 * away. Null asks nothing. For pages that have no query cache, and for answers that must not be cached.
 */
export function usePedido<T>(pedir: ((sinal: AbortSignal) => Promise<T>) | null): {
  resposta: Resposta<T>
  repetir: () => void
} {
  const [vez, definirVez] = useState({})
  const [guardada, guardar] = useState<{ pedido: object; resposta: Resposta<T> } | null>(null)
  const pedido = useMemo(() => ({ pedir, vez }), [pedir, vez])
  useEffect(() => {
    if (pedido.pedir === null) return
    const cancelamento = new AbortController()
    const responder = (resposta: Resposta<T>) => cancelamento.signal.aborted || guardar({ pedido, resposta })
    pedido.pedir(cancelamento.signal).then(
      (valor) => responder({ tipo: 'pronta', valor }),
      (erro: unknown) => responder({ tipo: 'falhou', erro }),
    )
    return () => cancelamento.abort()
  }, [pedido])
  return { resposta: guardada?.pedido === pedido ? guardada.resposta : ESPERA, repetir: () => definirVez({}) }
}
