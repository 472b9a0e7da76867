import type { DocumentoDoLaudo } from '@vetlume/dominio/laudo'
import type { Contexto } from '../cenarios.ts'

/** A statement as the API sent it to PostgreSQL; the raw server sends the same, in the same order. */
export interface Instrucao {
  texto: string
  valores: unknown[]
  /** Key that the database gave to what it inserted: another one at each repetition. */
  criou: string | null
}

/** One recorded request. */
export interface Roteiro {
  instrucoes: Instrucao[]
  resposta: string
  /** What it writes cannot be written again: the raw server takes it back at the end. */
  desfaz: boolean
  senha: boolean
}

/** What the generator sends to a server for so many seconds. */
export interface Carga {
  cenario: string
  porta: number
  contexto: Contexto
  /** Of the raw server, which answers a scenario by its place. */
  caminho: string | null
  conexoes: number
  segundos: number
  /** Turn of the first request. */
  vez: number
}

export interface Resultado {
  porSegundo: number
  p50: number
  p99: number
  /** Those that were still being answered at the end too: the server works for them all the same. */
  enviados: number
  falhas: number
  /** Turn of the next request. */
  vez: number
}

/** A laudo to print, and the folder that has its images. */
export interface LaudoPorImprimir {
  documento: DocumentoDoLaudo
  pasta: string
}

/** `cpu` and `ms`, in milliseconds, are of the whole process that prints: reading the images and giving them to its worker too. */
export interface Impressao {
  paginas: number
  ms: number
  cpu: number
}

/** Messages between the bench and its processes. */
export type Pergunta =
  | { tipo: 'gravar' }
  | { tipo: 'parar-gravacao' }
  | { tipo: 'cpu' }
  | { tipo: 'roteiros'; roteiros: Roteiro[][] }
  | { tipo: 'carga'; carga: Carga }
  | { tipo: 'imprimir'; laudo: LaudoPorImprimir }
  | { tipo: 'fim' }

export type Resposta =
  | { tipo: 'pronto'; porta: number }
  | { tipo: 'gravadas'; instrucoes: Instrucao[] }
  | { tipo: 'cpu'; micros: number }
  | { tipo: 'medida'; resultado: Resultado }
  | { tipo: 'impresso'; impressao: Impressao }
  | { tipo: 'feito' }
