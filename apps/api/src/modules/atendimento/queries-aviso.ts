import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

export interface ResumoDoAtendimento {
  codigo: string
  numero: number
  animal: string
  parceiro: string | null
  nomeDoParceiro: string | null
}

/** Of each of them that is there, in no order. */
export async function resumosParaAviso(
  tx: Banco,
  cliente: string,
  codigos: readonly string[],
): Promise<ResumoDoAtendimento[]> {
  const { rows } = await sql<ResumoDoAtendimento>`
    select a.codigo, a.numero, an.nome as animal, a.parceiro, p.nome as "nomeDoParceiro"
    from atendimento a join animal an on an.cliente = a.cliente and an.codigo = a.animal
    left join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro
    where a.cliente = ${cliente} and a.codigo = any(${codigos}::uuid[])`.execute(tx)
  return rows
}
