import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
const precos = async (chamar: Empresa['como']['CLIENTE']) =>
  Object.fromEntries(
    (await chamar('GET /servico')).corpo.itens.map(({ nome, precoCentavos }) => [nome.split(' ')[0], precoCentavos]),
  )

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  const { cliente, parceiro } = empresa
  const novo = async (nome: string, extra = {}) =>
    (
      await amb.db
        .insertInto('servico')
        .values({
          cliente,
          nome,
          modalidade: 'RADIOGRAFIA',
          duracao_minutos: 20,
          preco_centavos: 10_000,
          custo_centavos: 2_500,
          ...extra,
        })
        .returning('codigo')
        .executeTakeFirstOrThrow()
    ).codigo
  const tabela = (
    await amb.db
      .insertInto('tabela_preco')
      .values({ cliente, nome: 'Convênio' })
      .returning('codigo')
      .executeTakeFirstOrThrow()
  ).codigo
  await amb.db.updateTable('parceiro').set({ tabela_preco: tabela }).where('codigo', '=', parceiro).execute()
  const daTabela = await novo('Tabela')
  const proprio = await novo('Próprio')
  await novo('Inativo', { ativo: false })
  await amb.db
    .insertInto('tabela_preco_item')
    .values([
      { cliente, tabela, servico: daTabela, centavos: 9_000 },
      { cliente, tabela, servico: proprio, centavos: 8_500 },
    ])
    .execute()
  await amb.db.insertInto('parceiro_preco').values({ cliente, parceiro, servico: proprio, centavos: 8_000 }).execute()
})
afterAll(() => amb.fechar())

it('a empresa vê tudo, com custo; o especialista não vê o custo', async () => {
  expect(await precos(empresa.como.CLIENTE)).toEqual({
    Ultrassom: 20_000,
    Tabela: 10_000,
    Próprio: 10_000,
    Inativo: 10_000,
  })
  const { corpo } = await empresa.como.CLIENTE('GET /servico', {
    modalidade: 'RADIOGRAFIA',
    ativo: 'true',
    ordem: '-nome',
  })
  expect(corpo.itens.map(({ nome, custoCentavos }) => [nome, custoCentavos])).toEqual([
    ['Tabela', 2_500],
    ['Próprio', 2_500],
  ])
  const visto = await empresa.como.ESPECIALISTA('GET /servico')
  expect(visto.corpo.itens.every(({ custoCentavos }) => custoCentavos === null)).toBe(true)
})

it('a clínica parceira vê os ativos, com o preço dela: próprio, da tabela, do serviço', async () => {
  expect(await precos(empresa.como.PARCEIRO)).toEqual({ Ultrassom: 20_000, Tabela: 9_000, Próprio: 8_000 })
  const { corpo } = await empresa.como.PARCEIRO('GET /servico', { ordem: 'preco', limite: 1 })
  expect(corpo.itens[0]?.nome).toBe('Próprio')
  const segunda = await empresa.como.PARCEIRO('GET /servico', {
    ordem: 'preco',
    limite: 1,
    cursor: corpo.proximo ?? '',
  })
  expect(segunda.corpo.itens[0]?.nome).toBe('Tabela')
})
