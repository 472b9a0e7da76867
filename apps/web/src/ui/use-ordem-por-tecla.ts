import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import { seletorDaLista } from './use-arraste.ts'

const PASSOS = {
  lado: { ArrowLeft: -1, ArrowRight: 1 },
  altura: { ArrowUp: -1, ArrowDown: 1 },
} as const satisfies Record<string, Readonly<Record<string, number>>>

/** Alt with the arrows of `eixo` moves the card that has the focus, wherever in it the focus is. Lists inside lists have names. */
export function useOrdemPorTecla(
  lista: RefObject<HTMLElement | null>,
  aoMover: (chave: string, passo: number) => void,
  { eixo = 'lado', grupo }: { eixo?: keyof typeof PASSOS; grupo?: string } = {},
) {
  const seletor = seletorDaLista(grupo)
  const mover = useEffectEvent(aoMover)
  useEffect(() => {
    const elemento = lista.current
    if (elemento === null) return
    const aoTeclar = (evento: KeyboardEvent) => {
      const passo = evento.altKey ? (PASSOS[eixo] as Readonly<Record<string, number>>)[evento.key] : undefined
      const cartao = evento.target instanceof Element ? evento.target.closest(seletor) : null
      const chave = cartao?.getAttribute('data-arrastavel')
      if (passo === undefined || chave == null) return
      // Alt with an arrow is also how a browser goes back a page.
      evento.preventDefault()
      // What is inside a card moves before the card does.
      evento.stopPropagation()
      mover(chave, passo)
    }
    elemento.addEventListener('keydown', aoTeclar)
    return () => elemento.removeEventListener('keydown', aoTeclar)
  }, [lista, eixo, seletor])
}
