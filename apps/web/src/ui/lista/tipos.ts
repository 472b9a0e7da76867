import type { Pagina } from '@vetlume/dominio/contrato'
import type { BuscaDaqui, Destino } from '../../buscas.ts'
import type { ReactNode } from 'react'
import type { ValorDePlanilha } from '../../lib/planilha/valores.ts'
import type { EstadoVazioProps } from '../estados.tsx'

export interface TotalDaLista {
  total: number
  /** False where there are more than the server counts. */
  totalExato: boolean
}

/** What goes to the server: text, sort, cursor, page size, and the filters by name; or these and `contar`. */
export type ConsultaDaLista = Partial<Record<string, string>>

export interface Coluna<T> {
  id: string
  titulo: string
  celula: (item: T) => ReactNode
  /** What an export writes, where the cell is more than a text: see `reais`, `percentual`, `dia` and `momento` of lib/planilha. */
  texto?: (item: T) => ValorDePlanilha
  /** Name of the sort on the server; without it the column is not sortable. */
  ordem?: string
  alinhar?: 'direita'
  /** CSS width, e.g. `12rem`. */
  largura?: string
  /** Shown only to who asks for it: the others need the room. */
  oculta?: true
  /** Only in the file of an export, which asks for rows with all that their forms hold. */
  soNaPlanilha?: true
  /** Of a list that no import takes back. */
  semVolta?: true
  /** Title in the file, where the one of the screen would be taken for another's. */
  tituloNaPlanilha?: string
  /** On phones: beside the title, among the details (default), in a line of its own, or nowhere. */
  noCartao?: 'destaque' | 'detalhe' | 'linha' | 'oculta'
}

export interface OpcaoDeFiltro {
  valor: string
  rotulo: string
}

interface FiltroBase {
  /** Name in the address and in the query. */
  id: keyof BuscaDaqui
  rotulo: string
  /** Some link sets it: here it is only seen and taken off. */
  soPorElo?: boolean
}

export interface FiltroDeOpcoes extends FiltroBase {
  tipo: 'opcoes'
  opcoes: readonly OpcaoDeFiltro[]
}

export interface FiltroDeData extends FiltroBase {
  tipo: 'data'
}

export interface FiltroDeReferencia extends FiltroBase {
  tipo: 'referencia'
  /** Options for what the person types. */
  procurar: (texto: string, sinal: AbortSignal) => Promise<OpcaoDeFiltro[]>
  /** Name of a value that came from the address. */
  rotuloDe: (valor: string, sinal: AbortSignal) => Promise<string>
}

export type Filtro = FiltroDeOpcoes | FiltroDeData | FiltroDeReferencia

export interface ListaProps<T extends { codigo: string }> {
  /** Singular and plural of what is listed: "paciente", "pacientes". */
  nomes: readonly [singular: string, plural: string]
  /** Start of the cache key; a mutation invalidates it. */
  chave: readonly string[]
  buscar: (consulta: ConsultaDaLista, sinal: AbortSignal) => Promise<Pagina<T>>
  /** The first column names the row and carries its link. */
  colunas: readonly Coluna<T>[]
  filtros?: readonly Filtro[]
  /** Hint inside the search field; null when the list has no text search. */
  dicaDaBusca?: string | null
  ordemPadrao?: string
  /** What a search found comes by `relevancia` (what begins with the words first) until somebody chooses an order. */
  porRelevancia?: boolean
  /** Where a row leads. */
  abrir?: (item: T) => Destino
  /** What an empty registry says; a search without results has its own words. */
  vazio: EstadoVazioProps
  /** Buttons for the rows that are ticked; without it there are no tick boxes. */
  acoesDaSelecao?: (itens: readonly T[], limpar: () => void) => ReactNode
}
