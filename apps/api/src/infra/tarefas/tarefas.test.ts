import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aguardar } from '../../../teste/aguardar.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa } from '../../../teste/fabricas.ts'
import { tratarLote } from './index.ts'

let amb: Ambiente
let cliente: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  cliente = (await criarEmpresa(amb)).cliente
})
afterAll(() => amb.fechar())

const evento = (tipo: string) => ({
  codigo: randomUUID(),
  cliente,
  tipo,
  dados: {},
  quando: amb.relogio.agora().toString(),
})

it('um evento que falha não leva os outros do lote com ele', async () => {
  const tratados: string[] = []
  const registrar = vi.fn<(erro: unknown) => void>()
  const tratar = async ({ tipo }: { tipo: string }) => {
    if (tipo === 'teste.veneno') throw new Error('defeito')
    tratados.push(tipo)
  }
  const lote = ['teste.um', 'teste.veneno', 'teste.dois'].map((tipo) => ({ id: randomUUID(), data: evento(tipo) }))
  const resultados = await tratarLote(lote, tratar, registrar)
  expect(tratados).toEqual(['teste.um', 'teste.dois'])
  expect(resultados.map(({ id, status }) => [id, status])).toEqual([
    [lote[0]?.id, 'completed'],
    [lote[1]?.id, 'failed'],
    [lote[2]?.id, 'completed'],
  ])
  expect(registrar).toHaveBeenCalledOnce()
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
