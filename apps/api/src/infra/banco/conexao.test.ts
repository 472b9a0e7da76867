import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { conectar, type Conexao } from './conexao.ts'
import { emTransacao } from './transacao.ts'

const ESPERA_MS = 250
let conexao: Conexao
beforeEach(() => {
  conexao = conectar(inject('urlApp'), { maximo: 1, esperaMs: ESPERA_MS })
})
afterEach(() => conexao.encerrar())

const PLATAFORMA = { papel: 'plataforma' } as const
const contar = (chave: string) => sql`insert into limite (chave, janela, contagem) values (${chave}, '2026-11-20', 1)`
const contada = (chave: string) =>
  emTransacao(conexao.db, PLATAFORMA, (tx) =>
    tx.selectFrom('limite').select('contagem').where('chave', '=', chave).execute(),
  )

it('uma consulta sem resposta leva a conexão com ela: o que ficou pela metade não se mistura com o pedido seguinte', async () => {
  const [perdida, seguinte] = [randomUUID(), randomUUID()]
  const lenta = emTransacao(conexao.db, PLATAFORMA, async (tx) => {
    await contar(perdida).execute(tx)
    await sql`select pg_sleep(${(3 * ESPERA_MS) / 1000}::float8)`.execute(tx)
  })
  await expect(lenta).rejects.toMatchObject({ codigo: 'INDISPONIVEL' })
  await emTransacao(conexao.db, PLATAFORMA, (tx) => contar(seguinte).execute(tx))
  await new Promise((depois) => setTimeout(depois, 3 * ESPERA_MS))
  expect(await contada(perdida)).toEqual([])
  expect(await contada(seguinte)).toEqual([{ contagem: 1 }])
})

it('uma conexão cortada pelo servidor é trocada, e o pedido seguinte é atendido', async () => {
  const superior = conectar(inject('urlSuper'), { maximo: 1 })
  const cortada = emTransacao(conexao.db, PLATAFORMA, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(superior.db)
    await new Promise((depois) => setTimeout(depois, 50))
    await sql`select 1`.execute(tx)
  })
  await expect(cortada).rejects.toMatchObject({ codigo: 'INDISPONIVEL' })
  expect(await contada(randomUUID())).toEqual([])
  await superior.encerrar()
})
