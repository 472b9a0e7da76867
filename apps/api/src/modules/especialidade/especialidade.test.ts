import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  await criarEmpresa(amb)
  await amb.db
    .insertInto('especialidade')
    .values({ cliente: empresa.cliente, nome: 'Endoscopia', ativo: false })
    .execute()
})
afterAll(() => amb.fechar())

it('a empresa vê as suas, com quem as exerce; as de outra empresa não aparecem', async () => {
  const { corpo } = await empresa.como.CLIENTE('GET /especialidade')
  expect(corpo.itens).toMatchObject([
    { nome: 'Diagnóstico por imagem', especialistas: 1, servicos: 1, ativo: true },
    { nome: 'Endoscopia', especialistas: 0, servicos: 0, ativo: false },
  ])
  expect((await empresa.como.CLIENTE('GET /especialidade', { ativo: 'false' })).corpo.total).toBe(1)
  expect((await empresa.como.CLIENTE('GET /especialidade', { busca: 'IMAGEM diag' })).corpo.total).toBe(1)
})

it('a clínica parceira vê só as ativas, peça o que pedir', async () => {
  expect((await empresa.como.PARCEIRO('GET /especialidade')).corpo.itens.map(({ nome }) => nome)).toEqual([
    'Diagnóstico por imagem',
  ])
  expect((await empresa.como.PARCEIRO('GET /especialidade', { ativo: 'false' })).corpo.itens).toEqual([])
})
