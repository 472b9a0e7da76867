import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarServico } from '../../../teste/atendimentos.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let servicos: readonly [string, string]
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  servicos = [await criarServico(amb, empresa, { preco_centavos: 12_345 }), await criarServico(amb, empresa)]
})
afterAll(() => amb.fechar())

const itens = () => [
  { servico: servicos[0], centavos: 12_345 },
  { servico: servicos[1], centavos: 0 },
]
const criar = async (nome = unico('Tabela')) =>
  (await empresa.como.CLIENTE('POST /tabela-preco', { nome, itens: itens() })).corpo
const precos = (tabela: { itens: readonly { servico: { codigo: string }; centavos: number }[] }) =>
  Object.fromEntries(tabela.itens.map(({ servico, centavos }) => [servico.codigo, centavos]))

it('guarda os preços e diz quem a usa; usada não é excluída', async () => {
  const { CLIENTE } = empresa.como
  const tabela = await criar()
  expect(precos(tabela)).toEqual({ [servicos[0]]: 12_345, [servicos[1]]: 0 })
  expect(tabela.itens.find(({ servico }) => servico.codigo === servicos[0])?.doServicoCentavos).toBe(12_345)
  const usar = (tabela_preco: string | null) =>
    amb.db.updateTable('parceiro').set({ tabela_preco }).where('codigo', '=', empresa.parceiro).execute()
  await usar(tabela.codigo)
  const { corpo } = await CLIENTE('GET /tabela-preco/:codigo', { codigo: tabela.codigo })
  expect(corpo.parceiros).toMatchObject([{ codigo: empresa.parceiro }])
  expect((await CLIENTE('GET /tabela-preco', { codigo: tabela.codigo })).corpo.itens).toMatchObject([
    { servicos: 2, parceiros: 1 },
  ])
  expect(await CLIENTE('DELETE /tabela-preco/:codigo', { codigo: tabela.codigo })).toMatchObject({
    status: 409,
    corpo: { codigo: 'EM_USO', mensagem: expect.stringContaining('1 clínica parceira') as string },
  })
  await usar(null)
  expect((await CLIENTE('DELETE /tabela-preco/:codigo', { codigo: tabela.codigo })).status).toBe(204)
})

it('a cópia tem os preços, é de ninguém e precisa de outro nome', async () => {
  const { CLIENTE } = empresa.como
  const { codigo, nome } = await criar()
  const copia = await CLIENTE('POST /tabela-preco/:codigo/copia', { codigo, nome: `${nome} 2027` })
  expect(copia.status).toBe(201)
  expect(copia.corpo).toMatchObject({ nome: `${nome} 2027`, parceiros: [], versao: 1 })
  expect(precos(copia.corpo)).toEqual({ [servicos[0]]: 12_345, [servicos[1]]: 0 })
  expect(await CLIENTE('POST /tabela-preco/:codigo/copia', { codigo, nome: nome.toUpperCase() })).toMatchObject({
    status: 409,
    corpo: { campos: { nome: 'Já existe uma tabela com este nome.' } },
  })
})

