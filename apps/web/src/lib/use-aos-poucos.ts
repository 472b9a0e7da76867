import { startTransition, useEffect, useState } from 'react'

/**
 * Of many things, those to draw now: `passo` of them at first, and so many more each time, in transitions, so that the page
 * answers in between. Once all were drawn, what is added is drawn at once; the answer is then `itens` itself.
 */
export function useAosPoucos<T>(itens: readonly T[], passo: number): readonly T[] {
  const [quantos, definirQuantos] = useState(passo)
  const faltam = quantos < itens.length
  useEffect(() => {
    if (quantos !== Infinity) startTransition(() => definirQuantos(faltam ? quantos + passo : Infinity))
  }, [quantos, faltam, passo])
  return faltam ? itens.slice(0, quantos) : itens
}
