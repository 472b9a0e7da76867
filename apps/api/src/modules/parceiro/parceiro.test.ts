import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cnpjUnico, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let outro: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  await criarEmpresa(amb)
  const { codigo } = await amb.db
    .insertInto('parceiro')
    .values({
      cliente: empresa.cliente,
      nome: 'Águia Veterinária',
      razao_social: 'Águia Serviços Ltda',
      documento: cnpjUnico(),
      logradouro: 'Rua Azul',
      numero: '7',
      cidade: 3550308,
      modo_cobranca: 'A_VISTA',
      limite_credito_centavos: 500_000,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  outro = codigo
  await amb.db
    .updateTable('parceiro')
    .set({ modo_cobranca: 'FATURADO' })
    .where('codigo', '=', empresa.parceiro)
    .execute()
})
afterAll(() => amb.fechar())

it('a empresa vê as suas clínicas, com endereço e condições', async () => {
  const { corpo } = await empresa.como.CLIENTE('GET /parceiro')
  expect(corpo.itens).toHaveLength(2)
  expect(corpo.itens[0]).toMatchObject({
    nome: 'Águia Veterinária',
    endereco: 'Rua Azul, 7',
    cidade: 'São Paulo/SP',
    modoCobranca: 'A_VISTA',
    limiteCreditoCentavos: 500_000,
    diaFechamento: 30,
  })
  for (const filtro of [{ busca: 'aguia servicos' }, { cidade: '3550308' }, { modoCobranca: 'A_VISTA' as const }]) {
    expect((await empresa.como.CLIENTE('GET /parceiro', filtro)).corpo.itens.map(({ codigo }) => codigo)).toEqual([
      outro,
    ])
  }
})

it('o especialista sabe onde ficam, não quanto pagam', async () => {
  const { corpo } = await empresa.como.ESPECIALISTA('GET /parceiro')
  expect(corpo.itens.find(({ codigo }) => codigo === outro)).toMatchObject({
    endereco: 'Rua Azul, 7',
    modoCobranca: null,
    limiteCreditoCentavos: null,
    diaFechamento: null,
    diaVencimento: null,
    tabelaPreco: null,
  })
  expect((await empresa.como.ESPECIALISTA('GET /parceiro', { modoCobranca: 'A_VISTA' })).corpo.itens).toEqual([])
})

it('a clínica vê só a si mesma, mesmo procurando outra', async () => {
  expect((await empresa.como.PARCEIRO('GET /parceiro')).corpo.itens.map(({ codigo }) => codigo)).toEqual([
    empresa.parceiro,
  ])
  expect((await empresa.como.PARCEIRO('GET /parceiro', { busca: 'aguia' })).corpo.itens).toEqual([])
})
