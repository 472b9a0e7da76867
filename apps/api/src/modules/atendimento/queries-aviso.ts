import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

export interface ResumoDoAtendimento {
  codigo: string
  numero: number
  animal: string
  parceiro: string | null
  nomeDoParceiro: string | null
}

export async function resumoParaAviso(
  tx: Banco,
  cliente: string,
  codigo: string,
): Promise<ResumoDoAtendimento | undefined> {
  const { rows } = await sql<ResumoDoAtendimento>`
    select a.codigo, a.numero, an.nome as animal, a.parceiro, p.nome as "nomeDoParceiro"
    from atendimento a join animal an on an.cliente = a.cliente and an.codigo = a.animal
    left join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro
    where a.cliente = ${cliente} and a.codigo = ${codigo}`.execute(tx)
  return rows[0]
}
