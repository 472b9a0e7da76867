import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../../teste/ambiente.ts'
import { contasDe } from '../../../../teste/contas.ts'
import { importar, pendentes } from '../../../../teste/extratos.ts'
import { criarEmpresa, type Empresa } from '../../../../teste/fabricas.ts'
import { assinarAviso, CREDENCIAIS, criarMercadoPagoFalso } from '../../../../teste/mercado-pago-falso.ts'
import { conferirCobrancasPix } from './conferir-cobrancas.ts'

const falso = criarMercadoPagoFalso()
const { token, segredo } = CREDENCIAIS
let amb: Ambiente
let empresa: Empresa
let banco: string
let endereco: string
beforeAll(async () => {
  const base = await falso.abrir()
  const { fetch: verdadeiro } = globalThis
  vi.stubGlobal('fetch', (url: string, opcoes: RequestInit) =>
    verdadeiro(url.replace('https://api.mercadopago.com', base), opcoes),
  )
  amb = await abrirAmbiente()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await amb.fechar()
  await falso.fechar()
})
beforeEach(async () => {
  amb.relogio.fixar('2026-11-20T15:00:00Z')
  falso.pedidos.length = 0
  falso.falhas.length = 0
  empresa = await criarEmpresa(amb)
  await conectar()
})

async function conectar(): Promise<void> {
  banco = (await contasDe(empresa)).banco
  const dados = { provedor: 'MERCADO_PAGO', token, segredo, contaFinanceira: banco } as const
  const { corpo } = await empresa.como.CLIENTE('POST /recebimento', dados)
  endereco = new URL(corpo.enderecoDosAvisos).pathname
}

const ATRASADO = { competencia: '2026-10-01', emissao: '2026-10-01', vencimento: '2026-11-10' }
const EM_DIA = { ...ATRASADO, vencimento: '2026-12-10' }
async function daClinica(valorCentavos: number, dias = EM_DIA): Promise<string> {
  const conta = { ...dias, descricao: 'Exames', valorCentavos, parceiro: empresa.parceiro }
  return (await empresa.como.CLIENTE('POST /contas-receber', conta)).corpo.codigo
}
/** A session does not live until the next day. */
async function amanha(): Promise<void> {
  amb.relogio.fixar('2026-11-21T15:00:00Z')
  const { cliente, usuarios } = empresa
  const hoje = await amb.como({ usuario: usuarios.CLIENTE.codigo, perfis: ['CLIENTE'], cliente })
  empresa = { ...empresa, como: { ...empresa.como, CLIENTE: hoje } }
}
const pedirPix = (titulos: string[]) => empresa.como.CLIENTE('POST /contas-receber/pix', { titulos })
const ver = async (codigo: string) => (await empresa.como.CLIENTE('GET /contas-receber/:codigo', { codigo })).corpo
async function gerar(titulos: string[]) {
  const { corpo } = await pedirPix(titulos)
  const referencia = corpo.cobranca?.codigo ?? ''
  return { corpo, referencia, noProvedor: falso.daReferencia(referencia)[0]?.id ?? 0 }
}
const pagar = (id: number, taxa = 0) =>
  falso.mudar(id, {
    status: 'approved',
    status_detail: 'accredited',
    date_approved: '2026-11-20T11:30:00.000-03:00',
    fee_details: taxa === 0 ? [] : [{ type: 'mercadopago_fee', amount: taxa / 100, fee_payer: 'collector' }],
  })
const segundos = () => Math.floor(amb.relogio.agora().epochMilliseconds / 1_000)
const avisar = (id: number, mudanca: object = {}) =>
  amb.app.inject({
    method: 'POST',
    ...assinarAviso({ pagamento: String(id), ts: segundos(), endereco, ...mudanca }),
  })
async function avisarETratar(id: number): Promise<void> {
  expect((await avisar(id)).statusCode).toBe(200)
  await amb.tarefas.esvaziar()
}
const estado = async (referencia: string) =>
  (await empresa.como.CLIENTE('GET /contas-receber/pix/:codigo', { codigo: referencia })).corpo.estado
const pendencias = async () => (await empresa.como.CLIENTE('GET /recebimento/pendencia')).corpo.itens
const avisosDaEmpresa = async () =>
  (await empresa.como.CLIENTE('GET /notificacao', {})).corpo.itens.map(({ tipo }) => tipo)
