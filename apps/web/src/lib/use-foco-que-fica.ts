import { useEffect, useRef, useState } from 'react'

const perdido = () => document.activeElement === null || document.activeElement === document.body

/**
 * What was done may take away the button that did it, and the focus with it, now or when its answer is drawn. After
 * `conferir`, a focus that is nowhere comes once to `lugar` (which needs `tabIndex={-1}`): the next key goes on there.
 */
export function useFocoQueFica() {
  const lugar = useRef<HTMLDivElement>(null)
  const atento = useRef(false)
  const [, redesenhar] = useState(0)
  useEffect(() => {
    if (!atento.current || !perdido()) return
    atento.current = false
    lugar.current?.focus({ preventScroll: true })
  })
  const conferir = () => {
    atento.current = true
    redesenhar((vez) => vez + 1)
  }
  return { lugar, conferir }
}
