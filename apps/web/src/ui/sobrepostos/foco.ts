import { useInsertionEffect, useRef } from 'react'

/**
 * Where the focus goes when a window opens and when it closes. It opens on itself, so that a screen reader says what it
 * is, unless a field in it asked for the focus; it closes to where the focus was before any of its fields took it.
 */
export function useFocoDaJanela() {
  const antes = useRef<Element>(null)
  // Once what stood in its place gave the focus back, and before a field of it takes it.
  useInsertionEffect(() => {
    antes.current = document.activeElement
  }, [])
  const janela = useRef<HTMLDivElement>(null)
  return {
    ref: janela,
    initialFocus: () => (janela.current?.contains(document.activeElement) === true ? false : janela.current),
    // What opened it may be gone, as an item of a menu is: then to what had the focus before that.
    finalFocus: () => {
      const { current: quem } = antes
      return quem instanceof HTMLElement && quem.isConnected && quem !== document.body ? quem : true
    },
  }
}
