import { desenharMarca, distancia, escalaDe, SEM_ESCALA } from '@vetlume/dominio/imagem'
import type { Calibracao, Desenho, EscalasDaFigura, Marca, Ponto, ValorDaMarca } from '@vetlume/dominio/imagem'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Tamanho } from './enquadramento.ts'
import { PONTOS, TECLAS, type Ferramenta } from './ferramentas.ts'

/** Where the value of a mark may be written. */
export interface DestinoDaMedida {
  chave: string
  rotulo: string
}

/** The marks of one figure, and what whoever writes it may do with them. */
export interface MedicaoDaFigura extends EscalasDaFigura {
  marcas: readonly Marca[]
  aoMarcar: (marcas: Marca[]) => void
  aoCalibrar: (calibracao: Calibracao | undefined) => void
  destinosDe: (valor: ValorDaMarca) => readonly DestinoDaMedida[]
  aoEscrever: (valor: ValorDaMarca, destino: DestinoDaMedida, marca: Marca) => void
}

interface Estado {
  /** Of the figure, so that another one begins with nothing in hand. */
  indice: number
  ferramenta: Ferramenta | null
  pontos: readonly Ponto[]
  cursor: Ponto | null
  escolhida: string | null
  /** Which point of the mark that was chosen the arrows move. */
  pego: number | null
}

const nada = (indice: number): Estado => ({
  indice,
  ferramenta: null,
  pontos: [],
  cursor: null,
  escolhida: null,
  pego: null,
})
/** Takes the next point of a mark in hand. */
const TECLA_DO_PONTO = 'p'
/** Of the longest side, with each press of an arrow; with Shift, ten times as far. */
const PASSO = 1 / 400
const LONGE = 10

const SETAS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const dentro = ({ x, y }: Ponto, { largura, altura }: Tamanho): Ponto => ({
  x: Math.min(Math.max(x, 0), largura),
  y: Math.min(Math.max(y, 0), altura),
})

export type Medicao = ReturnType<typeof useMedicao>

