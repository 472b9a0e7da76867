import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../teste/ambiente.ts'
import { cpfUnico, criarEmpresa, type Empresa } from '../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let colega: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  await criarEmpresa(amb)
  const { cliente } = empresa
  const linha = { cliente, crmv_uf: 'RJ', cpf: cpfUnico(), telefone: '+5521988887777', email: 'colega@teste.vet' }
  const { codigo } = await amb.db
    .insertInto('especialista')
    .values({ ...linha, nome: 'Ênio Colega', crmv_numero: '4321' })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  colega = codigo
  await amb.db
    .insertInto('especialista')
    .values({ ...linha, nome: 'Zilda Saiu', crmv_numero: '77', ativo: false })
    .execute()
})
afterAll(() => amb.fechar())

it('a empresa vê todos os seus, com os dados de contato', async () => {
  const { corpo } = await empresa.como.CLIENTE('GET /especialista')
  expect(corpo.itens).toHaveLength(3)
  expect(corpo.itens.find(({ codigo }) => codigo === colega)).toMatchObject({
    nome: 'Ênio Colega',
    crmv: 'CRMV-RJ 4321',
    especialidade: null,
    telefone: '+5521988887777',
    email: 'colega@teste.vet',
  })
  expect(
    (await empresa.como.CLIENTE('GET /especialista', { busca: 'enio 4321' })).corpo.itens.map(({ codigo }) => codigo),
  ).toEqual([colega])
  expect(
    (await empresa.como.CLIENTE('GET /especialista', { especialidade: empresa.especialidade })).corpo.itens.map(
      ({ codigo }) => codigo,
    ),
  ).toEqual([empresa.especialista])
})

it('o especialista conhece os colegas, mas só os próprios dados pessoais', async () => {
  const { corpo } = await empresa.como.ESPECIALISTA('GET /especialista')
  expect(corpo.itens.find(({ codigo }) => codigo === colega)).toMatchObject({
    nome: 'Ênio Colega',
    cpf: null,
    telefone: null,
    email: null,
  })
  expect(corpo.itens.find(({ codigo }) => codigo === empresa.especialista)).toMatchObject({
    telefone: '+5511999990000',
    email: 'esp@teste.vet',
  })
})

it('a clínica parceira vê os ativos, sem dados pessoais', async () => {
  const { corpo } = await empresa.como.PARCEIRO('GET /especialista')
  expect(corpo.itens.map(({ codigo }) => codigo).sort()).toEqual([empresa.especialista, colega].sort())
  expect(corpo.itens.every(({ cpf, telefone, email }) => cpf === null && telefone === null && email === null)).toBe(
    true,
  )
})
