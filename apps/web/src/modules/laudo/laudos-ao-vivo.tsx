import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTempoReal } from '../../lib/use-tempo-real.ts'
import { CHAVE_DO_LAUDO } from './api.ts'

/** A lot that is signed and delivered in one go comes in many messages. */
const JUNTAR_MS = 400

/**
 * Asks again for the laudos on the screen when whoever looks at them is told something: one was delivered, rectified, sent for review,
 * given back. Not for where one is written: what is being typed is there.
 */
export function LaudosAoVivo() {
  const cliente = useQueryClient()
  const junta = useRef<ReturnType<typeof setTimeout>>(undefined)
  useTempoReal(({ tipo }) => {
    if (tipo !== 'avisos' && tipo !== 'pronto') return
    clearTimeout(junta.current)
    junta.current = setTimeout(() => {
      void cliente.invalidateQueries({
        queryKey: CHAVE_DO_LAUDO,
        // Heard when the connection is made, also for the first time: what has just been read is fresh.
        predicate: ({ state }) => tipo === 'avisos' || Date.now() - state.dataUpdatedAt > 2 * JUNTAR_MS,
      })
    }, JUNTAR_MS)
  })
  useEffect(() => () => clearTimeout(junta.current), [])
  return null
}
