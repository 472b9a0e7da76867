import {
  aplicarGesto,
  mesmaFaixa,
  PASSO_FINO_MINUTOS,
  PASSO_MINUTOS,
  type Faixa,
  type Gesto,
  type Ponto,
} from '../calculo/gesto.ts'
import { pontoEm, type Horas } from './geometria.ts'

/** A gesture and what it is made on: an appointment, a row of the waiting list when it comes from outside, or nothing. */
export interface Pego {
  gesto: Gesto
  codigo: string | null
}

export interface Previa extends Pego {
  faixa: Faixa
}

export interface Tabuleiro {
  /** The grid itself; null while there is none. */
  tela: () => HTMLElement | null
  horas: Horas
  colunas: number
  /** What is taken there, or null when nothing may be. `altura` is of the pointer on the screen. */
  pegar: (alvo: Element, ponto: Ponto, altura: number) => Pego | null
  mostrar: (previa: Previa | null) => void
  soltar: (previa: Previa) => void
  /** A press on an empty place, without dragging. */
  tocar: (faixa: Faixa) => void
}

const FOLGA_DO_MOUSE_PX = 4
const FOLGA_DO_DEDO_PX = 10
const TOQUE_LONGO_MS = 350
const MARGEM_DA_ROLAGEM_PX = 48
/** Under the heading of the columns, or the bar of the page. */
const MARGEM_DE_CIMA_PX = 84
const PASSO_DA_ROLAGEM_PX = 12

const CLASSE_DO_VEU = 'ag-veu'

/** Whether something is being dragged over a grid. */
export const estaArrastando = (): boolean => document.querySelector(`body > .${CLASSE_DO_VEU}`) !== null

type Posicao = { x: number; y: number }

interface Sessao extends Pego {
  ponteiro: number
  dedo: boolean
  origem: Posicao
  ultimo: Posicao & { fino: boolean }
  ativa: boolean
  previa: Previa | null
}

/** Scrolls what holds the grid, or the page, while something is held near its edge. Answers whether it moved. */
function rolarPerto(tela: HTMLElement, { y }: { y: number }): boolean {
  const proprio = tela.closest('[data-rolo]')
  const rola = proprio !== null && proprio.scrollHeight > proprio.clientHeight
  const rolo = rola ? proprio : document.documentElement
  const { top, bottom } = rola ? proprio.getBoundingClientRect() : { top: 0, bottom: innerHeight }
  const antes = rolo.scrollTop
  if (y < top + MARGEM_DE_CIMA_PX) rolo.scrollTop -= PASSO_DA_ROLAGEM_PX
  else if (y > bottom - MARGEM_DA_ROLAGEM_PX) rolo.scrollTop += PASSO_DA_ROLAGEM_PX
  return rolo.scrollTop !== antes
}

const posicaoDe = ({ clientX, clientY }: PointerEvent): Posicao => ({ x: clientX, y: clientY })

function lugarEm(tabuleiro: Tabuleiro, posicao: Posicao) {
  const tela = tabuleiro.tela()
  return tela === null || tabuleiro.colunas === 0
    ? null
    : pontoEm(tela.getBoundingClientRect(), posicao, tabuleiro.horas, tabuleiro.colunas)
}

function faixaEm(tabuleiro: Tabuleiro, { gesto, ultimo: { fino, ...posicao } }: Sessao): Faixa | null {
  const ponto = lugarEm(tabuleiro, posicao)
  if (ponto === null || (gesto.tipo === 'soltar' && !ponto.dentro)) return null
  return aplicarGesto(gesto, ponto, fino ? PASSO_FINO_MINUTOS : PASSO_MINUTOS)
}

/** Tells the grid where it would land, when that changed. */
function atualizar(tabuleiro: Tabuleiro, sessao: Sessao): void {
  const faixa = faixaEm(tabuleiro, sessao)
  const { previa, gesto, codigo } = sessao
  if (faixa === null ? previa === null : previa !== null && mesmaFaixa(previa.faixa, faixa)) return
  sessao.previa = faixa === null ? null : { gesto, codigo, faixa }
  tabuleiro.mostrar(sessao.previa)
}

/** The click that follows a drag belongs to it. */
function engolirClique(raiz: HTMLElement): void {
  const engolir = (evento: Event) => evento.stopPropagation()
  raiz.addEventListener('click', engolir, { capture: true })
  setTimeout(() => raiz.removeEventListener('click', engolir, { capture: true }), 0)
}

