import { sql } from 'kysely'
import type { Banco } from './conexao.ts'

/** Next number that people see (atendimento, laudo, título). Gapless within a tenant: the row lock lasts until commit. */
export async function proximoNumero(tx: Banco, cliente: string, nome: string): Promise<number> {
  const { rows } = await sql<{ valor: number }>`
    insert into sequencia (cliente, nome, valor) values (${cliente}, ${nome}, 1)
    on conflict (cliente, nome) do update set valor = sequencia.valor + 1
    returning valor`.execute(tx)
  return rows[0]?.valor ?? 0
}
