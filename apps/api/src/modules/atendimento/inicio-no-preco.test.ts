import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrir, agir, criarServico, dinheiroDe } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { noDia } from '../../../teste/agenda/no-dia.ts'
import { agirNaAgenda, lerPedido, marcar, pedir } from '../../../teste/atendimento/pedidos.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'

/** A Sunday, on call with 100 %; an afternoon of a Wednesday; its evening, on call with 30 %. */
const DOMINGO = '2026-11-22T15:00:00.000Z'
const QUARTA = '2026-11-25T17:00:00.000Z'
const QUARTA_A_NOITE = '2026-11-25T22:00:00.000Z'

let amb: Ambiente
let empresa: Empresa
let servico: string

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  servico = await criarServico(amb, empresa, { preco_centavos: 20_000 })
})
afterAll(() => amb.fechar())

const ler = (codigo: string) => lerPedido(empresa.como.CLIENTE, codigo)
const reajustar = (centavos: number) =>
  amb.db.updateTable('servico').set({ preco_centavos: centavos }).where('codigo', '=', servico).execute()

it('o exame sem hora marcada custa o da hora em que começa, e assim é cobrado', async () => {
  const { codigo } = await abrir(amb, empresa, { itens: [{ servico }, { servico }], realizadoEm: null })
  expect((await ler(codigo)).totalCentavos).toBe(40_000)
  empresa = await noDia(amb, empresa, DOMINGO)
  await agir(empresa.como.CLIENTE, codigo, 'iniciar')
  const lido = await ler(codigo)
  expect(lido).toMatchObject({ realizadoEm: DOMINGO, totalCentavos: 80_000 })
  expect(lido.itens.map(({ precoCentavos }) => precoCentavos)).toEqual([40_000, 40_000])
  expect(lido.itens[0]?.explicacao.texto).toContain('Plantão (100%)')
  expect(lido.linhaDoTempo.map(({ texto }) => texto)).toEqual([
    'Atendimento aberto',
    expect.stringMatching(/^Preço revisto com o horário: total de R\$\s800,00$/),
    'Exame iniciado',
  ])
  const { itens: trilha } = (
    await empresa.como.CLIENTE('GET /historico', { entidade: 'atendimento', registro: codigo })
  ).corpo
  expect(trilha.find(({ acao }) => acao === 'INICIAR')?.mudancas).toMatchObject({ totalCentavos: [40_000, 80_000] })
  await agir(empresa.como.CLIENTE, codigo, 'concluir')
  expect((await dinheiroDe(amb, codigo)).titulos.map(({ valor_centavos }) => valor_centavos)).toEqual([80_000])
})

it('no expediente, o preço dado fica, ainda que a tabela tenha mudado', async () => {
  const { codigo } = await abrir(amb, empresa, { itens: [{ servico }], realizadoEm: null })
  await reajustar(25_000)
  empresa = await noDia(amb, empresa, QUARTA)
  await agir(empresa.como.CLIENTE, codigo, 'iniciar')
  await reajustar(20_000)
  expect(await ler(codigo)).toMatchObject({ realizadoEm: QUARTA, totalCentavos: 20_000 })
})

it('o pedido de uma clínica, à vista, não ganha o preço do plano ao começar em plantão', async () => {
  const { cliente } = empresa
  const { codigo: planoSaude } = await amb.db
    .insertInto('plano_saude')
    .values({ operadora: unico('Op'), nome: 'Ouro', tipo: 'CREDENCIADO' })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await amb.db
    .insertInto('plano_saude_preco')
    .values({ cliente, plano_saude: planoSaude, servico, centavos: 17_000 })
    .execute()
  const codigo = await pedir(amb, empresa, { planoSaude, itens: [{ servico }] })
  const { versao, itens } = await ler(codigo)
  await empresa.como.CLIENTE('PUT /atendimento/:codigo', {
    codigo,
    versao,
    planoSaude,
    parceiro: empresa.parceiro,
    especialista: empresa.especialista,
    itens: itens.map((item) => ({ codigo: item.codigo, servico })),
  })
  empresa = await noDia(amb, empresa, QUARTA_A_NOITE)
  await agir(empresa.como.CLIENTE, codigo, 'iniciar')
  expect((await ler(codigo)).totalCentavos).toBe(26_000)
})