it('o reajuste muda todos os preços de uma vez; a versão velha é recusada', async () => {
  const { CLIENTE } = empresa.como
  const { codigo } = await criar()
  const reajustar = () =>
    CLIENTE('PUT /tabela-preco/:codigo/reajuste', { codigo, versao: 1, percentualBp: 1_000, arredondamento: 'REAL' })
  const respostas = await Promise.all([reajustar(), reajustar()])
  expect(respostas.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  const { corpo } = await CLIENTE('GET /tabela-preco/:codigo', { codigo })
  expect(corpo.versao).toBe(2)
  expect(precos(corpo)).toEqual({ [servicos[0]]: 13_600, [servicos[1]]: 0 })
})

it('o reajuste que passaria do que pode ser cobrado não muda nada', async () => {
  const { CLIENTE } = empresa.como
  const { corpo: tabela } = await CLIENTE('POST /tabela-preco', {
    nome: unico('Cara'),
    itens: [{ servico: servicos[0], centavos: 900_000_000 }],
  })
  const { codigo } = tabela
  const recusa = await CLIENTE('PUT /tabela-preco/:codigo/reajuste', {
    codigo,
    versao: 1,
    percentualBp: 5_000,
    arredondamento: 'CENTAVO',
  })
  expect(recusa).toMatchObject({ status: 422, corpo: { campos: { percentualBp: expect.any(String) as string } } })
  expect((await CLIENTE('GET /tabela-preco/:codigo', { codigo })).corpo.versao).toBe(1)
})

it('o preço da tabela é o que o atendimento da clínica cobra', async () => {
  const { CLIENTE, PARCEIRO } = empresa.como
  const { codigo } = await criar()
  await CLIENTE('PUT /tabela-preco/:codigo', {
    codigo,
    versao: 1,
    nome: unico('Tabela'),
    itens: [{ servico: servicos[0], centavos: 11_100 }],
  })
  await amb.db.updateTable('parceiro').set({ tabela_preco: codigo }).where('codigo', '=', empresa.parceiro).execute()
  const { corpo } = await PARCEIRO('POST /atendimento/preco', { itens: [{ servico: servicos[0] }] })
  expect(corpo.itens).toMatchObject([{ centavos: 11_100, explicacao: { regra: 'TABELA_DO_PARCEIRO' } }])
})

it('de outra empresa: 404 em tudo, 422 no serviço alheio', async () => {
  const { codigo } = await criar()
  const { CLIENTE } = outra.como
  const reajuste = { percentualBp: 100, arredondamento: 'REAL' as const }
  for (const { status } of [
    await CLIENTE('GET /tabela-preco/:codigo', { codigo }),
    await CLIENTE('PUT /tabela-preco/:codigo', { codigo, versao: 1, nome: 'x' }),
    await CLIENTE('PUT /tabela-preco/:codigo/situacao', { codigo, versao: 1, ativo: false }),
    await CLIENTE('PUT /tabela-preco/:codigo/reajuste', { codigo, versao: 1, ...reajuste }),
    await CLIENTE('POST /tabela-preco/:codigo/copia', { codigo, nome: 'x' }),
    await CLIENTE('DELETE /tabela-preco/:codigo', { codigo }),
    await empresa.como.CLIENTE('GET /tabela-preco/:codigo', { codigo: randomUUID() }),
  ])
    expect(status).toBe(404)
  expect(await CLIENTE('POST /tabela-preco', { nome: unico('x'), itens: itens() })).toMatchObject({
    status: 422,
    corpo: { campos: { itens: 'Escolha serviços da lista.' } },
  })
})

it('preços são assunto da empresa: os outros perfis não chegam às tabelas', async () => {
  for (const perfil of ['ESPECIALISTA', 'PARCEIRO', 'CLIENTE_BASE', 'ADMIN'] as const)
    expect((await empresa.como[perfil]('GET /tabela-preco')).status).toBe(403)
})

it.each<[string, object, string]>([
  ['sem nome', { nome: '' }, 'nome'],
  ['preço negativo', { nome: 'x', itens: [{ servico: randomUUID(), centavos: -1 }] }, 'itens.0.centavos'],
])('recusa %s no campo', async (_nome, dados, campo) => {
  const { status, corpo } = await empresa.como.CLIENTE('POST /tabela-preco', dados as never)
  expect([status, corpo]).toMatchObject([422, { campos: { [campo]: expect.any(String) as string } }])
})

it('recusa o mesmo serviço duas vezes', async () => {
  const { corpo } = await empresa.como.CLIENTE('POST /tabela-preco', {
    nome: unico('Dobro'),
    itens: [...itens(), ...itens()],
  })
  expect(corpo).toMatchObject({ campos: { itens: 'O mesmo serviço aparece duas vezes.' } })
})
