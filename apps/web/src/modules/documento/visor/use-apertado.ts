import { useSyncExternalStore } from 'react'

/** A phone, upright or lying: what has no room for all tools beside the image. The same as in `visor.css`. */
const APERTADO = '(max-width: 699px), (max-height: 499px)'

function assinar(aoMudar: () => void): () => void {
  const midia = matchMedia(APERTADO)
  midia.addEventListener('change', aoMudar)
  return () => midia.removeEventListener('change', aoMudar)
}

export const useApertado = (): boolean => useSyncExternalStore(assinar, () => matchMedia(APERTADO).matches)
