import type { ItemDoPeriodo } from '@vetlume/dominio/agenda'
import type { Eixo } from './calculo/eixo.ts'
import type { Lugar } from './calculo/leito.ts'

/** An appointment as the calendar draws it. */
export type ItemDaGrade = ItemDoPeriodo

/** A box: the part of an appointment that falls in one day, with its place among those at the same time. */
export interface Caixa {
  item: ItemDaGrade
  /** Minutes of the day that it takes. */
  inicio: number
  fim: number
  /** Where its drawing ends: a short one is drawn longer than it is, so that it can be read and touched. */
  ate: number
  /** Lines of text that fit in it. */
  linhas: 1 | 2 | 3
  lugar: Lugar
  /** `#RRGGBB` of the specialist. */
  cor: string
}

export type TipoDeFundo = 'aberto' | 'extra' | 'folga' | 'bloqueio' | 'intervalo'

/** What stands behind the boxes, in minutes of the day. */
export interface Fundo {
  tipo: TipoDeFundo
  inicio: number
  fim: number
  texto: string | null
}

export interface EspecialistaDaGrade {
  codigo: string
  nome: string
  cor: string
}

export interface ColunaDaGrade {
  chave: string
  /** Null in a column of a day that many share, and in the one of what nobody took yet. */
  especialista: EspecialistaDaGrade | null
  eixo: Eixo
  /** Null: hours are not known here, and nothing is shaded. */
  fundos: readonly Fundo[] | null
  feriado: string | null
  caixas: readonly Caixa[]
}
