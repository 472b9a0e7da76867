import { LIMITE_DE_EXPORTACAO, type Pagina } from '@vetlume/dominio/contrato'
import type { ColunaDePlanilha, Escrita } from './valores.ts'

/** Rows already fetched; `total` is null when there are more than the server counts. */
export interface Andamento {
  feitas: number
  total: number | null
}

export interface PedidoDeExportacao<T> {
  /** The list's own source, asked for page after page. */
  buscar: (consulta: Partial<Record<string, string>>, sinal: AbortSignal) => Promise<Pagina<T>>
  /** Filters, text and order as they are on screen. */
  consulta: Partial<Record<string, string>>
  colunas: readonly ColunaDePlanilha<T>[]
  escrita: Escrita
}

export interface Exportacao {
  /** Fetches what is missing and answers the file. After a failure it goes on from the page that failed. */
  continuar(sinal: AbortSignal, aoAndar: (andamento: Andamento) => void): Promise<Blob>
  descartar(): void
}

/** The filtered and sorted set of a list, in pages of the largest size. Nothing that was fetched is fetched again. */
export function criarExportacao<T>({ buscar, consulta, colunas, escrita }: PedidoDeExportacao<T>): Exportacao {
  const { cursor: _cursor, limite: _limite, ...filtros } = consulta
  const pedido = { ...filtros, limite: String(LIMITE_DE_EXPORTACAO) }
  let cursor: string | null | undefined
  let feitas = 0
  let total: Pick<Pagina<T>, 'total' | 'totalExato'> | null = null
  return {
    async continuar(sinal, aoAndar) {
      while (cursor !== null) {
        const pagina = await buscar(cursor === undefined ? pedido : { ...pedido, cursor }, sinal)
        sinal.throwIfAborted()
        escrita.acrescentar(pagina.itens.map((item) => colunas.map(({ texto }) => texto(item))))
        feitas += pagina.itens.length
        cursor = pagina.proximo
        total ??= pagina.total === null ? await buscar({ ...pedido, contar: 'so' }, sinal) : pagina
        aoAndar({ feitas, total: total.totalExato ? Math.max(total.total ?? 0, feitas) : null })
      }
      return escrita.concluir()
    },
    descartar: () => escrita.descartar(),
  }
}
