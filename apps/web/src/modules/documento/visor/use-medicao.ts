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
}

const nada = (indice: number): Estado => ({ indice, ferramenta: null, pontos: [], cursor: null, escolhida: null })
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
  const { ferramenta, pontos, cursor, escolhida } = estado
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
  /** Whether the key was of the measure. */
  const aoTeclar = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (de === null || ctrlKey || metaKey || altKey) return false
    const nova = shiftKey ? undefined : TECLAS[key]
    if (nova !== undefined) {
      pegar(nova)
      return true
    }
    const rumo = SETAS[key]
    const ponto = cursor ?? { x: figura.largura / 2, y: figura.altura / 2 }
    if (ferramenta === null) return false
    if (rumo !== undefined) {
      const passo = Math.max(figura.largura, figura.altura) * PASSO * (shiftKey ? LONGE : 1)
      mirar({ x: ponto.x + rumo[0] * passo, y: ponto.y + rumo[1] * passo })
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
    pegar,
    porPonto,
    mirar,
    moverPonto,
    aoTeclar,
    podeConcluir: ferramenta !== null && ferramenta !== 'CALIBRAR' && minimo !== maximo && pontos.length >= minimo,
    concluir: () => concluir(pontos),
    escolher: (id: string | null) => mudar({ escolhida: id }),
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
