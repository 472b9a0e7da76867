import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { Ponto } from '@vetlume/dominio/imagem'

/** A finger that was to move the image moves more than this, in CSS pixels. */
const FOLGA = 6

export interface AlvosDosPontos {
  /** Whether a tool is in hand. */
  ativo: boolean
  /** Of the page to the figure. */
  converter: (x: number, y: number) => Ponto
  porPonto: (ponto: Ponto) => void
  mirar: (ponto: Ponto) => void
}

/** A touch of the image is a point; a drag still moves it. */
export function usePontos(palco: RefObject<HTMLElement | null>, alvos: AlvosDosPontos): void {
  const atuais = useRef(alvos)
  useEffect(() => {
    atuais.current = alvos
  })
  useEffect(() => {
    const elemento = palco.current
    if (elemento === null) return
    let inicio: Ponto | null = null
    const dedos = new Set<number>()
    const aoApertar = ({ target, pointerId, clientX: x, clientY: y, button }: PointerEvent) => {
      dedos.add(pointerId)
      const livre = target instanceof Element && target.closest('button, [data-alca-da-marca]') === null
      inicio = livre && button === 0 && dedos.size === 1 ? { x, y } : null
    }
    const aoSoltar = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      dedos.delete(pointerId)
      const { ativo, converter, porPonto } = atuais.current
      if (ativo && inicio !== null && Math.hypot(x - inicio.x, y - inicio.y) <= FOLGA) porPonto(converter(x, y))
      inicio = null
    }
    const aoMover = ({ clientX, clientY, pointerType }: PointerEvent) => {
      const { ativo, converter, mirar } = atuais.current
      if (ativo && pointerType === 'mouse' && dedos.size === 0) mirar(converter(clientX, clientY))
    }
    const largar = ({ pointerId }: PointerEvent) => {
      dedos.delete(pointerId)
      inicio = null
    }
    const escuta = new AbortController()
    const { signal } = escuta
    elemento.addEventListener('pointerdown', aoApertar, { signal })
    elemento.addEventListener('pointerup', aoSoltar, { signal })
    elemento.addEventListener('pointermove', aoMover, { signal })
    elemento.addEventListener('pointercancel', largar, { signal })
    return () => escuta.abort()
  }, [palco])
}
