import { SEGUNDOS_EM_ANALISE } from '@vetlume/dominio/assinatura'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { assinar, cartao, cartasDe, cobrancasDe, criarCupom, criarPlano, emTeste } from '../../../teste/assinaturas.ts'
import type { Empresa } from '../../../teste/fabricas.ts'
import { PagamentoIndisponivel, type Provedor } from '../../infra/pagamento/index.ts'
import { cobrarAssinaturas, conferirPagamentos } from './assinantes.ts'
import { aplicarPagamento } from './aplicar.ts'
import { porConta } from './contexto.ts'
import { desfazerPagamento } from './desfazer-pagamento.ts'

let amb: Ambiente
let plano: string
let sandbox: Provedor
beforeAll(async () => {
  amb = await abrirAmbiente()
  plano = await criarPlano(amb, 10_000)
  sandbox = amb.servicos.pagamento
})
afterAll(() => amb.fechar())
beforeEach(() => amb.relogio.fixar('2026-11-20T15:00:00Z'))
afterEach(async () => {
  amb.servicos.pagamento = sandbox
  await sql`update tentativa_pagamento set conferir_em = '2999-01-01'`.execute(amb.db)
})

/** Of a company of the factory: each is written to once. */
const DONOS = 2
const apoio = () => ({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos })
const usar = (troca: Partial<Provedor>) => {
  amb.servicos.pagamento = { ...sandbox, ...troca }
}
const fora = async () => {
  throw new PagamentoIndisponivel('fora do ar')
}
const hoje = ({ cliente, usuarios }: Empresa) =>
  amb.como({ usuario: usuarios.CLIENTE.codigo, perfis: ['CLIENTE'], cliente })
const situacao = async (empresa: Empresa) => (await (await hoje(empresa))('GET /assinatura')).corpo
const conferirDepoisDe = async (seconds: number) => {
  amb.relogio.avancar({ seconds })
  await conferirPagamentos(apoio())
}
const decidir = (codigo: string | undefined, desfecho: 'APROVAR' | 'CONTESTAR' | 'DEVOLVER') =>
  amb.semToken('POST /assinatura/publica/teste', { codigo: codigo ?? '', desfecho })
const pagamentos = async ({ cliente }: Empresa) => {
  const { rows } = await sql<{ estado: string }>`select t.estado from pagamento_de_teste t
    join tentativa_pagamento p on p.codigo = t.referencia where p.cliente = ${cliente} order by t.criado_em`.execute(
    amb.db,
  )
  return rows.map(({ estado }) => estado)
}

describe('a resposta que se perdeu', () => {
  it('de um cartão que foi cobrado: a conferência acha o pagamento, e ninguém paga duas vezes', async () => {
    const empresa = await emTeste(amb)
    usar({ pagarComCartao: async (pedido) => (await sandbox.pagarComCartao(pedido), fora()) })
    const { status, corpo } = await assinar(empresa.como.CLIENTE, { plano })
    expect([status, corpo.estado, corpo.permissoes.pagar]).toEqual([201, 'ABERTA', false])
    expect((await assinar(empresa.como.CLIENTE, { plano })).status).toBe(409)
    await conferirDepoisDe(30)
    expect(await situacao(empresa)).toMatchObject({ estado: 'TESTE' })
    await conferirDepoisDe(31)
    expect(await situacao(empresa)).toMatchObject({ estado: 'ATIVO' })
    expect(await pagamentos(empresa)).toEqual(['APROVADA'])
  })

  it('de um pedido que nunca chegou: recusado com o que fazer, e o cupom volta', async () => {
    const empresa = await emTeste(amb)
    const cupom = await criarCupom(amb, { limite_total: 1 })
    usar({ pagarComCartao: fora, gerarPix: fora })
    const { corpo } = await assinar(empresa.como.CLIENTE, { plano, cupom })
    await conferirDepoisDe(61)
    const lida = await (await hoje(empresa))('GET /assinatura/cobranca/:codigo', { codigo: corpo.codigo })
    expect(lida.corpo).toMatchObject({ estado: 'RECUSADA', pagamento: { motivo: 'SEM_RESPOSTA' } })
    amb.servicos.pagamento = sandbox
    expect((await assinar(await hoje(empresa), { plano, cupom })).corpo).toMatchObject({ estado: 'PAGA' })
  })

  it('de uma renovação que nunca chegou: o mesmo cartão é tentado no dia seguinte', async () => {
    const empresa = await emTeste(amb)
    await assinar(empresa.como.CLIENTE, { plano })
    amb.relogio.fixar('2026-12-20T15:00:00Z')
    usar({ pagarComCartaoGuardado: fora })
    await expect(cobrarAssinaturas(apoio())).rejects.toThrow('were not looked after')
    await cobrarAssinaturas(apoio())
    await conferirDepoisDe(61)
    expect(await situacao(empresa)).toMatchObject({
      estado: 'ATIVO',
      emAberto: { proximaTentativaEm: '2026-12-21T03:00:00.000Z', pagamento: { motivo: 'SEM_RESPOSTA' } },
    })
    amb.servicos.pagamento = sandbox
    amb.relogio.fixar('2026-12-21T15:00:00Z')
    await cobrarAssinaturas(apoio())
    expect(await situacao(empresa)).toMatchObject({ estado: 'ATIVO', periodo: { de: '2026-12-20' } })
  })
})

