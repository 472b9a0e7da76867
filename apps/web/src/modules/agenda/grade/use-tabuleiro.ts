import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { minutoDe, msDe } from '../calculo/eixo.ts'
import type { Faixa } from '../calculo/gesto.ts'
import type { Alvo } from '../calculo/teclas.ts'
import type { ColunaDaGrade, ItemDaGrade } from '../tipos.ts'
import { conduzir, type Tabuleiro, type Previa } from './condutor.ts'
import type { Horas } from './geometria.ts'
import { pegarEm } from './pegar.ts'
import { acharCaixa } from './use-teclado-da-grade.ts'

/** A place of the grid: a column and two instants. `fimMs` is null when only the beginning was told. */
export interface LugarNaGrade {
  coluna: ColunaDaGrade
  inicioMs: number
  fimMs: number | null
}

/** What the grid shows, and what is done on it. */
export interface GradeProps {
  visao: 'dia' | 'semana'
  rotulo: string
  colunas: readonly ColunaDaGrade[]
  /** Something over the grid says whose the only column is. */
  semCabecalho?: boolean
  /** Draws all the hours of the day. */
  diaInteiro: boolean
  hoje: string
  podeCriar: boolean
  /** Holds the grid and what may be dragged to it from outside. */
  raiz: RefObject<HTMLElement | null>
  /** Name of what comes from outside, by its key. */
  nomeDeFora: (codigo: string) => string
  aoAbrir: (codigo: string) => void
  aoAbrirDia: (dia: string) => void
  aoMover: (item: ItemDaGrade, lugar: LugarNaGrade & { fimMs: number }) => void
  aoCriar: (lugar: LugarNaGrade) => void
  aoSoltarDeFora: (codigo: string, lugar: LugarNaGrade) => void
}

/** From drawn minutes to instants; the length is kept as it is, whatever the clock does on that day. */
function lugarDa({ inicio, fim, coluna: indice }: Faixa, colunas: readonly ColunaDaGrade[]) {
  const coluna = colunas[indice]
  if (coluna === undefined) return null
  const inicioMs = msDe(coluna.eixo, inicio)
  return { coluna, inicioMs, fimMs: inicioMs + (fim - inicio) * 60_000 }
}

/** The drawn minutes of two instants. */
export function faixaDo({ coluna, inicioMs, fimMs }: Alvo, colunas: readonly ColunaDaGrade[]): Faixa | null {
  const eixo = colunas[coluna]?.eixo
  if (eixo === undefined) return null
  const inicio = minutoDe(eixo, inicioMs)
  return { coluna, inicio, fim: inicio + (fimMs - inicioMs) / 60_000 }
}

/** Lets the pointer work on the grid, as it is at each moment. Answers what is being dragged, to be drawn. */
export function useTabuleiro(props: GradeProps, tela: RefObject<HTMLElement | null>, horas: Horas): Previa | null {
  const [previa, mostrar] = useState<Previa | null>(null)
  const atual = useRef<Tabuleiro | null>(null)
  const { raiz } = props

  useLayoutEffect(() => {
    const { colunas, podeCriar, aoCriar, aoMover, aoSoltarDeFora } = props
    atual.current = {
      tela: () => tela.current,
      horas,
      colunas: colunas.length,
      mostrar,
      pegar: (alvo, ponto, altura) => pegarEm(alvo, { colunas, podeCriar }, ponto, altura),
      soltar: ({ gesto, codigo, faixa }) => {
        const lugar = lugarDa(faixa, colunas)
        if (lugar === null) return
        if (gesto.tipo === 'novo') return aoCriar(lugar)
        if (gesto.tipo === 'soltar') return aoSoltarDeFora(codigo ?? '', lugar)
        const item = acharCaixa(colunas, codigo ?? '')?.item
        if (item !== undefined) aoMover(item, lugar)
      },
      tocar: (faixa) => {
        const lugar = lugarDa(faixa, colunas)
        if (lugar !== null) aoCriar({ ...lugar, fimMs: null })
      },
    }
  }, [props, tela, horas])
  useEffect(() => {
    const elemento = raiz.current
    if (elemento === null) return
    return conduzir(elemento, () => atual.current as Tabuleiro)
  }, [raiz])
  return previa
}

/** The box that is being carried steps back until it is dropped. */
export function useOrigemEsmaecida(codigo: string | null): void {
  useLayoutEffect(() => {
    if (codigo === null) return
    const caixas = document.querySelectorAll(`[data-caixa="${codigo}"]`)
    for (const caixa of caixas) caixa.classList.add('ag-origem')
    return () => {
      for (const caixa of caixas) caixa.classList.remove('ag-origem')
    }
  }, [codigo])
}