/** What is being measured on the figure at `indice`: the tool in hand, its points so far and the mark that was chosen. */
export function useMedicao(indice: number, figura: Tamanho, de: MedicaoDaFigura | null) {
  const [guardado, guardar] = useState(nada(indice))
  const estado = guardado.indice === indice ? guardado : nada(indice)
  const { ferramenta, pontos, cursor, escolhida, pego } = estado
  const mudar = (novo: Partial<Estado>) =>
    guardar((antes) => ({ ...(antes.indice === indice ? antes : nada(indice)), ...novo }))
  const pegar = (nova: Ferramenta | null) => guardar({ ...nada(indice), ferramenta: nova })
  const [minimo, maximo] = ferramenta === null ? [0, 0] : [PONTOS[ferramenta].minimo, PONTOS[ferramenta].maximo]
  const concluir = (todos: readonly Ponto[]) => {
    if (de === null || ferramenta === null || ferramenta === 'CALIBRAR' || todos.length < minimo) return
    const nova: Marca = { id: crypto.randomUUID(), tipo: ferramenta, pontos: [...todos] }
    de.aoMarcar([...de.marcas, nova])
    guardar({ ...nada(indice), escolhida: nova.id })
  }
  const porPonto = (ponto: Ponto) => {
    if (ferramenta === null || pontos.length >= maximo) return
    const novo = dentro(ponto, figura)
    const ultimo = pontos.at(-1)
    // The same place twice ends what has as many points as one wants.
    if (ultimo !== undefined && distancia(ultimo, novo, SEM_ESCALA) < 1) return concluir(pontos)
    const todos = [...pontos, novo]
    if (todos.length === maximo && ferramenta !== 'CALIBRAR') return concluir(todos)
    mudar({ pontos: todos, cursor: novo })
  }
  const mirar = (ponto: Ponto) => {
    if (ferramenta !== null && pontos.length < maximo) mudar({ cursor: dentro(ponto, figura) })
  }
  const moverPonto = (qual: number, para: Ponto) => {
    const movido = dentro(para, figura)
    de?.aoMarcar(
      de.marcas.map((marca) =>
        marca.id === escolhida ? { ...marca, pontos: marca.pontos.with(qual, movido) } : marca,
      ),
    )
  }
  /** The mark whose points are taken: that which was chosen, else the last. */
  const daMao = de?.marcas.find(({ id }) => id === escolhida) ?? de?.marcas.at(-1)
  const pontoPego = pego === null ? null : (daMao?.pontos[pego] ?? null)
  const pegarPonto = () => {
    if (daMao === undefined) return
    const proximo = pontoPego === null || pego === null ? 0 : (pego + 1) % daMao.pontos.length
    guardar({ ...nada(indice), escolhida: daMao.id, pego: proximo })
  }
  const soltar = () => mudar({ pego: null })
  const aPasso = ({ x, y }: Ponto, [dx, dy]: readonly [number, number], longe: boolean): Ponto => {
    const passo = Math.max(figura.largura, figura.altura) * PASSO * (longe ? LONGE : 1)
    return { x: x + dx * passo, y: y + dy * passo }
  }
  /** Whether the key was of the measure. */
  const aoTeclar = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (de === null || ctrlKey || metaKey || altKey) return false
    const nova = shiftKey ? undefined : TECLAS[key]
    if (nova !== undefined) {
      pegar(nova)
      return true
    }
    const rumo = SETAS[key]
    if (ferramenta === null && key === TECLA_DO_PONTO && daMao !== undefined) {
      pegarPonto()
      return true
    }
    if (pego !== null && pontoPego !== null) {
      if (rumo !== undefined) moverPonto(pego, aPasso(pontoPego, rumo, shiftKey))
      else if (key === 'Enter') soltar()
      return rumo !== undefined || key === 'Enter'
    }
    if (ferramenta === null) return false
    const ponto = cursor ?? { x: figura.largura / 2, y: figura.altura / 2 }
    if (rumo !== undefined) {
      mirar(aPasso(ponto, rumo, shiftKey))
      return true
    }
    if (key === 'Enter') porPonto(ponto)
    else if (key === 'Backspace') mudar({ pontos: pontos.slice(0, -1) })
    else return false
    return true
  }
  return {
    ferramenta,
    pontos,
    cursor,
    escolhida,
    /** The point that the arrows move, of which mark and of how many. */
    naMao:
      pontoPego === null || pego === null || daMao === undefined
        ? null
        : { tipo: daMao.tipo, ponto: pontoPego, numero: pego + 1, total: daMao.pontos.length },
    pegarPonto,
    soltar,
    pegar,
    porPonto,
    mirar,
    moverPonto,
    aoTeclar,
    podeConcluir: ferramenta !== null && ferramenta !== 'CALIBRAR' && minimo !== maximo && pontos.length >= minimo,
    concluir: () => concluir(pontos),
    escolher: (id: string | null) => mudar({ escolhida: id, pego: null }),
    calibrar: (mm: number) => {
      const [um, outro] = pontos
      if (um !== undefined && outro !== undefined) de?.aoCalibrar({ de: um, ate: outro, mm })
      pegar(null)
    },
  }
}

/** What there is to be drawn: the marks, and the one that is being made as far as the cursor. */
export function desenhosDe(de: MedicaoDaFigura, { ferramenta, pontos, cursor }: Medicao): Desenho[] {
  const feitas = de.marcas.map((marca) => desenharMarca(marca, escalaDe(marca.pontos, de)))
  if (ferramenta === null || pontos.length === 0) return feitas
  const ate = pontos.length < PONTOS[ferramenta].maximo && cursor !== null ? [...pontos, cursor] : [...pontos]
  const emCurso = { id: '', tipo: ferramenta === 'CALIBRAR' ? 'DISTANCIA' : ferramenta, pontos: ate } as const
  return [...feitas, desenharMarca(emCurso, escalaDe(ate, de))]
}