const conferir = () => conferirCobrancasPix({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos })
const criados = () => falso.pedidos.filter(({ metodo, caminho }) => metodo === 'POST' && caminho === '/v1/payments')
async function pagarAMao(codigo: string, valorCentavos: number) {
  const { versao } = await ver(codigo)
  const paga = { pagoEm: '2026-11-20', metodo: 'DINHEIRO', contaFinanceira: banco } as const
  return empresa.como.CLIENTE('POST /contas-receber/:codigo/baixa', { codigo, versao, valorCentavos, ...paga })
}

describe('gerar', () => {
  it('o que falta, com multa e juros de hoje, por uma chave só; e é o mesmo enquanto serve', async () => {
    const titulo = await daClinica(10_000, ATRASADO)
    expect((await ver(titulo)).pixDoProvedor).toBe(true)
    const { corpo, referencia } = await gerar([titulo])
    // 2 % once and 1 % a month for ten days.
    expect(corpo).toMatchObject({
      totalCentavos: 10_233,
      pix: { valorCentavos: 10_233 },
      cobranca: { estado: 'PENDENTE', teste: false, expiraEm: '2026-11-21T03:00:00.000Z' },
      aviso: null,
      contas: [{ codigo: titulo, saldoCentavos: 10_000, encargosCentavos: 233 }],
    })
    expect(corpo.pix?.copiaECola).toContain('falso')
    expect(criados()).toMatchObject([
      {
        chave: referencia,
        corpo: {
          transaction_amount: 102.33,
          external_reference: referencia,
          payment_method_id: 'pix',
          notification_url: `https://vetlume.test${endereco}?source_news=webhooks`,
        },
      },
    ])
    const daArea = (await empresa.como.PARCEIRO('POST /contas-pagar/pix', {})).corpo
    expect(daArea).toEqual(corpo)
    expect(criados()).toHaveLength(1)
  })

  it('no outro dia, ou com outro valor, é outro, e o de antes deixa de valer', async () => {
    const titulo = await daClinica(10_000, ATRASADO)
    const primeiro = await gerar([titulo])
    await amanha()
    const segundo = await gerar([titulo])
    expect(segundo.referencia).not.toBe(primeiro.referencia)
    expect(segundo.corpo.totalCentavos).toBe(10_237)
    expect(falso.pagamentos.get(primeiro.noProvedor)?.status).toBe('cancelled')
    await pagarAMao(titulo, 4_000)
    expect((await gerar([titulo])).referencia).not.toBe(segundo.referencia)
  })

  it('vinte que abrem juntos têm o mesmo Pix', async () => {
    const titulo = await daClinica(10_000)
    const todos = await Promise.all(Array.from({ length: 20 }, () => pedirPix([titulo])))
    expect(new Set(todos.map(({ corpo }) => corpo.cobranca?.codigo)).size).toBe(1)
    expect(falso.daReferencia(todos[0]?.corpo.cobranca?.codigo ?? '')).toHaveLength(1)
  })

  it('sem resposta fica o Pix da chave, e é dito; a resposta que se perdeu é achada', async () => {
    await sql`update cliente set chave_pix = 'pix@vetlume.com.br' where codigo = ${empresa.cliente}`.execute(amb.db)
    const titulo = await daClinica(10_000)
    falso.falhas.push('QUEDA_DEPOIS', 'QUEDA_DEPOIS', 'QUEDA_DEPOIS')
    const { corpo } = await gerar([titulo])
    expect(corpo).toMatchObject({ cobranca: null, aviso: expect.stringContaining('não respondeu') })
    expect(corpo.pix?.copiaECola).toContain('pix@vetlume.com.br')
    amb.relogio.avancar({ minutes: 2 })
    await conferir()
    expect((await gerar([titulo])).corpo.cobranca?.estado).toBe('PENDENTE')
    expect(new Set(criados().map(({ chave }) => chave)).size).toBe(1)
  })

  it('credenciais que deixaram de valer param tudo, voltam ao Pix da chave, e quem pode trocá-las fica sabendo', async () => {
    const titulo = await daClinica(10_000)
    falso.falhas.push(401)
    expect((await gerar([titulo])).corpo).toMatchObject({ cobranca: null, aviso: expect.any(String) })
    await amb.tarefas.esvaziar()
    falso.pedidos.length = 0
    amb.relogio.avancar({ minutes: 5 })
    await conferir()
    expect((await gerar([titulo])).corpo).toMatchObject({ cobranca: null, aviso: null })
    expect(falso.pedidos.filter(({ metodo, caminho }) => metodo === 'POST' || caminho.endsWith('/search'))).toEqual([])
    expect((await ver(titulo)).pixDoProvedor).toBe(false)
    expect(await avisosDaEmpresa()).toContain('conta-financeira.credenciais-recusadas')
  })
})

