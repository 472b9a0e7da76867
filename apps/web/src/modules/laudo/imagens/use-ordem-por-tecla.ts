import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

const PASSOS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Alt with the side arrows moves the card that has the focus, wherever in it the focus is. */
export function useOrdemPorTecla(
  lista: RefObject<HTMLElement | null>,
  aoMover: (chave: string, passo: number) => void,
) {
  const mover = useEffectEvent(aoMover)
  useEffect(() => {
    const elemento = lista.current
    if (elemento === null) return
    const aoTeclar = (evento: KeyboardEvent) => {
      const passo = evento.altKey ? PASSOS[evento.key] : undefined
      const cartao = evento.target instanceof Element ? evento.target.closest('[data-arrastavel]') : null
      const chave = cartao?.getAttribute('data-arrastavel')
      if (passo === undefined || chave == null) return
      // Alt with an arrow is also how a browser goes back a page.
      evento.preventDefault()
      mover(chave, passo)
    }
    elemento.addEventListener('keydown', aoTeclar)
    return () => elemento.removeEventListener('keydown', aoTeclar)
  }, [lista])
}
