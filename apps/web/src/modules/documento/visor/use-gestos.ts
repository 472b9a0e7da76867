import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { ORIGINAL, aproximar, arrastar } from './enquadramento.ts'
import type { Enquadramento } from './enquadramento.ts'
import type { MudarLuz, MudarVista } from './use-vista.ts'

interface Ponto {
  x: number
  y: number
}

/** Drag of 250 px covers the whole range that the eye needs. */
const LUZ_POR_PIXEL = 1 / 250
const PASSO_DA_RODA = 1.0015
const ZOOM_DE_DUAS_BATIDAS = 2.5
/** What lies over the image and is pressed or dragged by itself. */
const SEUS = 'button, [data-alca-da-marca]'

/** What two fingers are about, told from where each went: farther than this from where it began, in CSS pixels. */
const FOLGA_DE_UM = 6
const FOLGA_SOZINHO = 28
/** Cosine between the ways of two fingers that go together. */
const JUNTOS = 0.7

const distancia = (a: Ponto, b: Ponto) => Math.hypot(a.x - b.x, a.y - b.y)
const meio = (a: Ponto, b: Ponto) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/**
 * Two fingers that go the same way change the light, and otherwise they hold the image; null while it cannot be told. The
 * browser tells of one finger at a time: both have to have moved, or one of them far.
 */
export function intencaoDe(inicio: readonly Ponto[], agora: readonly Ponto[]): 'SEGURAR' | 'LUZ' | null {
  const [a0, b0] = inicio
  const [a1, b1] = agora
  if (a0 === undefined || a1 === undefined || b0 === undefined || b1 === undefined) return null
  const [daA, daB] = [distancia(a0, a1), distancia(b0, b1)]
  if (Math.min(daA, daB) < FOLGA_DE_UM) return Math.max(daA, daB) < FOLGA_SOZINHO ? null : 'SEGURAR'
  const cosseno = ((a1.x - a0.x) * (b1.x - b0.x) + (a1.y - a0.y) * (b1.y - b0.y)) / (daA * daB)
  return cosseno > JUNTOS ? 'LUZ' : 'SEGURAR'
}

/** What the fingers or the mouse do between two events, in terms of the view. */
function gesto(
  antes: readonly Ponto[],
  agora: readonly Ponto[],
  doCentro: (ponto: Ponto) => Ponto,
  palco: DOMRect,
): (vista: Enquadramento) => Enquadramento {
  const [a0, b0] = antes
  const [a1, b1] = agora
  const tamanho = { largura: palco.width, altura: palco.height }
  if (a0 === undefined || a1 === undefined) return (vista) => vista
  if (b0 !== undefined && b1 !== undefined) {
    const fator = distancia(a1, b1) / Math.max(distancia(a0, b0), 1)
    const [m0, m1] = [meio(a0, b0), meio(a1, b1)]
    return (vista) => arrastar(aproximar(vista, fator, doCentro(m1), tamanho), m1.x - m0.x, m1.y - m0.y, tamanho)
  }
  const [dx, dy] = [a1.x - a0.x, a1.y - a0.y]
  return (vista) => arrastar(vista, dx, dy, tamanho)
}

export interface AlvosDosGestos {
  mudar: MudarVista
  luz: MudarLuz
  /** Whether a drag changes the light; with the right button it always does. */
  arrastaLuz: boolean
  /** Whether a touch is a point: two of them do not bring the image nearer. */
  medindo: boolean
}

