import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aguardar } from '../../../teste/aguardar.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let cliente: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  cliente = (await criarEmpresa(amb)).cliente
})
afterAll(() => amb.fechar())

it('dois processos que esvaziam a mesma fila contam cada acontecido uma vez, e o lote inteiro', async () => {
  const outro = await abrirAmbiente()
  const empresa = await criarEmpresa(amb)
  const { animal } = await criarAnimal(amb, empresa.cliente, { parceiro: empresa.parceiro })
  const pedido = { animal, itens: [{ servico: empresa.servico }] }
  const atendimento = (await empresa.como.PARCEIRO('POST /atendimento', pedido)).corpo.codigo
  await amb.tarefas.esvaziar()
  const { rows } = await sql<{ codigo: string }>`
    insert into evento (cliente, tipo, dados, quando)
    select ${empresa.cliente}, case when i % 10 = 0 then 'atendimento.mudou' else 'atendimento.comentado' end,
      jsonb_build_object('atendimento', ${atendimento}::text, 'doParceiro', true), ${amb.relogio.agora().toString()}::timestamptz
    from generate_series(1, 400) i returning codigo`.execute(amb.db)
  await Promise.all([amb.tarefas.esvaziar(), outro.tarefas.esvaziar()])
  const escritas = await amb.db
    .selectFrom('notificacao')
    .select('evento')
    .where('cliente', '=', empresa.cliente)
    .where('tipo', '=', 'atendimento.comentado')
    .execute()
  expect(escritas).toHaveLength(360)
  expect(new Set(escritas.map(({ evento }) => evento)).size).toBe(360)
  const codigos = rows.map(({ codigo }) => codigo)
  const { rows: tarefas } = await sql<{ state: string; n: number }>`
    select state, count(*)::int as n from pgboss.job where id = any(${codigos}::uuid[]) group by state`.execute(amb.db)
  expect(tarefas).toEqual([{ state: 'completed', n: 400 }])
  await outro.fechar()
})

it('a fila dá por feito o que foi publicado', async () => {
  const { codigo } = await amb.db
    .insertInto('evento')
    .values({ cliente, tipo: 'teste.sozinho', dados: '{}', quando: amb.relogio.agora().toString() })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await aguardar(async () => {
    const { rows } = await sql`select state from pgboss.job where id = ${codigo}`.execute(amb.db)
    expect(rows).toEqual([{ state: 'completed' }])
  })
})

it('esvaziar espera também o que outro processo já tomou', async () => {
  const id = randomUUID()
  await sql`insert into pgboss.job (id, name, state, started_on) values (${id}, 'evento', 'active', now())`.execute(
    amb.db,
  )
  let acabou = false
  const vazia = amb.tarefas.esvaziar().then(() => (acabou = true))
  await new Promise((depois) => setTimeout(depois, 300))
  expect(acabou).toBe(false)
  await sql`update pgboss.job set state = 'completed', completed_on = now() where id = ${id}`.execute(amb.db)
  await vazia
})

// Last: what fails is tried again, and whoever empties the queue then is told of it.
it('o que falha ao esvaziar espera a sua nova vez, e o que estava no mesmo lote está feito', async () => {
  const quando = amb.relogio.agora().toString()
  const evento = (tipo: string) => ({ cliente, tipo, dados: JSON.stringify({ atendimento: 'nenhum' }), quando })
  const codigos = await amb.db
    .insertInto('evento')
    .values([evento('teste.sozinho'), evento('atendimento.comentado')])
    .returning('codigo')
    .execute()
  await amb.tarefas.esvaziar().catch(() => undefined)
  const { rows } = await sql`select data ->> 'tipo' as tipo, state from pgboss.job
    where id = any(${codigos.map(({ codigo }) => codigo)}::uuid[]) order by tipo`.execute(amb.db)
  expect(rows).toEqual([
    { tipo: 'atendimento.comentado', state: 'retry' },
    { tipo: 'teste.sozinho', state: 'completed' },
  ])
})
