import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { recorteDeContas, saldo, vencido, type Leitura } from './queries-livro.ts'

export interface TituloDoPix {
  codigo: string
  numero: number
  descricao: string
  saldoCentavos: number
  /** Whom it is owed by. */
  devedor: string
}

/** Titles of a book, the oldest due first: those of `codigos` or, without them, what is overdue, up to `maximo`. */
export async function titulosDoPix(
  tx: Banco,
  leitura: Leitura,
  codigos: readonly string[] | null,
  maximo: number,
): Promise<TituloDoPix[]> {
  const quais = codigos === null ? vencido(leitura.hoje) : sql`c.codigo = any(${codigos}::uuid[])`
  const { rows } = await sql<TituloDoPix>`
    select c.codigo, c.numero, c.descricao, ${saldo} as "saldoCentavos", coalesce(c.parceiro::text, c.tutor::text, c.contraparte) as devedor
    ${recorteDeContas(leitura, {}).origem} where ${quais} order by c.vencimento, c.codigo limit ${maximo}`.execute(tx)
  return rows
}

/** Which titles a Pix pays, once: the same titles have the same identifier. */
export async function guardarPixReunido(
  tx: Banco,
  { cliente, txid, criado_em }: { cliente: string; txid: string; criado_em: string },
  titulos: readonly string[],
): Promise<void> {
  await tx
    .insertInto('pix_reunido')
    .values({ cliente, txid, criado_em })
    .onConflict((oc) => oc.doNothing())
    .execute()
  await tx
    .insertInto('pix_reunido_titulo')
    .values(titulos.map((titulo) => ({ cliente, txid, titulo })))
    .onConflict((oc) => oc.doNothing())
    .execute()
}
