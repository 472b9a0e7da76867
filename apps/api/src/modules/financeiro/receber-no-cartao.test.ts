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

/** A line of the bank settles an instalment before its day. */
async function provarNoBanco(pagamento = '') {
  await importar(empresa, banco, { linhas: [{ dia: '2026-11-18', valor: '48.01', memo: 'VENDAS CARTAO' }] })
  const [linha] = await pendentes(empresa, banco)
  const { codigo = '', versao = 0 } = linha ?? {}
  const item = { codigo, versao, pagamentos: [pagamento], metodo: 'CARTAO_CREDITO' as const }
  return dono()('POST /movimento-bancario/conciliacoes', { itens: [item] })
}

const estornar = (conta: { codigo: string; versao: number }, pagamento: string, comAsOutras: boolean) =>
  dono()('POST /contas-receber/:codigo/estorno', {
    codigo: conta.codigo,
    versao: conta.versao,
    pagamento,
    comAsOutras,
    motivo: 'Venda desfeita',
  })

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

it('a conta diz à parte o que os cartões ainda trazem: a soma dos lançamentos que abre', async () => {
  const aCair = async () =>
    (await dono()('GET /conta-financeira')).corpo.itens.map(({ nome, aCairCentavos }) => [nome, aCairCentavos])
  const { corpo } = await receber()
  expect(await aCair()).toEqual([
    ['Caixa', 0],
    ['Conta bancária', 9_601],
  ])
  const alvo = { regime: 'CAIXA', previsto: 'sim', contaFinanceira: banco } as const
  const { itens } = (await dono()('GET /lancamento', alvo)).corpo
  expect(itens.reduce((soma, { centavos }) => soma + centavos, 0)).toBe(9_601)
  await estornar(corpo, corpo.pagamentos[0]?.codigo ?? '', false)
  expect(await aCair()).toContainEqual(['Conta bancária', 4_800])
  // What arrived is of the balance, and no longer to come.
  await receber({ metodo: 'CARTAO_DEBITO', parcelas: 1 })
  expect(await aCair()).toContainEqual(['Conta bancária', 4_800])
  expect(await saldo()).toBe(9_601)
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

it('estornada com as outras, a venda inteira volta a faltar: as que ainda estão de pé, e só as do mesmo recebimento', async () => {
  const { codigo, versao } = await lancada(empresa, 'contas-receber', { valorCentavos: 20_000 })
  const parte = { codigo, valorCentavos: 9_000, contaFinanceira: banco, parcelas: 3, ...comoPagou }
  // The charges come with the first instalment: the others have to be taken back before it.
  const uma = await dono()('POST /contas-receber/:codigo/baixa', { ...parte, versao, acrescimoCentavos: 500 })
  amb.relogio.avancar({ seconds: 1 })
  const outra = await dono()('POST /contas-receber/:codigo/baixa', { ...parte, versao: uma.corpo.versao })
  const dela = outra.corpo.pagamentos.slice(3).map((um) => um.codigo)
  const antes = await estornar(outra.corpo, uma.corpo.pagamentos[1]?.codigo ?? '', false)
  expect(antes.corpo).toMatchObject({ estado: 'PARCIAL', saldoCentavos: 5_500 })
  const { status, corpo } = await estornar(antes.corpo, uma.corpo.pagamentos[2]?.codigo ?? '', true)
  expect(status).toBe(201)
  expect(corpo).toMatchObject({ estado: 'PARCIAL', saldoCentavos: 11_000, acrescimoCentavos: 0 })
  const dePe = corpo.pagamentos.filter(({ estorno, estornado }) => !estorno && !estornado)
  expect(dePe.map((um) => um.codigo)).toEqual(dela)
  expect(await estornar(corpo, uma.corpo.pagamentos[2]?.codigo ?? '', true)).toMatchObject({ status: 409 })
  expect((await estornar(corpo, dela[0] ?? '', true)).corpo).toMatchObject({ estado: 'ABERTO', saldoCentavos: 20_000 })
  await conferirPartidas()
})

it('com encargos maiores que uma parcela, as últimas são estornadas antes da que os trouxe', async () => {
  const { codigo, versao } = await lancada(empresa, 'contas-receber', { valorCentavos: 20_000 })
  const tudo = {
    codigo,
    versao,
    valorCentavos: 40_000,
    acrescimoCentavos: 20_000,
    contaFinanceira: banco,
    parcelas: 12,
  }
  const { corpo } = await dono()('POST /contas-receber/:codigo/baixa', { ...tudo, ...comoPagou })
  const [primeira] = corpo.pagamentos
  expect(await estornar(corpo, primeira?.codigo ?? '', false)).toMatchObject({ status: 409 })
  expect((await estornar(corpo, primeira?.codigo ?? '', true)).corpo).toMatchObject({
    estado: 'ABERTO',
    saldoCentavos: 20_000,
  })
  await conferirPartidas()
})

it('a que o banco prova segura as outras: nada é estornado', async () => {
  const { corpo } = await receber()
  await provarNoBanco(corpo.pagamentos[0]?.codigo)
  const recusado = await estornar(corpo, corpo.pagamentos[1]?.codigo ?? '', true)
  expect(recusado).toMatchObject({ status: 409, corpo: { mensagem: expect.stringContaining('a parcela 1 de 2') } })
  const { pagamentos } = (await dono()('GET /contas-receber/:codigo', { codigo: corpo.codigo })).corpo
  expect(pagamentos).toHaveLength(2)
})

it('várias de uma vez e parceladas: cada uma no mesmo número, com a taxa dele', async () => {
  const itens = await Promise.all([1, 2].map(() => lancada(empresa, 'contas-receber')))
  const juntas = {
    itens: itens.map(({ codigo, versao }) => ({ codigo, versao })),
    contaFinanceira: banco,
    ...comoPagou,
  }
  expect(await dono()('POST /contas-receber/baixas', { ...juntas, metodo: 'PIX', parcelas: 2 })).toMatchObject({
    status: 422,
    corpo: { campos: { parcelas: 'Só o cartão de crédito é parcelado.' } },
  })
  expect((await dono()('POST /contas-receber/baixas', { ...juntas, parcelas: 2 })).corpo).toEqual({
    quantidade: 2,
    centavos: 20_000,
  })
  for (const { codigo } of itens)
    expect((await dono()('GET /contas-receber/:codigo', { codigo })).corpo.pagamentos).toMatchObject([
      { valorCentavos: 5_000, taxaCentavos: 200, parcela: 1, parcelas: 2, liquidaEm: '2026-12-16' },
      { valorCentavos: 5_000, taxaCentavos: 200, parcela: 2, parcelas: 2, liquidaEm: '2027-01-15' },
    ])
  const { codigo, versao } = await lancada(empresa, 'contas-pagar')
  const pagar = { ...juntas, itens: [{ codigo, versao }], parcelas: 2 }
  expect(await dono()('POST /contas-pagar/baixas', pagar)).toMatchObject({ status: 422 })
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
  expect((await provarNoBanco(corpo.pagamentos[0]?.codigo)).status).toBe(200)
  const { pagamentos } = (await dono()('GET /contas-receber/:codigo', { codigo: corpo.codigo })).corpo
  expect(pagamentos.map(({ liquidaEm }) => liquidaEm)).toEqual(['2026-11-18', '2027-01-15'])
  expect(await saldo()).toBe(4_801)
  const situacao = (await dono()('GET /conciliacao', { contaFinanceira: banco })).corpo
  expect(situacao).toMatchObject({ livrosCentavos: 4_801, semExtrato: { centavos: 0 }, pendentes: { centavos: 0 } })
  await conferirPartidas()
})
