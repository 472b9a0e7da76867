import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { contasDe, lancada } from '../../../teste/contas.ts'
import { importar, pendentes } from '../../../teste/extratos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  await amb.db
    .updateTable('cliente')
    .set({ chave_pix: 'financeiro@vetlume.com.br' })
    .where('codigo', '=', empresa.cliente)
    .execute()
})
afterAll(() => amb.fechar())

const DIAS = { competencia: '2026-10-01', emissao: '2026-10-01', vencimento: '2026-10-30' }
async function daClinica(valorCentavos: number, vencimento = DIAS.vencimento) {
  const conta = { ...DIAS, vencimento, descricao: 'Exames', valorCentavos, parceiro: empresa.parceiro }
  const { codigo } = (await empresa.como.CLIENTE('POST /contas-receber', conta)).corpo
  return codigo
}
const txidDe = (copiaECola: string) => copiaECola.match(/VM[0-9A-F]{20}/)?.[0] ?? ''

it('um Pix do total, com identificador próprio, que o extrato do banco reconhece', async () => {
  const { CLIENTE, PARCEIRO } = empresa.como
  const titulos = [await daClinica(12_000), await daClinica(8_000), await daClinica(500, '2099-01-01')]
  const dois = titulos.slice(0, 2)
  const { status, corpo } = await CLIENTE('POST /contas-receber/pix', { titulos: dois })
  expect(status).toBe(201)
  expect(corpo).toMatchObject({ totalCentavos: 20_540, pix: { valorCentavos: 20_540 }, semPix: null })
  expect(corpo.contas.map(({ codigo }) => codigo).toSorted()).toEqual(dois.toSorted())
  const txid = txidDe(corpo.pix?.copiaECola ?? '')
  expect(corpo.pix?.copiaECola).toContain('5406205.40')
  const outraVez = (await CLIENTE('POST /contas-receber/pix', { titulos: dois.toReversed() })).corpo
  expect(txidDe(outraVez.pix?.copiaECola ?? '')).toBe(txid)
  // What is overdue of the clinic is the same two: the same Pix.
  const daArea = (await PARCEIRO('POST /contas-pagar/pix', {})).corpo
  expect([daArea.totalCentavos, txidDe(daArea.pix?.copiaECola ?? '')]).toEqual([20_540, txid])
  const tres = (await PARCEIRO('POST /contas-pagar/pix', { titulos })).corpo
  expect(tres.totalCentavos).toBe(21_040)
  expect(txidDe(tres.pix?.copiaECola ?? '')).not.toBe(txid)

  const { banco } = await contasDe(empresa)
  await importar(empresa, banco, { linhas: [{ dia: '2026-11-20', valor: '205.40', memo: `PIX RECEBIDO ${txid}` }] })
  const [linha] = await pendentes(empresa, banco)
  expect(linha?.sugestao).toMatchObject({ certeza: 'PROVAVEL', diferenca: 'ACRESCIMO' })
  expect(linha?.sugestao?.titulos.map(({ codigo }) => codigo).toSorted()).toEqual(dois.toSorted())
})

it('o Pix da conta vencida tem a multa e os juros até hoje, como o recebimento sugere; o da que não venceu, o saldo', async () => {
  const { CLIENTE, PARCEIRO } = empresa.como
  const [vencida, aVencer] = [await daClinica(10_000), await daClinica(10_000, '2099-01-01')]
  const pixDe = async (como: typeof CLIENTE, livro: 'contas-pagar' | 'contas-receber', codigo: string) =>
    (await como(`GET /${livro}/:codigo`, { codigo })).corpo
  // 2 % at once, and 1 % a month for 21 days.
  for (const [como, livro] of [
    [CLIENTE, 'contas-receber'],
    [PARCEIRO, 'contas-pagar'],
  ] as const) {
    expect(await pixDe(como, livro, vencida)).toMatchObject({ saldoCentavos: 10_000, pix: { valorCentavos: 10_270 } })
    expect(await pixDe(como, livro, aVencer)).toMatchObject({ saldoCentavos: 10_000, pix: { valorCentavos: 10_000 } })
  }
  const { contas } = (await CLIENTE('POST /contas-receber/pix', { titulos: [vencida] })).corpo
  expect(contas).toMatchObject([{ saldoCentavos: 10_000, encargosCentavos: 270 }])
})

it('recusa contas de pessoas diferentes, quitadas, alheias e nenhuma', async () => {
  const { CLIENTE, ESPECIALISTA } = empresa.como
  const [uma, avulsa] = [await daClinica(1_000), (await lancada(empresa, 'contas-receber')).codigo]
  expect((await CLIENTE('POST /contas-receber/pix', { titulos: [uma, avulsa] })).corpo).toMatchObject({
    codigo: 'TRANSICAO_INVALIDA',
  })
  expect((await CLIENTE('POST /contas-receber/pix', { titulos: [uma, uma] })).status).toBe(422)
  expect((await CLIENTE('POST /contas-receber/pix', {})).status).toBe(409)
  const aPagar = (await lancada(empresa, 'contas-pagar')).codigo
  expect((await CLIENTE('POST /contas-receber/pix', { titulos: [aPagar] })).status).toBe(404)
  expect((await CLIENTE('POST /contas-pagar/pix', { titulos: [aPagar] })).status).toBe(409)
  expect((await ESPECIALISTA('POST /contas-pagar/pix', {})).status).toBe(409)
  const outra = await criarEmpresa(amb)
  expect((await outra.como.PARCEIRO('POST /contas-pagar/pix', { titulos: [uma] })).status).toBe(404)
  expect((await outra.como.PARCEIRO('POST /contas-pagar/pix', {})).corpo).toMatchObject({
    mensagem: 'Não há nada vencido a pagar.',
  })
  const cancelar = { codigo: avulsa, versao: 1, motivo: 'x' }
  await CLIENTE('POST /contas-receber/:codigo/cancelamento', cancelar)
  expect((await CLIENTE('POST /contas-receber/pix', { titulos: [avulsa] })).status).toBe(409)
})

it('a clínica com mais vencidas do que cabem num Pix escolhe as que paga, e paga as que escolheu', async () => {
  const nova = await criarEmpresa(amb)
  const { CLIENTE, PARCEIRO } = nova.como
  const conta = { ...DIAS, descricao: 'Exames', valorCentavos: 20_100, parceiro: nova.parceiro, vezes: 120 }
  const meses = { vencimento: '2010-01-10', emissao: '2010-01-01', competencia: '2010-01-01' }
  const novas = [
    ...(await CLIENTE('POST /contas-receber', { ...conta, ...meses })).corpo.itens,
    ...(await CLIENTE('POST /contas-receber', { ...conta, ...meses, vezes: 81 })).corpo.itens,
  ].map(({ codigo }) => codigo)
  expect(novas).toHaveLength(201)
  expect(await PARCEIRO('POST /contas-pagar/pix', {})).toMatchObject({
    status: 409,
    corpo: { mensagem: 'São mais de 200 contas vencidas: escolha as que quer pagar agora.' },
  })
  const duzentas = await PARCEIRO('POST /contas-pagar/pix', { titulos: novas.slice(0, 200) })
  expect([duzentas.status, duzentas.corpo.contas.length]).toEqual([201, 200])
})