/** Listens to the pointers of a stage; answers what stops it. */
function escutar(elemento: HTMLElement, atuais: { readonly current: AlvosDosGestos }): () => void {
  const pontos = new Map<number, Ponto>()
  let luz = false
  let inicio: Ponto[] = []
  let intencao: ReturnType<typeof intencaoDe> = null
  const doCentro = ({ x, y }: Ponto) => {
    const caixa = elemento.getBoundingClientRect()
    return { x: x - caixa.left - caixa.width / 2, y: y - caixa.top - caixa.height / 2 }
  }
  const aoRolar = (evento: WheelEvent) => {
    evento.preventDefault()
    const caixa = elemento.getBoundingClientRect()
    const ponto = doCentro({ x: evento.clientX, y: evento.clientY })
    atuais.current.mudar((vista) =>
      aproximar(vista, PASSO_DA_RODA ** -evento.deltaY, ponto, { largura: caixa.width, altura: caixa.height }),
    )
  }
  const aoApertar = (evento: PointerEvent) => {
    // Once captured, a press would never be the click of what lies over the image.
    if (evento.target instanceof Element && evento.target.closest(SEUS) !== null) return
    elemento.setPointerCapture(evento.pointerId)
    luz = evento.button === 2 || atuais.current.arrastaLuz
    pontos.set(evento.pointerId, { x: evento.clientX, y: evento.clientY })
    if (pontos.size === 2) inicio = [...pontos.values()]
  }
  // As in a diagnostic station: sideways changes contrast, up and down changes brightness.
  const iluminarDe = (de: Ponto, ate: Ponto) =>
    atuais.current.luz((de.y - ate.y) * LUZ_POR_PIXEL, (ate.x - de.x) * LUZ_POR_PIXEL)
  const comDois = (antes: readonly Ponto[], agora: readonly Ponto[]) => {
    intencao ??= intencaoDe(inicio, agora)
    const [a0, b0] = antes
    const [a1, b1] = agora
    if (intencao === null || a0 === undefined || b0 === undefined || a1 === undefined || b1 === undefined) return
    if (intencao === 'LUZ' && !luz) iluminarDe(meio(a0, b0), meio(a1, b1))
    else atuais.current.mudar(gesto(antes, agora, doCentro, elemento.getBoundingClientRect()))
  }
  const aoMover = (evento: PointerEvent) => {
    if (!pontos.has(evento.pointerId)) return
    const antes = [...pontos.values()]
    pontos.set(evento.pointerId, { x: evento.clientX, y: evento.clientY })
    const agora = [...pontos.values()]
    const [de, ate] = [antes[0], agora[0]]
    if (pontos.size > 1) comDois(antes, agora)
    // The finger that stays after two does nothing by itself: they are never lifted at once.
    else if (intencao === null && luz && de !== undefined && ate !== undefined) iluminarDe(de, ate)
    else if (intencao === null) atuais.current.mudar(gesto(antes, agora, doCentro, elemento.getBoundingClientRect()))
  }
  const aoSoltar = (evento: PointerEvent) => {
    pontos.delete(evento.pointerId)
    if (pontos.size === 0) intencao = null
  }
  const aoBaterDuasVezes = (evento: MouseEvent) => {
    if (atuais.current.medindo) return
    const caixa = elemento.getBoundingClientRect()
    const ponto = doCentro({ x: evento.clientX, y: evento.clientY })
    const tamanho = { largura: caixa.width, altura: caixa.height }
    atuais.current.mudar((vista) =>
      vista.zoom > 1 ? ORIGINAL : aproximar(vista, ZOOM_DE_DUAS_BATIDAS, ponto, tamanho),
    )
  }
  const semMenu = (evento: Event) => evento.preventDefault()
  const escuta = new AbortController()
  const { signal } = escuta
  elemento.addEventListener('wheel', aoRolar, { passive: false, signal })
  elemento.addEventListener('pointerdown', aoApertar, { signal })
  elemento.addEventListener('pointermove', aoMover, { signal })
  elemento.addEventListener('pointerup', aoSoltar, { signal })
  elemento.addEventListener('pointercancel', aoSoltar, { signal })
  elemento.addEventListener('dblclick', aoBaterDuasVezes, { signal })
  elemento.addEventListener('contextmenu', semMenu, { signal })
  return () => escuta.abort()
}

/**
 * Wheel and pinch zoom; a drag moves the image or changes its light, and two fingers side by side do the one of the two that
 * a single one does not.
 */
export function useGestos(palco: RefObject<HTMLElement | null>, alvos: AlvosDosGestos): void {
  const atuais = useRef(alvos)
  useEffect(() => {
    atuais.current = alvos
  })
  useEffect(() => (palco.current === null ? undefined : escutar(palco.current, atuais)), [palco])
}