/** What is held while it is active: over everything, one element carries the cursor, and nothing below is styled again. */
function criarEspera(tabuleiro: () => Tabuleiro) {
  const veu = document.createElement('div')
  veu.className = CLASSE_DO_VEU
  let quadro = 0
  const acompanhar = (sessao: Sessao) => {
    const atual = tabuleiro()
    const tela = atual.tela()
    if (tela !== null && rolarPerto(tela, sessao.ultimo)) atualizar(atual, sessao)
    quadro = requestAnimationFrame(() => acompanhar(sessao))
  }
  return {
    ativar(sessao: Sessao) {
      sessao.ativa = true
      if (sessao.dedo) navigator.vibrate?.(12)
      document.body.append(veu)
      atualizar(tabuleiro(), sessao)
      quadro = requestAnimationFrame(() => acompanhar(sessao))
    },
    largar() {
      cancelAnimationFrame(quadro)
      veu.remove()
    },
  }
}

/** From a press to its end. `cancelar` undoes; `ativa` tells whether something is being dragged. */
function criarSessoes(raiz: HTMLElement, tabuleiro: () => Tabuleiro) {
  const espera = criarEspera(tabuleiro)
  let sessao: Sessao | null = null
  let demora: ReturnType<typeof setTimeout> | undefined

  const cancelar = () => {
    clearTimeout(demora)
    espera.largar()
    if (sessao?.ativa === true) tabuleiro().mostrar(null)
    sessao = null
  }
  const comecar = (evento: PointerEvent) => {
    if (sessao !== null || evento.button !== 0 || !(evento.target instanceof Element)) return
    const origem = posicaoDe(evento)
    const lugar = lugarEm(tabuleiro(), origem)
    const pego = lugar === null ? null : tabuleiro().pegar(evento.target, lugar, origem.y)
    if (pego === null) return
    const dedo = evento.pointerType === 'touch'
    const ultimo = { ...origem, fino: false }
    const nova: Sessao = { ...pego, ponteiro: evento.pointerId, dedo, origem, ultimo, ativa: false, previa: null }
    sessao = nova
    if (dedo) demora = setTimeout(() => sessao === nova && espera.ativar(nova), TOQUE_LONGO_MS)
  }
  const andar = (evento: PointerEvent) => {
    if (sessao === null || evento.pointerId !== sessao.ponteiro) return
    sessao.ultimo = { ...posicaoDe(evento), fino: evento.shiftKey }
    if (sessao.ativa) return atualizar(tabuleiro(), sessao)
    const longe = Math.hypot(sessao.ultimo.x - sessao.origem.x, sessao.ultimo.y - sessao.origem.y)
    // A finger that moves before the long press is scrolling.
    if (sessao.dedo) return longe > FOLGA_DO_DEDO_PX ? cancelar() : undefined
    if (longe > FOLGA_DO_MOUSE_PX) espera.ativar(sessao)
  }
  const terminar = (evento: PointerEvent) => {
    if (sessao === null || evento.pointerId !== sessao.ponteiro) return
    const { ativa, previa, gesto } = sessao
    const toque = !ativa && gesto.tipo === 'novo' ? faixaEm(tabuleiro(), sessao) : null
    if (ativa) engolirClique(raiz)
    cancelar()
    if (previa !== null) tabuleiro().soltar(previa)
    if (toque !== null) tabuleiro().tocar(toque)
  }
  return { comecar, andar, terminar, cancelar, ativa: () => sessao?.ativa === true }
}

/**
 * Drags on a grid with one set of listeners for all of it: mouse and pen from the first pixels, a finger after a long
 * press (before that it scrolls). Nothing is drawn here: `tabuleiro` is asked what was taken, and told where it would land.
 */
export function conduzir(raiz: HTMLElement, tabuleiro: () => Tabuleiro): () => void {
  const sessoes = criarSessoes(raiz, tabuleiro)
  const controle = new AbortController()
  const { signal } = controle
  const aoTeclar = (evento: KeyboardEvent) => {
    if (evento.key !== 'Escape' || !sessoes.ativa()) return
    evento.stopPropagation()
    sessoes.cancelar()
  }
  const seAtiva = (evento: Event) => sessoes.ativa() && evento.preventDefault()
  raiz.addEventListener('pointerdown', sessoes.comecar, { signal })
  addEventListener('pointermove', sessoes.andar, { signal })
  addEventListener('pointerup', sessoes.terminar, { signal })
  addEventListener('pointercancel', sessoes.cancelar, { signal })
  addEventListener('keydown', aoTeclar, { signal, capture: true })
  raiz.addEventListener('touchmove', seAtiva, { signal, passive: false })
  raiz.addEventListener('contextmenu', seAtiva, { signal })
  return () => {
    sessoes.cancelar()
    controle.abort()
  }
}
