import { sql } from 'kysely'
import type { Banco } from './conexao.ts'

/** Next numbers that people see (atendimento, laudo, título). Gapless within a tenant: the row lock lasts until commit. */
export async function proximosNumeros(tx: Banco, cliente: string, nome: string, quantos: number): Promise<number[]> {
  const { rows } = await sql<{ valor: number }>`
    insert into sequencia (cliente, nome, valor) values (${cliente}, ${nome}, ${quantos})
    on conflict (cliente, nome) do update set valor = sequencia.valor + excluded.valor
    returning valor`.execute(tx)
  const ultimo = rows[0]?.valor ?? 0
  return Array.from({ length: quantos }, (_, i) => ultimo - quantos + 1 + i)
}

export async function proximoNumero(tx: Banco, cliente: string, nome: string): Promise<number> {
  const [numero = 0] = await proximosNumeros(tx, cliente, nome, 1)
  return numero
}