it('o preço combinado para uma hora fica quando o exame começa antes dela', async () => {
  empresa = await noDia(amb, empresa, DOMINGO)
  const { codigo } = await abrir(amb, empresa, { itens: [{ servico }], realizadoEm: QUARTA_A_NOITE })
  empresa = await noDia(amb, empresa, QUARTA)
  await agir(empresa.como.CLIENTE, codigo, 'iniciar')
  expect(await ler(codigo)).toMatchObject({ realizadoEm: QUARTA, totalCentavos: 26_000 })
})

it('desfazer o início devolve a hora marcada e o preço combinado, como eram', async () => {
  empresa = await noDia(amb, empresa, DOMINGO)
  const codigo = await pedir(amb, empresa, { itens: [{ servico }] })
  const aceito = await marcar(empresa, 'aceitar', codigo, { inicio: QUARTA_A_NOITE, confirmarPlantao: true })
  const { agendamento } = aceito.corpo
  const combinado = await ler(codigo)
  expect(combinado.totalCentavos).toBe(26_000)
  await reajustar(30_000)
  empresa = await noDia(amb, empresa, QUARTA)
  await agirNaAgenda(empresa.como.CLIENTE, agendamento, 'confirmar')
  expect((await agirNaAgenda(empresa.como.CLIENTE, agendamento, 'iniciar')).status).toBe(200)
  const { itens, totalCentavos, prazoEm, realizadoEm } = combinado
  expect(await ler(codigo)).toMatchObject({ estado: 'EM_ANDAMENTO', realizadoEm: QUARTA, totalCentavos, itens })
  const { versao } = (await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo: agendamento })).corpo
  const desfeito = await empresa.como.CLIENTE('POST /agendamento/:codigo/desfazer', { codigo: agendamento, versao })
  await reajustar(20_000)
  expect(desfeito.status).toBe(200)
  expect(await ler(codigo)).toMatchObject({ estado: 'ABERTO', realizadoEm, prazoEm, totalCentavos, itens })
})

it('o que entrou depois do início, só ele, muda de preço com a hora que volta', async () => {
  empresa = await noDia(amb, empresa, DOMINGO)
  const codigo = await pedir(amb, empresa, { itens: [{ servico }] })
  const aceito = await marcar(empresa, 'aceitar', codigo, {
    inicio: '2026-11-25T23:00:00.000Z',
    confirmarPlantao: true,
  })
  const { agendamento } = aceito.corpo
  empresa = await noDia(amb, empresa, QUARTA)
  await agirNaAgenda(empresa.como.CLIENTE, agendamento, 'confirmar')
  await agirNaAgenda(empresa.como.CLIENTE, agendamento, 'iniciar')
  const { versao: aberta, itens } = await ler(codigo)
  await reajustar(30_000)
  await empresa.como.CLIENTE('PUT /atendimento/:codigo', {
    codigo,
    versao: aberta,
    parceiro: empresa.parceiro,
    especialista: empresa.especialista,
    itens: [...itens.map((item) => ({ codigo: item.codigo, servico })), { servico }],
  })
  const precos = async () => (await ler(codigo)).itens.map(({ precoCentavos }) => precoCentavos)
  expect(await precos()).toEqual([26_000, 30_000])
  const { versao } = (await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo: agendamento })).corpo
  await empresa.como.CLIENTE('POST /agendamento/:codigo/desfazer', { codigo: agendamento, versao })
  await reajustar(20_000)
  expect(await precos()).toEqual([26_000, 39_000])
})