describe('pagar', () => {
  it('o aviso dá baixa: dia, Pix, conta escolhida e taxa; e cem avisos iguais dão uma', async () => {
    const titulo = await daClinica(10_000, ATRASADO)
    const { noProvedor, referencia } = await gerar([titulo])
    pagar(noProvedor, 101)
    const pedido = randomUUID()
    const avisos = await Promise.all(Array.from({ length: 100 }, () => avisar(noProvedor, { pedido })))
    expect(new Set(avisos.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await amb.tarefas.esvaziar()
    await avisarETratar(noProvedor)
    const conta = await ver(titulo)
    expect(conta).toMatchObject({ estado: 'PAGO', saldoCentavos: 0, acrescimoCentavos: 233, pixDoProvedor: false })
    expect(conta.pagamentos).toMatchObject([
      {
        valorCentavos: 10_233,
        acrescimoCentavos: 233,
        taxaCentavos: 101,
        metodo: 'PIX',
        pagoEm: '2026-11-20',
        contaFinanceira: { codigo: banco },
        autor: 'Mercado Pago',
      },
    ])
    expect(await estado(referencia)).toBe('APROVADA')
    expect(await pendencias()).toEqual([])
  })

  it('um Pix de várias reparte o valor e a taxa, ao centavo', async () => {
    const titulos = [await daClinica(3_333), await daClinica(6_667)]
    const { noProvedor } = await gerar(titulos)
    pagar(noProvedor, 99)
    await avisarETratar(noProvedor)
    const pagas = await Promise.all(titulos.map(ver))
    expect(pagas.map((conta) => conta.estado)).toEqual(['PAGO', 'PAGO'])
    expect(pagas.flatMap(({ pagamentos }) => pagamentos.map(({ taxaCentavos }) => taxaCentavos))).toEqual([33, 66])
  })

  it('a corrida: cem avisos e a baixa à mão ao mesmo tempo pagam uma vez', async () => {
    const titulo = await daClinica(10_000)
    const { noProvedor, referencia } = await gerar([titulo])
    pagar(noProvedor)
    await Promise.all([...Array.from({ length: 100 }, () => avisar(noProvedor)), pagarAMao(titulo, 10_000)])
    await amb.tarefas.esvaziar()
    const { pagamentos, estado: fim, pagoCentavos } = await ver(titulo)
    expect([pagamentos.length, fim, pagoCentavos]).toEqual([1, 'PAGO', 10_000])
    expect(await estado(referencia)).toBe('APROVADA')
    // Whoever lost the race is not lost: the money waits for somebody.
    expect(await pendencias()).toHaveLength(pagamentos[0]?.metodo === 'PIX' ? 0 : 1)
  })

  it('o aviso que se perdeu é achado por quem pergunta; o que já não se deve é desmarcado lá', async () => {
    const [pago, quitado] = [await daClinica(10_000), await daClinica(5_000)]
    const um = await gerar([pago])
    const outro = await gerar([quitado])
    pagar(um.noProvedor)
    await pagarAMao(quitado, 5_000)
    amb.relogio.avancar({ minutes: 2 })
    await conferir()
    expect((await ver(pago)).estado).toBe('PAGO')
    expect(await estado(outro.referencia)).toBe('CANCELADA')
    expect(falso.pagamentos.get(outro.noProvedor)?.status).toBe('cancelled')
  })

  it('forjado, alterado, velho, de outra empresa e de outro assunto não mudam nada', async () => {
    const titulo = await daClinica(10_000)
    const { noProvedor } = await gerar([titulo])
    pagar(noProvedor)
    const certo = assinarAviso({ pagamento: String(noProvedor), ts: segundos(), endereco })
    const alterado = { ...certo, payload: { ...certo.payload, data: { id: '999' } } }
    expect((await avisar(noProvedor, { segredo: 'de-outro' })).statusCode).toBe(401)
    expect((await avisar(noProvedor, { ts: segundos() - 3_600 })).statusCode).toBe(401)
    expect((await amb.app.inject({ method: 'POST', ...alterado })).statusCode).toBe(401)
    const lugarNenhum = `/api/recebimento/aviso/${'x'.repeat(43)}`
    expect((await avisar(noProvedor, { endereco: lugarNenhum })).statusCode).toBe(404)
    const outra = await criarEmpresa(amb)
    const contas = await contasDe(outra)
    const deles = {
      provedor: 'MERCADO_PAGO',
      token,
      segredo: 'segredo-de-outra-empresa',
      contaFinanceira: contas.banco,
    } as const
    const la = new URL((await outra.como.CLIENTE('POST /recebimento', deles)).corpo.enderecoDosAvisos).pathname
    expect((await avisar(noProvedor, { endereco: la })).statusCode).toBe(401)
    // Signed by themselves, it tells of a payment that their own account would have: nothing of this company is touched.
    expect((await avisar(noProvedor, { endereco: la, segredo: deles.segredo })).statusCode).toBe(200)
    await amb.tarefas.esvaziar()
    expect((await ver(titulo)).estado).toBe('ABERTO')
    expect((await outra.como.CLIENTE('GET /contas-receber/pix/:codigo', { codigo: titulo })).status).toBe(404)
  })

  it('paga outra venda da mesma conta do Mercado Pago sem tocar em nada', async () => {
    const alheio = await gerar([await daClinica(1_000)])
    falso.mudar(alheio.noProvedor, { external_reference: 'PEDIDO-DA-LOJA-1', status: 'approved' })
    await avisarETratar(alheio.noProvedor)
    expect(await estado(alheio.referencia)).toBe('PENDENTE')
  })
})

describe('o que não cabe', () => {
  it('pago depois de quitado à mão: espera por alguém, que devolve', async () => {
    const titulo = await daClinica(10_000)
    const { noProvedor, referencia } = await gerar([titulo])
    await pagarAMao(titulo, 10_000)
    pagar(noProvedor)
    await avisarETratar(noProvedor)
    expect((await ver(titulo)).pagamentos).toHaveLength(1)
    expect(await pendencias()).toMatchObject([
      {
        codigo: referencia,
        valorCentavos: 10_000,
        podeDevolver: true,
        pendencia: expect.stringContaining('já foi paga'),
      },
    ])
    expect((await empresa.como.CLIENTE('GET /recebimento')).corpo.pendencias).toBe(1)
    expect(await avisosDaEmpresa()).toContain('conta-financeira.pix-a-resolver')
    const devolver = () => empresa.como.CLIENTE('POST /recebimento/pendencia/:codigo/devolucao', { codigo: referencia })
    expect((await devolver()).status).toBe(204)
    expect(falso.pagamentos.get(noProvedor)?.status).toBe('refunded')
    expect(await pendencias()).toEqual([])
    expect((await devolver()).status).toBe(409)
  })

  it('de duas contas, a que foi cancelada espera e a outra é paga', async () => {
    const [fica, sai] = [await daClinica(4_000), await daClinica(6_000)]
    const { noProvedor, referencia } = await gerar([fica, sai])
    await empresa.como.CLIENTE('POST /contas-receber/:codigo/cancelamento', { codigo: sai, versao: 1, motivo: 'Erro' })
    pagar(noProvedor)
    await avisarETratar(noProvedor)
    expect((await ver(fica)).estado).toBe('PAGO')
    expect(await pendencias()).toMatchObject([{ valorCentavos: 6_000, podeDevolver: false }])
    const resolver = { codigo: referencia, resolucao: 'Lançado como adiantamento.' }
    expect((await empresa.como.CLIENTE('POST /recebimento/pendencia/:codigo/resolucao', resolver)).status).toBe(204)
    expect(await pendencias()).toEqual([])
    expect((await empresa.como.CLIENTE('POST /recebimento/pendencia/:codigo/resolucao', resolver)).status).toBe(404)
  })

  it('com a conta financeira desativada, nada se perde', async () => {
    const titulo = await daClinica(10_000)
    const { noProvedor } = await gerar([titulo])
    await sql`update conta_financeira set ativo = false where codigo = ${banco}`.execute(amb.db)
    pagar(noProvedor)
    await avisarETratar(noProvedor)
    expect((await ver(titulo)).estado).toBe('ABERTO')
    expect(await pendencias()).toMatchObject([
      { valorCentavos: 10_000, pendencia: expect.stringContaining('desativada') },
    ])
  })

  it('um Pix antigo pago depois de trocado paga a conta; o segundo espera', async () => {
    const titulo = await daClinica(10_000, ATRASADO)
    const antigo = await gerar([titulo])
    await amanha()
    const novo = await gerar([titulo])
    pagar(antigo.noProvedor)
    pagar(novo.noProvedor)
    await avisarETratar(antigo.noProvedor)
    await avisarETratar(novo.noProvedor)
    expect((await ver(titulo)).pagamentos).toHaveLength(1)
    expect(await pendencias()).toMatchObject([{ codigo: novo.referencia, podeDevolver: true }])
  })
})

describe('devolvido no provedor', () => {
  async function pago() {
    const titulo = await daClinica(10_000)
    const { noProvedor, referencia } = await gerar([titulo])
    pagar(noProvedor, 99)
    await avisarETratar(noProvedor)
    return { titulo, noProvedor, referencia }
  }

  it.each([
    ['refunded', 'DEVOLVIDA'],
    ['charged_back', 'CONTESTADA'],
  ])('%s: o pagamento é estornado, com a taxa, uma vez, e o título volta a ser devido', async (status, fim) => {
    const { titulo, noProvedor, referencia } = await pago()
    falso.mudar(noProvedor, { status, status_detail: status })
    await avisarETratar(noProvedor)
    await avisarETratar(noProvedor)
    const conta = await ver(titulo)
    expect([conta.estado, conta.saldoCentavos]).toEqual(['ABERTO', 10_000])
    expect(conta.pagamentos.map(({ valorCentavos, taxaCentavos }) => [valorCentavos, taxaCentavos])).toEqual([
      [10_000, 99],
      [-10_000, -99],
    ])
    expect(await estado(referencia)).toBe(fim)
  })

  it('estornado à mão antes, não conta duas vezes', async () => {
    const um = await pago()
    const { versao, pagamentos } = await ver(um.titulo)
    const estorno = { codigo: um.titulo, versao, pagamento: pagamentos[0]?.codigo ?? '', motivo: 'Engano' }
    expect((await empresa.como.CLIENTE('POST /contas-receber/:codigo/estorno', estorno)).status).toBe(201)
    falso.mudar(um.noProvedor, { status: 'refunded' })
    await avisarETratar(um.noProvedor)
    expect((await ver(um.titulo)).pagamentos).toHaveLength(2)
    expect(await pendencias()).toEqual([])
  })

  it('provado pelo extrato do banco, espera por alguém', async () => {
    const { titulo, noProvedor, referencia } = await pago()
    await importar(empresa, banco, { linhas: [{ dia: '2026-11-20', valor: '99.01', memo: 'PIX' }] })
    const [{ codigo, versao } = { codigo: '', versao: 0 }] = await pendentes(empresa, banco)
    const pagamentos = (await ver(titulo)).pagamentos.map((um) => um.codigo)
    const item = { codigo, versao, pagamentos, metodo: 'PIX' as const }
    await empresa.como.CLIENTE('POST /movimento-bancario/conciliacoes', { itens: [item] })
    falso.mudar(noProvedor, { status: 'refunded' })
    await avisarETratar(noProvedor)
    expect((await ver(titulo)).estado).toBe('PAGO')
    expect(await pendencias()).toMatchObject([
      { codigo: referencia, podeDevolver: false, pendencia: expect.stringContaining('desfaça antes a conciliação') },
    ])
  })
})

describe('de quem é', () => {
  it('outra empresa e outra clínica não veem o Pix; a regra do banco também não deixa', async () => {
    const { referencia } = await gerar([await daClinica(10_000)])
    const qual = { codigo: referencia }
    expect((await empresa.como.PARCEIRO('GET /contas-pagar/pix/:codigo', qual)).corpo.estado).toBe('PENDENTE')
    expect((await empresa.como.ESPECIALISTA('GET /contas-pagar/pix/:codigo', qual)).status).toBe(404)
    const outra = await criarEmpresa(amb)
    expect((await outra.como.CLIENTE('GET /contas-receber/pix/:codigo', qual)).status).toBe(404)
    expect((await outra.como.PARCEIRO('GET /contas-pagar/pix/:codigo', qual)).status).toBe(404)
    expect((await amb.semToken('GET /contas-receber/pix/:codigo', qual)).status).toBe(401)
  })
})
