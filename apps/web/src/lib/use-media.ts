import { PONTO_DE_QUEBRA_DESKTOP_PX } from '@vetlume/dominio/constantes'
import { useCallback, useSyncExternalStore } from 'react'

/** The widths at which screens are drawn otherwise; style sheets write the same numbers. */
export const TELEFONE = '(max-width: 599.98px)'
export const DESKTOP = `(min-width: ${PONTO_DE_QUEBRA_DESKTOP_PX + 1}px)`

/** Whether a media query holds, from the first drawing on. */
export function useMedia(consulta: string): boolean {
  const acompanhar = useCallback(
    (aoMudar: () => void) => {
      const media = matchMedia(consulta)
      media.addEventListener('change', aoMudar)
      return () => media.removeEventListener('change', aoMudar)
    },
    [consulta],
  )
  return useSyncExternalStore(acompanhar, () => matchMedia(consulta).matches)
}
