import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../../teste/ambiente.ts'
import { contasDe } from '../../../../teste/contas.ts'
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
  falso.conta.semCredenciais = false
  empresa = await criarEmpresa(amb)
  banco = (await contasDe(empresa)).banco
  const { corpo } = await conectar()
  endereco = new URL(corpo.enderecoDosAvisos).pathname
})

const conectar = (versao?: number) =>
  empresa.como.CLIENTE('POST /recebimento', {
    provedor: 'MERCADO_PAGO',
    token,
    segredo,
    contaFinanceira: banco,
    ...(versao === undefined ? {} : { versao }),
  })
const apoio = () => ({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos })

async function comPix() {
  const conta = { descricao: 'Exames', valorCentavos: 10_000, parceiro: empresa.parceiro, vencimento: '2026-12-10' }
  const datas = { competencia: '2026-10-01', emissao: '2026-10-01' }
  const { codigo: titulo } = (await empresa.como.CLIENTE('POST /contas-receber', { ...conta, ...datas })).corpo
  const { cobranca } = (await empresa.como.CLIENTE('POST /contas-receber/pix', { titulos: [titulo] })).corpo
  const referencia = cobranca?.codigo ?? ''
  return { titulo, referencia, noProvedor: falso.daReferencia(referencia)[0]?.id ?? 0 }
}
const pagar = (id: number) =>
  falso.mudar(id, {
    status: 'approved',
    status_detail: 'accredited',
    fee_details: [{ type: 'mercadopago_fee', amount: 0.99, fee_payer: 'collector' }],
  })
const avisar = async (id: number) => {
  const ts = Math.floor(amb.relogio.agora().epochMilliseconds / 1_000)
  const { statusCode } = await amb.app.inject({
    method: 'POST',
    ...assinarAviso({ pagamento: String(id), ts, endereco }),
  })
  await amb.tarefas.esvaziar()
  return statusCode
}
const ver = async (codigo: string) => {
  const { rows } = await sql<{ estado: string; pagamentos: number[] }>`
    select t.estado, array(select p.valor_centavos - p.taxa_centavos from pagamento p
      where p.cliente = t.cliente and p.titulo = t.codigo order by p.criado_em, p.codigo) as pagamentos
    from titulo t where t.cliente = ${empresa.cliente} and t.codigo = ${codigo}`.execute(amb.db)
  return rows[0]
}
const estado = async (codigo: string) => {
  const { rows } = await sql<{ estado: string }>`select estado from cobranca_pix where codigo = ${codigo}`.execute(
    amb.db,
  )
  return rows[0]?.estado
}
const pendencias = async () => (await empresa.como.CLIENTE('GET /recebimento/pendencia')).corpo.itens

describe('uma contestação do Pix', () => {
  async function contestado() {
    const pix = await comPix()
    pagar(pix.noProvedor)
    await avisar(pix.noProvedor)
    falso.mudar(pix.noProvedor, { status: 'charged_back', status_detail: 'in_process' })
    await avisar(pix.noProvedor)
    expect(await ver(pix.titulo)).toEqual({ estado: 'ABERTO', pagamentos: [9_901, -9_901] })
    return pix
  }

  it('vencida, paga de novo o que tinha pagado, uma vez', async () => {
    const { titulo, noProvedor, referencia } = await contestado()
    falso.mudar(noProvedor, { status_detail: 'reimbursed' })
    await Promise.all([avisar(noProvedor), avisar(noProvedor)])
    expect(await ver(titulo)).toEqual({ estado: 'PAGO', pagamentos: [9_901, -9_901, 9_901] })
    expect([await estado(referencia), await pendencias()]).toEqual(['RECUPERADA', []])
  })

  it('vencida sem que ninguém avise, é achada pela conferência', async () => {
    const { titulo, noProvedor } = await contestado()
    falso.mudar(noProvedor, { status_detail: 'reimbursed' })
    amb.relogio.avancar({ hours: 2 })
    await conferirCobrancasPix(apoio())
    expect((await ver(titulo))?.estado).toBe('PAGO')
  })

  it('vencida depois de a conta ter sido paga de outro jeito, espera por alguém', async () => {
    const { titulo, noProvedor } = await contestado()
    const { versao } = (await empresa.como.CLIENTE('GET /contas-receber/:codigo', { codigo: titulo })).corpo
    const aMao = { codigo: titulo, versao, valorCentavos: 10_000, pagoEm: '2026-11-20', metodo: 'DINHEIRO' as const }
    await empresa.como.CLIENTE('POST /contas-receber/:codigo/baixa', { ...aMao, contaFinanceira: banco })
    falso.mudar(noProvedor, { status_detail: 'reimbursed' })
    await avisar(noProvedor)
    expect((await ver(titulo))?.pagamentos).toHaveLength(3)
    expect(await pendencias()).toMatchObject([{ valorCentavos: 10_000, pendencia: expect.stringContaining('vencida') }])
  })

  it('vencida antes de se saber dela, não muda nada', async () => {
    const { titulo, noProvedor } = await comPix()
    falso.mudar(noProvedor, { status: 'charged_back', status_detail: 'reimbursed' })
    await avisar(noProvedor)
    await avisar(noProvedor)
    expect(await ver(titulo)).toMatchObject({ estado: 'PAGO', pagamentos: { length: 1 } })
  })
})

describe('as credenciais que voltaram a valer', () => {
  async function recusadas() {
    const avisado = await comPix()
    const esperando = await comPix()
    pagar(avisado.noProvedor)
    pagar(esperando.noProvedor)
    falso.conta.semCredenciais = true
    expect(await avisar(avisado.noProvedor)).toBe(200)
    expect((await ver(avisado.titulo))?.estado).toBe('ABERTO')
    amb.relogio.avancar({ minutes: 2 })
    await conferirCobrancasPix(apoio())
    falso.conta.semCredenciais = false
    return { avisado, esperando }
  }
  const tudo = async () => {
    await amb.tarefas.esvaziar()
    await conferirCobrancasPix(apoio())
  }

  it.each([
    ['conectada de novo', async () => (await conectar(1)).status],
    ['conferida', async () => (await empresa.como.CLIENTE('POST /recebimento/conferencia')).status],
  ])('%s: lê de novo o que foi avisado e o que esperava', async (_como, voltar) => {
    const { avisado, esperando } = await recusadas()
    expect(await voltar()).toBe(200)
    await amb.tarefas.esvaziar()
    expect((await ver(avisado.titulo))?.estado).toBe('PAGO')
    await tudo()
    expect((await ver(esperando.titulo))?.estado).toBe('PAGO')
    const { rows } =
      await sql`select from aviso_de_recebimento where cliente = ${empresa.cliente} and tratado_em is null`.execute(
        amb.db,
      )
    expect(rows).toEqual([])
  })
})

it('vinte que abrem juntos depois de um que venceu têm o mesmo Pix', async () => {
  const { titulo, referencia, noProvedor } = await comPix()
  falso.mudar(noProvedor, { status: 'cancelled', status_detail: 'expired' })
  await avisar(noProvedor)
  const pedir = () => empresa.como.CLIENTE('POST /contas-receber/pix', { titulos: [titulo] })
  const todos = await Promise.all(Array.from({ length: 20 }, pedir))
  expect(new Set(todos.map(({ status }) => status))).toEqual(new Set([201]))
  const [unico, ...outros] = new Set(todos.map(({ corpo }) => corpo.cobranca?.codigo))
  expect([unico === referencia, outros]).toEqual([false, []])
})
