import type { LinhaDaPlanilha } from '@vetlume/dominio/importacao'

/** A line that cannot enter, as it came, with all that is wrong with it. */
export interface LinhaRecusada {
  linha: LinhaDaPlanilha
  motivo: string
}
