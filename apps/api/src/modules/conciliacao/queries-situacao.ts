import { sql, type RawBuilder } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { saldoDaContaEm } from '../financeiro/index.ts'

/** What the bank told of an account. */
export interface SituacaoNoBanco {
  /** Day and amount of its newest balance; null before the first one. */
  dia: string | null
  centavos: number | null
  /** First day that a statement covers; null before the first one. */
  desde: string | null
}

/** Undefined where the company has no such account. */
export async function situacaoNoBanco(tx: Banco, cliente: string, conta: string): Promise<SituacaoNoBanco | undefined> {
  const { rows } = await sql<SituacaoNoBanco>`
    select b.dia, b.centavos, (select min(coalesce(e.de,
        (select min(m.dia) from movimento_bancario m where m.cliente = e.cliente and m.extrato = e.codigo)))
      from extrato_bancario e where e.cliente = c.cliente and e.conta_financeira = c.codigo) as desde
    from conta_financeira c left join lateral (
      select e.saldo_em as dia, e.saldo_centavos as centavos from extrato_bancario e
      where e.cliente = c.cliente and e.conta_financeira = c.codigo and e.saldo_em is not null
      order by e.saldo_em desc, e.codigo desc limit 1) b on true
    where c.cliente = ${cliente} and c.codigo = ${conta}`.execute(tx)
  return rows[0]
}

/** What the books say that an account held at the end of a day. */
export const consultaDoSaldoDosLivros = (
  cliente: string,
  conta: string,
  dia: string,
): RawBuilder<{ centavos: number }> =>
  sql`select ${saldoDaContaEm(cliente, dia)} as centavos from conta_financeira c
    where c.cliente = ${cliente} and c.codigo = ${conta}`
