import { sql } from 'kysely'
import type { DocumentoDeTexto } from '@vetlume/dominio/modelo-documento'
import type { Banco } from '../../infra/banco/index.ts'
/** Rows of a page: what is kept of each is a name. */
const PAGINA = 5_000

async function* paginas<T extends { chave: string }>(ler: (depois: string) => Promise<T[]>): AsyncGenerator<T> {
  for (let depois = ''; ;) {
    const pagina = await ler(depois)
    yield* pagina
    const ultimo = pagina.at(-1)
    if (ultimo === undefined || pagina.length < PAGINA) return
    depois = ultimo.chave
  }
}

export interface ConteudoGuardado {
  /** SHA-256 of the content. */
  chave: string
  tipo: string | null
}

/** Every content that the company keeps, with the type that a record gives it. */
export const conteudosGuardados = (tx: Banco, cliente: string): AsyncGenerator<ConteudoGuardado> =>
  paginas(async (depois) => {
    const { rows } = await sql<ConteudoGuardado>`
      select g.sha256 as chave, (select a.tipo from arquivo a where a.cliente = g.cliente and a.sha256 = g.sha256 limit 1) as tipo
      from arquivo_guardado g where g.cliente = ${cliente} and g.sha256 > ${depois} order by g.sha256 limit ${PAGINA}`.execute(
      tx,
    )
    return rows
  })

export interface LaudoAssinado {
  chave: string
  pdf: string
  numero: number
  edicao: number
}

export const laudosAssinados = (tx: Banco, cliente: string): AsyncGenerator<LaudoAssinado> =>
  paginas(async (depois) => {
    const { rows } = await sql<LaudoAssinado>`
      select codigo as chave, pdf_sha256 as pdf, numero, edicao from laudo
      where cliente = ${cliente} and pdf_sha256 is not null
        and codigo > ${depois === '' ? '00000000-0000-0000-0000-000000000000' : depois}::uuid order by codigo limit ${PAGINA}`.execute(
      tx,
    )
    return rows
  })

export interface DocumentoGuardado {
  chave: string
  numero: number
  tipo: string
}

export const documentosEmitidos = (tx: Banco, cliente: string): AsyncGenerator<DocumentoGuardado> =>
  paginas(async (depois) => {
    const { rows } = await sql<DocumentoGuardado>`
      select codigo as chave, numero, tipo from documento_emitido
      where cliente = ${cliente} and codigo > ${depois === '' ? '00000000-0000-0000-0000-000000000000' : depois}::uuid
      order by codigo limit ${PAGINA}`.execute(tx)
    return rows
  })

/** An issued document never changes: it may be read after the others. */
export async function lerDocumentoEmitido(tx: Banco, cliente: string, codigo: string) {
  const { rows } = await sql<{ documento: DocumentoDeTexto; emitidoEm: string }>`
    select documento, emitido_em as "emitidoEm" from documento_emitido where cliente = ${cliente} and codigo = ${codigo}`.execute(
    tx,
  )
  return rows[0]
}
