import type { DocumentoDoLaudo } from '../laudo/index.ts'

/** A statement ready to be printed: every value is text as it is read. */
export interface Extrato {
  titulo: string
  /** Null of what has none, as a quote. */
  numero: string | null
  emitidoEm: string
  estabelecimento: DocumentoDoLaudo['estabelecimento']
  /** To whom it is, with lines under the name. */
  destinatario: { nome: string; linhas: string[] }
  /** What stands beside the name: the period, when it falls due. */
  campos: { rotulo: string; valor: string }[]
  /** What a row is: "Exame". */
  coluna: string
  /** Where no row has a day, or a patient, there is no column of them. */
  linhas: { dia: string; paciente: string; descricao: string; detalhe: string; valor: string }[]
  totais: { rotulo: string; valor: string; forte: boolean }[]
  /** Pix of what is owed; null when there is none, and why in `observacoes`. */
  pix: { copiaECola: string; valor: string } | null
  observacoes: string[]
}
