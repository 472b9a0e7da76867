import type { Logger } from 'pino'
import { sql } from 'kysely'
import { emTransacao, type Banco } from '../banco/index.ts'

export interface CadeiaQuebrada {
  cliente: string
  sequencia: number
}

/** Links read at a time: a chain of years must not outlast the time that a statement has. */
const LOTE = 20_000

interface Cabeca {
  cliente: string
  sequencia: number
}

const ler = <T>(db: Banco, consulta: ReturnType<typeof sql<T>>) =>
  emTransacao(db, { papel: 'plataforma' }, async (tx) => (await consulta.execute(tx)).rows)

/**
 * First broken link after `desde`, within one lot: its text, its place or its tie to the one before is not what was written. A
 * link that was struck, for somebody who asked to be erased, holds while a later one says so.
 */
async function quebraNoLote(db: Banco, cliente: string, desde: number): Promise<number | null> {
  const linhas = await ler(
    db,
    sql<{ sequencia: number | null }>`
    select min(sequencia) as sequencia from (
      select a.sequencia,
        case when a.expurgada then not exists (select from auditoria e where e.cliente = a.cliente and e.sequencia > a.sequencia
            and e.acao = 'EXPURGAR' and not e.expurgada and e.mudancas -> 'sequencias' -> 1 @> to_jsonb(a.sequencia))
          else a.hash <> sha256(a.hash_anterior || convert_to(auditoria_conteudo(a), 'UTF8')) end
        or a.hash_anterior <> coalesce(lag(a.hash) over cadeia, '\\x00')
        or a.sequencia <> coalesce(lag(a.sequencia) over cadeia, 0) + 1 as quebrada
      from auditoria a where a.cliente = ${cliente} and a.sequencia >= ${desde} and a.sequencia <= ${desde + LOTE}
      window cadeia as (order by a.sequencia)
    ) elos where quebrada and sequencia > ${desde}`,
  )
  return linhas[0]?.sequencia ?? null
}

/** The end of the chain is where its head says: otherwise its last links were cut off, or links were added by hand. */
async function quebraNoFim(db: Banco, cliente: string): Promise<number | null> {
  const linhas = await ler(
    db,
    sql<{ sequencia: number }>`
    select coalesce(a.sequencia, c.sequencia) as sequencia from auditoria_cadeia c
    left join lateral (select sequencia, hash from auditoria where cliente = c.cliente order by sequencia desc limit 1) a on true
    where c.cliente = ${cliente} and (a.sequencia, a.hash) is distinct from (c.sequencia, c.hash)`,
  )
  return linhas[0]?.sequencia ?? null
}

async function primeiraQuebra(db: Banco, { cliente, sequencia }: Cabeca): Promise<number | null> {
  for (let desde = 0; desde < sequencia; desde += LOTE) {
    const quebra = await quebraNoLote(db, cliente, desde)
    if (quebra !== null) return quebra
  }
  return quebraNoFim(db, cliente)
}

/** Recomputes every audit chain from its rows and answers the first broken link of each; none is the only good answer. */
export async function conferirCadeias(db: Banco, logger: Pick<Logger, 'error'>): Promise<CadeiaQuebrada[]> {
  const cabecas = await ler(db, sql<Cabeca>`select cliente, sequencia from auditoria_cadeia order by cliente`)
  const quebradas: CadeiaQuebrada[] = []
  for (const cabeca of cabecas) {
    const sequencia = await primeiraQuebra(db, cabeca)
    if (sequencia !== null) quebradas.push({ cliente: cabeca.cliente, sequencia })
  }
  for (const cadeia of quebradas) logger.error({ ...cadeia }, 'cadeia de auditoria quebrada')
  return quebradas
}
