import { useEffect, useRef, useState } from 'react'

const perdido = () => document.activeElement === null || document.activeElement === document.body

/** A window takes a moment to close, and only then gives the focus back: to a button that may be gone. */
const SOSSEGO_MS = 1_000
/** In how many frames it is nowhere before it is lost: windows give it back in the frame after. */
const QUADROS = 2

/**
 * What was done may take away the button that did it, and the focus with it, now or when its answer is drawn. After
 * `conferir`, a focus that is nowhere comes once to `lugar` (which needs `tabIndex={-1}`): the next key goes on there.
 */
export function useFocoQueFica() {
  const lugar = useRef<HTMLDivElement>(null)
  const atento = useRef(false)
  const [, redesenhar] = useState(0)
  useEffect(() => {
    if (!atento.current) return undefined
    const fim = performance.now() + SOSSEGO_MS
    let perdidos = 0
    const olhar = () => {
      perdidos = perdido() ? perdidos + 1 : 0
      if (perdidos < QUADROS) {
        if (performance.now() < fim) quadro = requestAnimationFrame(olhar)
        return
      }
      atento.current = false
      lugar.current?.focus({ preventScroll: true })
    }
    let quadro = requestAnimationFrame(olhar)
    return () => cancelAnimationFrame(quadro)
  })
  const conferir = () => {
    atento.current = true
    redesenhar((vez) => vez + 1)
  }
  return { lugar, conferir }
}
