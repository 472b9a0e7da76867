import { useSyncExternalStore } from 'react'

const MINUTO_MS = 60_000
const ouvintes = new Set<() => void>()
let agoraMs = Date.now()
let temporizador: ReturnType<typeof setInterval> | undefined

function bater(): void {
  agoraMs = Date.now()
  for (const ouvinte of ouvintes) ouvinte()
}

function assinar(ouvinte: () => void): () => void {
  if (ouvintes.size === 0) {
    agoraMs = Date.now()
    temporizador = setInterval(bater, MINUTO_MS)
  }
  ouvintes.add(ouvinte)
  return () => {
    ouvintes.delete(ouvinte)
    if (ouvintes.size === 0) clearInterval(temporizador)
  }
}

/** The clock in milliseconds, once a minute: one timer for every "há 5 minutos" on screen. */
export function useAgora(): number {
  return useSyncExternalStore(assinar, () => agoraMs)
}
