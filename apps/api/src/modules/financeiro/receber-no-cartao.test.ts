import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { contasDe, lancada } from '../../../teste/contas.ts'
import { conferirSemExtrato, importar, pendentes } from '../../../teste/extratos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let banco: string

beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  banco = (await contasDe(empresa)).banco
  await amb.db
    .updateTable('cliente')
    .set({ taxa_debito_bp: 150, taxa_credito_bp: 300, taxa_ate6_bp: 400, taxa_ate12_bp: 500 })
    .where('codigo', '=', empresa.cliente)
    .execute()
  await amb.db
    .updateTable('conta_financeira')
    .set({ saldo_em: '2026-10-01' })
    .where('cliente', '=', empresa.cliente)
    .execute()
})

const dono = () => empresa.como.CLIENTE
const comoPagou = { pagoEm: '2026-11-16', metodo: 'CARTAO_CREDITO' as const }

async function receber(dados: object = {}) {
  const { codigo, versao } = await lancada(empresa, 'contas-receber', { valorCentavos: 10_001 })
  return dono()('POST /contas-receber/:codigo/baixa', {
    codigo,
    versao,
    valorCentavos: 10_001,
    taxaCentavos: 400,
    contaFinanceira: banco,
    parcelas: 2,
    ...comoPagou,
    ...dados,
  })
}
const fluxo = async (de: string, ate: string, contaFinanceira?: string) => {
  const filtros = { de, ate, agrupar: 'DIA' as const, ...(contaFinanceira === undefined ? {} : { contaFinanceira }) }
  return (await dono()('GET /fluxo-caixa', filtros)).corpo
}
const saldo = async () =>
  (await dono()('GET /conta-financeira')).corpo.itens.find(({ codigo }) => codigo === banco)?.saldoCentavos
const contabil = async (conta: string, ate: string) =>
  (await dono()('GET /balancete', { de: ate, ate })).corpo.contas.find((uma) => uma.conta === conta)?.saldoCentavos
async function conferirPartidas() {
  const { rows } = await sql`select dia, sum(centavos)::int as soma from partida where cliente = ${empresa.cliente}
    group by dia having sum(centavos) <> 0`.execute(amb.db)
  expect(rows).toEqual([])
  await conferirSemExtrato(amb, empresa)
}

it('cada parcela é um pagamento, com a sua parte da taxa e o dia em que cai; quem deve já pagou', async () => {
  const { status, corpo } = await receber()
  expect(status).toBe(201)
  expect(corpo).toMatchObject({ estado: 'PAGO', saldoCentavos: 0 })
  expect(corpo.pagamentos).toMatchObject([
    { valorCentavos: 5_001, taxaCentavos: 200, parcela: 1, parcelas: 2, pagoEm: '2026-11-16', liquidaEm: '2026-12-16' },
    { valorCentavos: 5_000, taxaCentavos: 200, parcela: 2, parcelas: 2, pagoEm: '2026-11-16', liquidaEm: '2027-01-15' },
  ])
  await conferirPartidas()
})

it('o dinheiro está no caixa no dia em que cai: até lá é previsto, o cartão o deve, e cada figura abre o que somou', async () => {
  await receber()
  expect(await saldo()).toBe(0)
  expect(await contabil('1.4', '2026-11-20')).toBe(9_601)
  expect(await contabil('1.4', '2026-12-16')).toBe(4_800)
  expect(await contabil('1.4', '2027-01-15')).toBe(0)
  expect(await contabil('1.2', '2026-11-20')).toBe(0)
  for (const conta of [undefined, banco]) {
    const { periodos } = await fluxo('2026-12-15', '2027-01-15', conta)
    expect(periodos.find(({ inicio }) => inicio === '2026-12-16')).toMatchObject({
      entradas: 0,
      entradasPrevistas: 5_001,
      saidasPrevistas: 200,
      fechamento: 0,
      fechamentoPrevisto: 4_801,
    })
    expect(periodos.at(-1)).toMatchObject({ fechamento: 0, fechamentoPrevisto: 9_601 })
  }
  const lancamentos = async (filtros: object) =>
    (await dono()('GET /lancamento', { regime: 'CAIXA', ordem: 'dia', ...filtros })).corpo.itens.map((um) => [
      um.dia,
      um.centavos,
      um.previsto,
    ])
  expect(await lancamentos({ previsto: 'nao' })).toEqual([])
  const previstos = await lancamentos({ previsto: 'sim', contaFinanceira: banco })
  expect(new Set(previstos.map((um) => um.join(' ')))).toEqual(
    new Set(['2026-12-16 -200 true', '2026-12-16 5001 true', '2027-01-15 -200 true', '2027-01-15 5000 true']),
  )
  expect(previstos).toHaveLength(4)
  const { linhas } = (await dono()('GET /demonstrativo-resultado', { regime: 'CAIXA', de: '2026-11', ate: '2027-01' }))
    .corpo
  expect(linhas.find(({ linha }) => linha === 'RECEITA_BRUTA')?.total ?? 0).toBe(0)
})

