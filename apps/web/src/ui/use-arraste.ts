import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'

export interface Arraste {
  /** Key of what is being dragged. */
  chave: string
  /** Place where it would fall. */
  sobre: number
}

const ATRIBUTO = 'data-arrastavel'
/** Pixels before a press becomes a drag: a click must stay a click. */
const LIMIAR = 6
const MARGEM_DE_ROLAGEM = 70

/** Elements of a list; with a name, those of that list only and not of one inside it. */
export const seletorDaLista = (grupo: string | undefined) =>
  grupo === undefined ? `[${ATRIBUTO}]` : `[${ATRIBUTO}][data-grupo="${grupo}"]`

function indiceNoPonto(lista: HTMLElement, seletor: string, x: number, y: number): number | null {
  const alvo = document.elementFromPoint(x, y)?.closest(seletor)
  if (alvo == null || !lista.contains(alvo)) return null
  return [...lista.querySelectorAll(seletor)].indexOf(alvo)
}

/** The page follows a drag to its ends. */
function rolarNasBordas(y: number): void {
  if (y < MARGEM_DE_ROLAGEM * 2) scrollBy(0, -14)
  else if (y > innerHeight - MARGEM_DE_ROLAGEM) scrollBy(0, 14)
}

/**
 * Drag with mouse, pen or finger over the elements marked `data-arrastavel` of a list, from their handles
 * (`data-alca`). `aoSoltar` says from where to where; the keyboard has its own way. Lists inside lists have names (`data-grupo`).
 */
export function useArraste(
  lista: RefObject<HTMLElement | null>,
  aoSoltar: (chave: string, para: number) => void,
  grupo?: string,
): Arraste | null {
  const seletor = seletorDaLista(grupo)
  const [arraste, definirArraste] = useState<Arraste | null>(null)
  const soltar = useEffectEvent(aoSoltar)
  useEffect(() => {
    const elemento = lista.current
    if (elemento === null) return
    let pressionado: { chave: string; x: number; y: number; ponteiro: number } | null = null
    let atual: Arraste | null = null
    const mudar = (novo: Arraste | null) => {
      atual = novo
      definirArraste(novo)
    }
    const aoApertar = (evento: PointerEvent) => {
      const alvo = evento.target instanceof Element ? evento.target : null
      const item = alvo?.closest('[data-alca]') == null ? null : alvo.closest(`[${ATRIBUTO}]`)
      const chave = item?.matches(seletor) === true ? item.getAttribute(ATRIBUTO) : null
      if (chave == null || evento.button !== 0) return
      pressionado = { chave, x: evento.clientX, y: evento.clientY, ponteiro: evento.pointerId }
    }
    const aoMover = (evento: PointerEvent) => {
      if (pressionado?.ponteiro !== evento.pointerId) return
      if (atual === null && Math.hypot(evento.clientX - pressionado.x, evento.clientY - pressionado.y) < LIMIAR) return
      evento.preventDefault()
      rolarNasBordas(evento.clientY)
      const sobre = indiceNoPonto(elemento, seletor, evento.clientX, evento.clientY) ?? atual?.sobre
      if (sobre !== undefined && (atual === null || atual.sobre !== sobre)) mudar({ chave: pressionado.chave, sobre })
    }
    const aoLargar = () => {
      if (atual !== null) soltar(atual.chave, atual.sobre)
      pressionado = null
      if (atual !== null) mudar(null)
    }
    const aoDesistir = (evento: KeyboardEvent) => {
      if (evento.key !== 'Escape' || atual === null) return
      pressionado = null
      mudar(null)
    }
    elemento.addEventListener('pointerdown', aoApertar)
    addEventListener('pointermove', aoMover, { passive: false })
    addEventListener('pointerup', aoLargar)
    addEventListener('pointercancel', aoLargar)
    addEventListener('keydown', aoDesistir)
    return () => {
      elemento.removeEventListener('pointerdown', aoApertar)
      removeEventListener('pointermove', aoMover)
      removeEventListener('pointerup', aoLargar)
      removeEventListener('pointercancel', aoLargar)
      removeEventListener('keydown', aoDesistir)
    }
  }, [lista, seletor])
  return arraste
}