describe('o que espera', () => {
  it('o cartão em análise é aprovado depois, e passa a ser o das renovações', async () => {
    const empresa = await emTeste(amb)
    const { corpo } = await assinar(empresa.como.CLIENTE, { plano, com: 'PENDENTE' })
    expect(corpo).toMatchObject({ estado: 'ABERTA', pagamento: { estado: 'PENDENTE' } })
    await conferirDepoisDe(SEGUNDOS_EM_ANALISE + 1)
    expect(await situacao(empresa)).toMatchObject({
      estado: 'ATIVO',
      meio: 'CARTAO',
      cartao: { bandeira: 'Mastercard', final: '0604' },
    })
  })

  it('o Pix que ninguém pagou vence sozinho', async () => {
    const empresa = await emTeste(amb)
    const { corpo } = await assinar(empresa.como.CLIENTE, { plano, meio: 'PIX' })
    await conferirDepoisDe(30 * 60)
    const { corpo: lida } = await (await hoje(empresa))('GET /assinatura/cobranca/:codigo', { codigo: corpo.codigo })
    expect(lida).toMatchObject({ estado: 'EXPIRADA', pagamento: { motivo: 'PIX_EXPIRADO' } })
  })

  it('o que não se lê agora não segura os outros, e só é perguntado de novo na sua vez', async () => {
    const [ruim, bom] = [await emTeste(amb), await emTeste(amb)]
    const doRuim = await assinar(ruim.como.CLIENTE, { plano, meio: 'PIX' })
    const doBom = await assinar(bom.como.CLIENTE, { plano, meio: 'PIX' })
    await sandbox.decidir?.({
      referencia: doBom.corpo.pagamento?.codigo ?? '',
      desfecho: 'APROVAR',
      agora: amb.relogio.agora(),
    })
    let perguntas = 0
    usar({
      async consultar(pedido) {
        const lido = await sandbox.consultar(pedido)
        if (lido?.referencia !== doRuim.corpo.pagamento?.codigo) return lido
        perguntas += 1
        return fora()
      },
    })
    amb.relogio.avancar({ seconds: 61 })
    await expect(conferirPagamentos(apoio())).rejects.toThrow('1 payments')
    expect(await situacao(bom)).toMatchObject({ estado: 'ATIVO' })
    await conferirPagamentos(apoio())
    expect(perguntas).toBe(1)
  })
})

