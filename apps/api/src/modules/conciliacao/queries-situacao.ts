import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { saldoDaContaEm } from '../financeiro/index.ts'

export interface SaldoDoBanco {
  dia: string
  centavos: number
}

/** The newest balance that the bank told of an account. */
export async function saldoDoBanco(tx: Banco, cliente: string, conta: string): Promise<SaldoDoBanco | undefined> {
  const { rows } = await sql<SaldoDoBanco>`
    select e.saldo_em as dia, e.saldo_centavos as centavos from extrato_bancario e
    where e.cliente = ${cliente} and e.conta_financeira = ${conta} and e.saldo_em is not null
    order by e.saldo_em desc, e.codigo desc limit 1`.execute(tx)
  return rows[0]
}

/** What the books say that an account held at the end of a day. */
export async function saldoDosLivros(tx: Banco, cliente: string, conta: string, dia: string): Promise<number> {
  const { rows } = await sql<{ centavos: number }>`
    select ${saldoDaContaEm(cliente, dia)} as centavos from conta_financeira c where c.cliente = ${cliente} and c.codigo = ${conta}`.execute(
    tx,
  )
  return rows[0]?.centavos ?? 0
}

/** First day that a statement of the account covers; undefined before the first one. */
export async function primeiroDia(tx: Banco, cliente: string, conta: string): Promise<string | undefined> {
  const { rows } = await sql<{ dia: string | null }>`
    select min(coalesce(e.de, (select min(m.dia) from movimento_bancario m where m.cliente = e.cliente and m.extrato = e.codigo))) as dia
    from extrato_bancario e where e.cliente = ${cliente} and e.conta_financeira = ${conta}`.execute(tx)
  return rows[0]?.dia ?? undefined
}
