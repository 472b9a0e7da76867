import type { LadoDoConflito, LinhaDoConflito } from './mesclar-valores.ts'

/** How the fields of a record read, for who compares two versions of it. */
export interface LeituraDosCampos {
  rotulo: (campo: string) => string
  /** Text of a value, as the record or the form keeps it. */
  texto: (campo: string, valor: unknown) => string
}

/** What a form needs to go on when somebody else saved first. */
export interface OpcoesDoConflito<Valores, Registro> {
  /** The record as it was opened. */
  aberto: Registro
  valores: (registro: Registro) => Valores
  leitura: LeituraDosCampos
  /** The current record is now the base of this form: the next save must carry its version. */
  aoAdotar: (atual: Registro) => void
}

export interface LinhaEscrita extends LinhaDoConflito {
  rotulo: string
  textos: { aberto: string; salvo: string; digitado: string }
}

export interface ConflitoAberto {
  por: string | null
  /** UTC instant. */
  quando: string | null
  linhas: readonly LinhaEscrita[]
  /** My changes over the current version; `escolhas` decides the fields that both changed. */
  manter: (escolhas: Readonly<Record<string, LadoDoConflito>>) => void
  usarAtual: () => void
}

/** How a conflict was settled, until the next save. */
export interface Desfecho {
  modo: 'mantido' | 'atual'
  /** Brings back what was typed, after the current version was taken. */
  recuperar: () => void
}