it('débito cai no dia útil seguinte; o que cai no dia e o que não é de cartão entram como antes', async () => {
  const debito = (await receber({ metodo: 'CARTAO_DEBITO', parcelas: 1 })).corpo.pagamentos
  expect(debito).toMatchObject([{ valorCentavos: 10_001, parcela: null, liquidaEm: '2026-11-17' }])
  expect((await receber({ metodo: 'PIX', parcelas: 1, taxaCentavos: 0 })).corpo.pagamentos).toMatchObject([
    { parcela: null, liquidaEm: null },
  ])
  expect(await saldo()).toBe(10_001 + 9_601)
  await conferirPartidas()
})

it('só o crédito de quem recebe é parcelado, até 12 vezes', async () => {
  for (const [dados, campo] of [
    [{ metodo: 'PIX' }, 'parcelas'],
    [{ metodo: 'CARTAO_DEBITO' }, 'parcelas'],
    [{ parcelas: 13 }, 'parcelas'],
    [{ parcelas: 0 }, 'parcelas'],
  ] as const)
    expect(await receber(dados)).toMatchObject({ status: 422, corpo: { campos: { [campo]: expect.anything() } } })
  const { codigo, versao } = await lancada(empresa, 'contas-pagar')
  const pagar = { codigo, versao, valorCentavos: 10_000, contaFinanceira: banco, ...comoPagou }
  expect(await dono()('POST /contas-pagar/:codigo/baixa', { ...pagar, parcelas: 2 })).toMatchObject({ status: 422 })
  const paga = await dono()('POST /contas-pagar/:codigo/baixa', pagar)
  expect(paga.corpo.pagamentos).toMatchObject([{ liquidaEm: null }])
})

it('estornada, a parcela que ainda não caiu não cai mais; a outra continua a cair', async () => {
  const { corpo } = await receber()
  const { codigo, versao, pagamentos } = corpo
  const estornada = await dono()('POST /contas-receber/:codigo/estorno', {
    codigo,
    versao,
    pagamento: pagamentos[1]?.codigo ?? '',
    motivo: 'Venda desfeita em parte',
  })
  expect(estornada.corpo).toMatchObject({ estado: 'PARCIAL', saldoCentavos: 5_000 })
  const { periodos } = await fluxo('2027-01-14', '2027-01-15', banco)
  expect(periodos.at(-1)).toMatchObject({ fechamentoPrevisto: 4_801 })
  expect(await contabil('1.4', '2026-11-20')).toBe(4_801)
  await conferirPartidas()
})

it('várias de uma vez, no crédito à vista: a taxa da empresa, e o dia em que cai', async () => {
  const itens = await Promise.all([1, 2].map(() => lancada(empresa, 'contas-receber')))
  const { status } = await dono()('POST /contas-receber/baixas', {
    itens: itens.map(({ codigo, versao }) => ({ codigo, versao })),
    contaFinanceira: banco,
    ...comoPagou,
  })
  expect(status).toBe(201)
  const lida = await dono()('GET /contas-receber/:codigo', { codigo: itens[0]?.codigo ?? '' })
  expect(lida.corpo.pagamentos).toMatchObject([{ valorCentavos: 10_000, taxaCentavos: 300, liquidaEm: '2026-12-16' }])
  await conferirPartidas()
})

it('a linha do banco prova a parcela, e diz o dia em que ela caiu de verdade', async () => {
  const { corpo } = await receber()
  await importar(empresa, banco, { linhas: [{ dia: '2026-11-18', valor: '48.01', memo: 'VENDAS CARTAO' }] })
  const [linha] = await pendentes(empresa, banco)
  const item = {
    codigo: linha?.codigo ?? '',
    versao: linha?.versao ?? 0,
    pagamentos: [corpo.pagamentos[0]?.codigo ?? ''],
    metodo: 'CARTAO_CREDITO' as const,
  }
  expect((await dono()('POST /movimento-bancario/conciliacoes', { itens: [item] })).status).toBe(200)
  const { pagamentos } = (await dono()('GET /contas-receber/:codigo', { codigo: corpo.codigo })).corpo
  expect(pagamentos.map(({ liquidaEm }) => liquidaEm)).toEqual(['2026-11-18', '2027-01-15'])
  expect(await saldo()).toBe(4_801)
  const situacao = (await dono()('GET /conciliacao', { contaFinanceira: banco })).corpo
  expect(situacao).toMatchObject({ livrosCentavos: 4_801, semExtrato: { centavos: 0 }, pendentes: { centavos: 0 } })
  await conferirPartidas()
})
