import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  await criarAnimal(amb, empresa.cliente)
  await criarAnimal(amb, empresa.cliente)
})
afterAll(() => amb.fechar())

const exportacoes = (entidade: string, usuario: string) =>
  amb.db
    .selectFrom('auditoria')
    .select(['cliente', 'registro', 'mudancas'])
    .where('acao', '=', 'EXPORTAR')
    .where('entidade', '=', entidade)
    .where('usuario', '=', usuario)
    .orderBy('sequencia')
    .execute()

it('uma página de exportação entra na trilha da empresa com caminho, filtros e linhas; a da tela não', async () => {
  const { CLIENTE } = empresa.como
  const usuario = empresa.usuarios.CLIENTE.codigo
  expect((await CLIENTE('GET /animal', { limite: 200 })).status).toBe(200)
  expect(await exportacoes('animal', usuario)).toEqual([])

  const { status, corpo } = await CLIENTE('GET /animal', { limite: 1000, busca: 'mel', ordem: '-criadoEm' })
  expect([status, corpo.itens.length]).toEqual([200, 2])
  expect(await exportacoes('animal', usuario)).toEqual([
    {
      cliente: empresa.cliente,
      registro: 'lista',
      mudancas: { caminho: [null, '/animal'], filtros: [null, { busca: 'mel' }], linhas: [null, 2] },
    },
  ])
})

it('a de um cadastro da plataforma entra na trilha da operadora', async () => {
  const { ADMIN } = empresa.como
  expect((await ADMIN('GET /especie', { limite: 201, ativo: 'true' })).status).toBe(200)
  const [linha] = await exportacoes('especie', empresa.usuarios.ADMIN.codigo)
  const operadora = await amb.db
    .selectFrom('cliente')
    .select('codigo')
    .where('operadora', '=', true)
    .executeTakeFirstOrThrow()
  expect(linha).toMatchObject({ cliente: operadora.codigo, mudancas: { filtros: [null, { ativo: true }] } })
})

it('mil é o máximo, e quem não pode ler não exporta', async () => {
  expect((await empresa.como.CLIENTE('GET /animal', { limite: 1001 })).status).toBe(422)
  expect((await empresa.como.CLIENTE_BASE('GET /animal', { limite: 1000 })).status).toBe(403)
  expect((await amb.semToken('GET /animal', { limite: 1000 })).status).toBe(401)
})
