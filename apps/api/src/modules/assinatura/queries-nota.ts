import type { NotaDaAssinatura } from '@vetlume/dominio/assinatura'
import { sql, type RawBuilder } from 'kysely'
import { dentroDoCliente, exigir, type Banco } from '../../infra/banco/index.ts'
import { codigoDaOperadora } from './queries.ts'

const MAXIMO = 200

/**
 * Notes that were authorised of what a company was charged, one of each charge: the newest. They are rows of the operator, read here for
 * the one whose charge it is; no session of a company reads them.
 */
const notasDe = (operadora: string, assinante: string, qual: RawBuilder<unknown> = sql`true`) => sql`
  select distinct on (n.titulo) n.codigo, n.titulo as cobranca, n.numero, n.estado, n.emitida_em as "emitidaEm", n.ambiente = 'TESTE' as teste
  from nota_fiscal n join titulo t on t.cliente = n.cliente and t.codigo = n.titulo
  where n.cliente = ${operadora} and t.assinante = ${assinante} and n.chave is not null and ${qual}
  order by n.titulo, n.emitida_em desc, n.codigo desc`

export async function listarNotasDaEmpresa(tx: Banco, assinante: string): Promise<{ notas: NotaDaAssinatura[] }> {
  const operadora = await codigoDaOperadora(tx)
  const notas = await dentroDoCliente(tx, operadora, async (dentro) => {
    const { rows } = await sql<NotaDaAssinatura>`select cobranca, numero, estado, "emitidaEm", teste
      from (${notasDe(operadora, assinante)}) n order by "emitidaEm" desc limit ${MAXIMO}`.execute(dentro)
    return rows
  })
  return { notas }
}

/** Does something with the note of a charge of a company, in the books of the operator. Throws NAO_ENCONTRADO. */
export async function comNotaDaCobranca<T>(
  tx: Banco,
  { assinante, cobranca }: { assinante: string; cobranca: string },
  trabalho: (dentro: Banco, leitura: { cliente: string; clinica: null }, nota: string) => Promise<T>,
): Promise<T> {
  const operadora = await codigoDaOperadora(tx)
  return dentroDoCliente(tx, operadora, async (dentro) => {
    const { rows } = await sql<{
      codigo: string
    }>`${notasDe(operadora, assinante, sql`n.titulo = ${cobranca}`)}`.execute(dentro)
    return trabalho(dentro, { cliente: operadora, clinica: null }, exigir(rows[0]).codigo)
  })
}
