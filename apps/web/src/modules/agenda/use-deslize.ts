import { useEffect, useRef, type RefObject } from 'react'
import { estaArrastando } from './grade/condutor.ts'

const DISTANCIA_PX = 64
/** Much more across than down: a scroll is not a swipe. */
const INCLINACAO = 1.8

/** A finger that slides across: 1 to the next, -1 to the one before. What is being dragged is no swipe. */
export function useDeslize(
  alvo: RefObject<HTMLElement | null>,
  ligado: boolean,
  aoDeslizar: (passo: 1 | -1) => void,
): void {
  const atual = useRef(aoDeslizar)
  useEffect(() => {
    atual.current = aoDeslizar
  }, [aoDeslizar])
  useEffect(() => {
    const elemento = alvo.current
    if (elemento === null || !ligado) return
    let inicio: { x: number; y: number } | null = null
    const controle = new AbortController()
    const { signal } = controle
    const opcoes = { signal, passive: true } as const
    elemento.addEventListener(
      'touchstart',
      ({ touches }) => {
        const [dedo] = touches
        inicio = dedo === undefined || touches.length > 1 ? null : { x: dedo.clientX, y: dedo.clientY }
      },
      opcoes,
    )
    elemento.addEventListener(
      'touchend',
      ({ changedTouches }) => {
        const [dedo] = changedTouches
        if (inicio === null || dedo === undefined || estaArrastando()) return
        const [dx, dy] = [dedo.clientX - inicio.x, dedo.clientY - inicio.y]
        if (Math.abs(dx) > DISTANCIA_PX && Math.abs(dx) > INCLINACAO * Math.abs(dy)) atual.current(dx < 0 ? 1 : -1)
      },
      opcoes,
    )
    return () => controle.abort()
  }, [alvo, ligado])
}
