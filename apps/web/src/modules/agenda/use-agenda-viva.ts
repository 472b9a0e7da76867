import { useEffect, useRef } from 'react'
import { estaAoVivo, useTempoReal } from '../../lib/use-tempo-real.ts'

const UM_MINUTO_MS = 60_000
/** What one action changes in several days comes in several messages. */
const JUNTAR_MS = 120

/**
 * Calls `aoMudar` when the agenda changed elsewhere: as soon as it is told and, while there is no connection that tells,
 * every minute that it is looked at and on coming back to it.
 */
export function useAgendaViva(aoMudar: () => void): void {
  const atual = useRef(aoMudar)
  const junta = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    atual.current = aoMudar
  }, [aoMudar])
  useTempoReal(({ tipo }) => {
    if (tipo === 'avisos' || tipo === 'atendimento' || tipo === 'estudo') return
    clearTimeout(junta.current)
    junta.current = setTimeout(() => atual.current(), JUNTAR_MS)
  })
  useEffect(() => {
    const seVista = () => {
      if (document.visibilityState === 'visible' && !estaAoVivo()) atual.current()
    }
    const temporizador = setInterval(seVista, UM_MINUTO_MS)
    addEventListener('focus', seVista)
    document.addEventListener('visibilitychange', seVista)
    return () => {
      clearTimeout(junta.current)
      clearInterval(temporizador)
      removeEventListener('focus', seVista)
      document.removeEventListener('visibilitychange', seVista)
    }
  }, [])
}
