import type { DocumentoDoLaudo } from '../laudo/index.ts'

/** A statement in columns ready to be printed: every value is text as it is read. */
export interface DemonstrativoImpresso {
  titulo: string
  emitidoEm: string
  estabelecimento: DocumentoDoLaudo['estabelecimento']
  /** What stands above the table: regime, period, comparison. */
  campos: { rotulo: string; valor: string }[]
  /** The first is what the rows are. */
  colunas: string[]
  linhas: { tipo: 'LINHA' | 'GRUPO' | 'SUBTOTAL'; celulas: string[] }[]
  observacoes: string[]
}
