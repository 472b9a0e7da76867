import { startTransition, useEffect, useState } from 'react'

/**
 * How many of `total` are drawn now: `passo` at first, and so many more each time. Each time is a transition, so that the page
 * answers in between. Once all are, there is no bound.
 */
export function useAosPoucos(total: number, passo: number): number {
  const [quantos, definirQuantos] = useState(passo)
  useEffect(() => {
    if (quantos === Infinity) return
    startTransition(() => definirQuantos(quantos < total ? quantos + passo : Infinity))
  }, [quantos, total, passo])
  return quantos
}
