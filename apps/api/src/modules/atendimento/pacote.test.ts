import { afterAll, beforeAll, expect, it } from 'vitest'
import { criarServico } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let eco: string
let ecg: string
let pacote: string

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  eco = await criarServico(amb, empresa, { preco_centavos: 38_000 })
  ecg = await criarServico(amb, empresa, { preco_centavos: 16_000 })
  const { corpo } = await empresa.como.CLIENTE('POST /servico', {
    nome: unico('Check-up'),
    modalidade: 'ECOCARDIOGRAFIA',
    precoCentavos: 48_001,
    pacote: true,
    composicao: [eco, ecg],
  })
  pacote = corpo.codigo
})
afterAll(() => amb.fechar())

const CLIENTE: Empresa['como']['CLIENTE'] = (...chamada) => empresa.como.CLIENTE(...chamada)
const doPacote = () => [
  { servico: eco, pacote },
  { servico: ecg, pacote },
]
const prever = (itens: object[], extra: object = {}, quem = CLIENTE) =>
  quem('POST /atendimento/preco', { itens: itens as { servico: string }[], ...extra })
const abrir = async (quem = CLIENTE) => {
  const { animal } = await criarAnimal(amb, empresa.cliente, { parceiro: empresa.parceiro })
  const { corpo, status } = await quem('POST /atendimento', { animal, itens: doPacote(), cobrarDeslocamento: false })
  expect(status, JSON.stringify(corpo)).toBe(201)
  return (await CLIENTE('GET /atendimento/:codigo', { codigo: corpo.codigo })).corpo
}
const editar = (a: Awaited<ReturnType<typeof abrir>>, itens: object[]) =>
  CLIENTE('PUT /atendimento/:codigo', {
    codigo: a.codigo,
    versao: a.versao,
    parceiro: a.parceiro?.codigo ?? null,
    cobrarDeslocamento: a.cobrarDeslocamento,
    itens: itens as { servico: string }[],
  })
const reler = async (codigo: string) => (await CLIENTE('GET /atendimento/:codigo', { codigo })).corpo

it('o preço do pacote é repartido entre os exames, e a explicação diz de onde veio', async () => {
  const { corpo } = await prever(doPacote())
  expect(corpo.totalCentavos).toBe(48_001)
  expect(corpo.itens.map(({ centavos }) => centavos)).toEqual([33_778, 14_223])
  expect(corpo.itens[0]?.explicacao).toMatchObject({
    regra: 'PRECO_DO_SERVICO',
    linhas: [{ rotulo: expect.stringMatching(/^Parte do pacote Check-up.*480,01$/) as string, centavos: 33_778 }],
  })
})

it('a clínica paga o pacote pela regra dela: preço próprio, depois a tabela', async () => {
  const { cliente, parceiro } = empresa
  await amb.db.insertInto('parceiro_preco').values({ cliente, parceiro, servico: pacote, centavos: 40_000 }).execute()
  const { corpo } = await prever(doPacote(), {}, empresa.como.PARCEIRO)
  expect(corpo.totalCentavos).toBe(40_000)
  expect(corpo.itens[0]?.explicacao).toMatchObject({
    regra: 'PRECO_DO_PARCEIRO',
    linhas: [{ rotulo: expect.stringContaining('Preço próprio da clínica parceira') as string }],
  })
  await amb.db.deleteFrom('parceiro_preco').where('servico', '=', pacote).execute()
})

it('plantão e desconto incidem sobre a parte de cada exame, sem perder centavo', async () => {
  const desconto = { tipo: 'PERCENTUAL', basisPoints: 1_000, motivo: 'Cortesia' }
  const [um, outro] = doPacote()
  const { corpo } = await prever([{ ...um, desconto }, { ...outro }], { realizadoEm: '2026-11-22T15:00:00Z' })
  const soma = corpo.itens.reduce((total, { centavos }) => total + centavos, 0)
  expect(corpo.totalCentavos).toBe(soma)
  expect(corpo.itens.map(({ centavos }) => centavos)).toEqual([60_800, 28_446])
})

it('o que se grava é o previsto, e os exames lembram o pacote', async () => {
  const aberto = await abrir()
  expect(aberto.totalCentavos).toBe(48_001)
  expect(aberto.itens).toMatchObject([
    { servico: { codigo: eco }, pacote: { codigo: pacote }, precoCentavos: 33_778 },
    { servico: { codigo: ecg }, pacote: { codigo: pacote }, precoCentavos: 14_223 },
  ])
})

it('ao editar, o pacote inteiro guarda o preço dado, ainda que ele tenha mudado ou saído de oferta', async () => {
  const aberto = await abrir()
  const mudar = (preco_centavos: number, ativo: boolean) =>
    amb.db.updateTable('servico').set({ preco_centavos, ativo }).where('codigo', '=', pacote).execute()
  await mudar(60_000, false)
  const itens = aberto.itens.map(({ codigo, servico }) => ({ codigo, servico: servico.codigo, pacote }))
  expect((await editar(aberto, [...itens, { servico: empresa.servico }])).status).toBe(200)
  expect((await reler(aberto.codigo)).totalCentavos).toBe(48_001 + 20_000)
  expect(await prever(doPacote())).toMatchObject({
    status: 422,
    corpo: { campos: { 'itens.0.servico': expect.stringContaining('não é mais oferecido') as string } },
  })
  await mudar(48_001, true)
})

it('retirar um exame desfaz o pacote: o que fica não guarda o desconto, e fingir que é pacote é recusado', async () => {
  const aberto = await abrir()
  const [fica] = aberto.itens
  const sozinho = { codigo: fica?.codigo, servico: eco }
  expect(await editar(aberto, [{ ...sozinho, pacote }])).toMatchObject({
    status: 422,
    corpo: { campos: { 'itens.0.servico': expect.stringContaining('vem inteiro') as string } },
  })
  expect((await editar(aberto, [sozinho])).status).toBe(200)
  expect(await reler(aberto.codigo)).toMatchObject({
    totalCentavos: 38_000,
    itens: [{ codigo: fica?.codigo, pacote: null, precoCentavos: 38_000 }],
  })
})

it('um pacote não é um exame, metade dele não é pacote, e repetido também não', async () => {
  const recusas = [
    [{ servico: pacote }],
    [{ servico: eco, pacote }],
    [...doPacote(), ...doPacote()],
    [{ servico: eco, pacote: eco }],
    [{ servico: eco, pacote: (await criarEmpresa(amb)).servico }],
  ]
  for (const itens of recusas)
    expect(await prever(itens)).toMatchObject({
      status: 422,
      corpo: { campos: { 'itens.0.servico': expect.any(String) as string } },
    })
})

it('um pacote já pedido não é excluído', async () => {
  await abrir()
  expect(await CLIENTE('DELETE /servico/:codigo', { codigo: pacote })).toMatchObject({
    status: 409,
    corpo: { codigo: 'EM_USO', mensagem: expect.stringContaining('exame') as string },
  })
})