describe('o dinheiro que volta', () => {
  it.each([
    ['DEVOLVER', 'ESTORNADA'],
    ['CONTESTAR', 'CONTESTADA'],
  ] as const)('%s o que pagou o período corrente deixa só a leitura, uma vez', async (desfecho, estado) => {
    const empresa = await emTeste(amb)
    const { corpo } = await assinar(empresa.como.CLIENTE, { plano })
    expect((await decidir(corpo.pagamento?.codigo, desfecho)).status).toBe(200)
    expect((await decidir(corpo.pagamento?.codigo, desfecho)).status).toBe(409)
    expect(await cobrancasDe(amb, empresa)).toMatchObject([{ estado }])
    expect(await situacao(empresa)).toMatchObject({ estado: 'SOMENTE_LEITURA' })
    const cartas = await cartasDe(amb, empresa)
    expect(cartas.filter((assunto) => assunto.includes('só para leitura'))).toHaveLength(DONOS)
    expect((await assinar(empresa.como.CLIENTE, { plano })).corpo.estado).toBe('PAGA')
  })

  it('o que pagou um período que já passou não mexe no de agora', async () => {
    const empresa = await emTeste(amb)
    const { corpo } = await assinar(empresa.como.CLIENTE, { plano })
    amb.relogio.fixar('2026-12-20T15:00:00Z')
    await cobrarAssinaturas(apoio())
    await decidir(corpo.pagamento?.codigo, 'CONTESTAR')
    expect((await cobrancasDe(amb, empresa)).map(({ estado }) => estado)).toEqual(['CONTESTADA', 'PAGA'])
    expect(await situacao(empresa)).toMatchObject({ estado: 'ATIVO', periodo: { ate: '2027-01-20' } })
  })

  it('a devolução que falha é feita depois, uma vez, e a carta vai uma vez', async () => {
    const empresa = await emTeste(amb)
    const { corpo: pix } = await assinar(empresa.como.CLIENTE, { plano, meio: 'PIX' })
    await assinar(empresa.como.CLIENTE, { plano })
    await amb.tarefas.esvaziar()
    let devolucoes = 0
    usar({ devolver: fora })
    const tentativa = pix.pagamento?.codigo ?? ''
    await decidir(tentativa, 'APROVAR')
    await expect(desfazerPagamento(apoio(), tentativa, 'teste')).rejects.toThrow(PagamentoIndisponivel)
    usar({ devolver: (pedido) => ((devolucoes += 1), sandbox.devolver(pedido)) })
    await conferirDepoisDe(61)
    await conferirDepoisDe(61)
    await desfazerPagamento(apoio(), tentativa, 'teste')
    expect(devolucoes).toBe(1)
    expect((await pagamentos(empresa)).toSorted()).toEqual(['APROVADA', 'DEVOLVIDA'])
    expect((await cartasDe(amb, empresa)).filter((assunto) => assunto.startsWith('Devolvemos'))).toHaveLength(DONOS)
    expect(await situacao(empresa)).toMatchObject({ estado: 'ATIVO' })
  })

  it('um pagamento de menos não paga: volta', async () => {
    const empresa = await emTeste(amb)
    const { corpo } = await assinar(empresa.como.CLIENTE, { plano, meio: 'PIX' })
    const tentativa = corpo.pagamento?.codigo ?? ''
    const lido = await sandbox.procurar({ referencia: tentativa, agora: amb.relogio.agora() })
    if (lido === null) throw new Error('o Pix não chegou ao provedor')
    const deMenos = { ...lido, estado: 'APROVADA', valorCentavos: lido.valorCentavos - 1 } as const
    await porConta(apoio(), 'teste', (lugar) => aplicarPagamento(lugar, deMenos, sandbox))
    expect(await situacao(empresa)).toMatchObject({ estado: 'TESTE' })
    const { rows } = await sql`select a_devolver from tentativa_pagamento where codigo = ${tentativa}`.execute(amb.db)
    expect(rows).toEqual([{ a_devolver: true }])
  })
})

it('duas pessoas assinam ao mesmo tempo, cada uma com o seu cartão: uma paga', async () => {
  const empresa = await emTeste(amb)
  const respostas = await Promise.all(
    Array.from({ length: 8 }, () =>
      empresa.como.CLIENTE('POST /assinatura/pagamento', {
        codigo: crypto.randomUUID(),
        plano,
        ciclo: 'MENSAL',
        meio: 'CARTAO',
        token: cartao(),
      }),
    ),
  )
  expect(respostas.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(respostas.filter(({ status }) => status === 409)).toHaveLength(7)
  expect((await pagamentos(empresa)).filter((estado) => estado === 'APROVADA')).toHaveLength(1)
})
