import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cartasDe, cobrancasDe, criarPlano, emTeste } from '../../../teste/assinaturas.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinarAviso, CREDENCIAIS, criarMercadoPagoFalso } from '../../../teste/mercado-pago-falso.ts'
import { criarMercadoPago } from '../../infra/pagamento/index.ts'
import { cobrarAssinaturas, conferirPagamentos } from './assinantes.ts'
import { codigoDaOperadora } from './queries.ts'

const falso = criarMercadoPagoFalso()
let amb: Ambiente
let plano: string
let daOperadora: Empresa
beforeAll(async () => {
  const base = await falso.abrir()
  const { fetch: verdadeiro } = globalThis
  vi.stubGlobal('fetch', (url: string, opcoes: RequestInit) =>
    verdadeiro(url.replace('https://api.mercadopago.com', base), opcoes),
  )
  const provedor = criarMercadoPago({ ...CREDENCIAIS, origem: 'https://vetlume.test', prazoMs: 1_000, esperaMs: 1 })
  amb = await abrirAmbiente({ provedor })
  plano = await criarPlano(amb, 10_000)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await amb.fechar()
  await falso.fechar()
})
beforeEach(async () => {
  await amb.tarefas.esvaziar()
  amb.relogio.fixar('2026-11-20T15:00:00Z')
  falso.pedidos.length = 0
  falso.falhas.length = 0
  falso.conta.semCredenciais = false
  daOperadora = await criarEmpresa(amb)
  await sql`delete from problema_do_provedor`.execute(amb.db)
  await sql`update tentativa_pagamento set conferir_em = '2999-01-01'`.execute(amb.db)
})

const apoio = () => ({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos })
const hoje = ({ cliente, usuarios }: Empresa) =>
  amb.como({ usuario: usuarios.CLIENTE.codigo, perfis: ['CLIENTE'], cliente })
const situacao = async (empresa: Empresa) => (await (await hoje(empresa))('GET /assinatura')).corpo
const assinar = async (empresa: Empresa, meio: 'CARTAO' | 'PIX' = 'CARTAO') => {
  const token = meio === 'CARTAO' ? { token: falso.novoToken('APRO'), metodo: 'master' } : {}
  return (
    await (
      await hoje(empresa)
    )('POST /assinatura/pagamento', { codigo: randomUUID(), plano, ciclo: 'MENSAL', meio, ...token })
  ).corpo
}
const avisos = async (tipo: string) => {
  await amb.tarefas.esvaziar()
  const { rows } = await sql<{ titulo: string }>`select titulo from notificacao
    where cliente = ${await codigoDaOperadora(amb.db)} and tipo = ${tipo} order by quando`.execute(amb.db)
  return rows.map(({ titulo }) => titulo)
}
const semAvisos = async () => {
  await sql`delete from notificacao where tipo like 'assinatura.%'`.execute(amb.db)
}
const painel = async () => {
  const { cliente, usuarios } = daOperadora
  const admin = await amb.como({ usuario: usuarios.ADMIN.codigo, perfis: ['ADMIN'], cliente })
  const { corpo } = await admin('GET /dashboard')
  return corpo.perfil === 'ADMIN' ? corpo.pagamentos : undefined
}
const saude = async () => {
  const { corpo } = await amb.semToken('GET /saude')
  return corpo.pagamento
}

describe('um pedido que não é aceito', () => {
  beforeEach(semAvisos)

  it.each([
    [[2006], 'TOKEN_INVALIDO'],
    [[3003], 'TOKEN_INVALIDO'],
    [[3013], 'CODIGO_DE_SEGURANCA'],
    [[3015], 'NUMERO_INVALIDO'],
    [[3029], 'CARTAO_VENCIDO'],
    [[3020], 'NOME_DO_TITULAR'],
    [[2067], 'DOCUMENTO_DO_TITULAR'],
    [[324], 'DOCUMENTO_DO_TITULAR'],
    [[4050], 'EMAIL_DE_QUEM_PAGA'],
    [[3028], 'CARTAO_NAO_ACEITO'],
    [[99_999, 2067], 'DOCUMENTO_DO_TITULAR'],
  ])('%j é de quem paga: diz o que corrigir, e não incomoda a operadora', async (codigos, motivo) => {
    falso.recusas.push(codigos)
    expect(await assinar(await emTeste(amb))).toMatchObject({ estado: 'RECUSADA', pagamento: { motivo } })
    expect(await avisos('assinatura.problema')).toEqual([])
    expect([await painel(), await saude()]).toEqual([null, 'ok'])
  })

  it.each([
    [[4020], 'INDISPONIVEL', 'VETLUME_ORIGEM'],
    [[2034], 'INDISPONIVEL', 'usuário de teste'],
    [[2067, 4020], 'INDISPONIVEL', 'código 2067, 4020'],
    [[987_654], 'SEM_EXPLICACAO', 'código 987654'],
    [[], 'SEM_EXPLICACAO', 'sem dizer o código'],
  ])('%j é da operadora: diz que nada foi cobrado, e ela sabe uma vez', async (codigos, motivo, dito) => {
    const empresa = await emTeste(amb)
    falso.recusas.push(codigos, codigos)
    const { estado, pagamento } = await assinar(empresa)
    expect([estado, pagamento?.motivo]).toEqual(['RECUSADA', motivo])
    expect(`${pagamento?.mensagem}`).toMatch(/[Nn]ada foi cobrado/)
    await assinar(empresa)
    const [aviso, ...outros] = await avisos('assinatura.problema')
    expect([aviso, outros]).toEqual([expect.stringContaining(dito), []])
    expect(aviso).not.toContain('exemplo.test')
    expect(await painel()).toMatchObject({ problema: 'CONFIGURACAO', detalhe: expect.stringContaining(dito) })
    expect(await saude()).toBe('aviso')
    expect((await assinar(empresa)).estado).toBe('PAGA')
    expect([await painel(), await saude()]).toEqual([null, 'ok'])
  })

  it('um Pix que a conta não pode gerar também não é culpa de quem paga', async () => {
    falso.recusas.push([13_253])
    expect(await assinar(await emTeste(amb), 'PIX')).toMatchObject({ pagamento: { motivo: 'INDISPONIVEL' } })
    expect(await avisos('assinatura.problema')).toEqual([expect.stringContaining('chave Pix')])
  })
})

describe('as credenciais da operadora não valem', () => {
  beforeEach(semAvisos)

  it('quem pagava é avisado de que nada foi cobrado; a operadora sabe uma vez; quando valem, tudo anda', async () => {
    const empresa = await emTeste(amb)
    const antes = falso.pagamentos.size
    falso.conta.semCredenciais = true
    for (const meio of ['CARTAO', 'PIX'] as const) {
      const { estado, pagamento } = await assinar(empresa, meio)
      expect([estado, pagamento?.estado, pagamento?.motivo]).toEqual(['RECUSADA', 'RECUSADA', 'INDISPONIVEL'])
      expect(pagamento?.mensagem).toContain('nada foi cobrado')
    }
    expect(await avisos('assinatura.problema')).toEqual([expect.stringContaining('VETLUME_MERCADO_PAGO_TOKEN')])
    expect([(await painel())?.problema, await saude()]).toEqual(['CREDENCIAIS', 'aviso'])
    expect(falso.pagamentos.size).toBe(antes)
    await conferirPagamentos(apoio())
    expect(await painel()).not.toBeNull()
    falso.conta.semCredenciais = false
    await conferirPagamentos(apoio())
    expect([await painel(), await saude()]).toEqual([null, 'ok'])
    expect((await assinar(empresa)).estado).toBe('PAGA')
  })

  it('o que esperava resposta continua esperando, e o aviso que não pôde ser lido é lido depois', async () => {
    const empresa = await emTeste(amb)
    const { pagamento } = await assinar(empresa, 'PIX')
    const [pix] = falso.daReferencia(pagamento?.codigo ?? '')
    falso.mudar(pix?.id ?? 0, { status: 'approved', status_detail: 'accredited' })
    falso.conta.semCredenciais = true
    const ts = Math.floor(amb.relogio.agora().epochMilliseconds / 1_000)
    const aviso = assinarAviso({ pagamento: String(pix?.id), ts })
    expect((await amb.app.inject({ method: 'POST', ...aviso })).statusCode).toBe(200)
    await amb.tarefas.esvaziar()
    expect((await situacao(empresa)).estado).toBe('TESTE')
    falso.conta.semCredenciais = false
    await conferirPagamentos(apoio())
    await amb.tarefas.esvaziar()
    expect((await situacao(empresa)).estado).toBe('ATIVO')
  })

  it('a renovação espera por elas: ninguém recebe carta, nada é cortado, e o mesmo cartão paga quando voltam', async () => {
    const empresa = await emTeste(amb)
    await assinar(empresa)
    const antes = (await cartasDe(amb, empresa)).length
    amb.relogio.fixar('2026-12-20T15:00:00Z')
    falso.conta.semCredenciais = true
    await cobrarAssinaturas(apoio())
    await cobrarAssinaturas(apoio())
    expect(await cobrancasDe(amb, empresa)).toMatchObject([{ estado: 'PAGA' }, { estado: 'ABERTA', tentativas: 1 }])
    amb.relogio.fixar('2026-12-30T15:00:00Z')
    await cobrarAssinaturas(apoio())
    expect((await situacao(empresa)).estado).toBe('ATIVO')
    // Only the one that says that it renews.
    expect((await cartasDe(amb, empresa)).slice(antes).filter((assunto) => !assunto.includes('renova'))).toEqual([])
    falso.conta.semCredenciais = false
    await conferirPagamentos(apoio())
    await cobrarAssinaturas(apoio())
    expect(await cobrancasDe(amb, empresa)).toMatchObject([{ estado: 'PAGA' }, { estado: 'PAGA', pagas: 1 }])
    expect((await situacao(empresa)).estado).toBe('ATIVO')
  })

  it('quem ainda não pagou quando voltam tem dois dias antes de perder alguma coisa', async () => {
    const empresa = await emTeste(amb)
    const { pagamento } = await assinar(empresa, 'PIX')
    const [pix] = falso.daReferencia(pagamento?.codigo ?? '')
    falso.mudar(pix?.id ?? 0, { status: 'approved', status_detail: 'accredited' })
    amb.relogio.avancar({ minutes: 2 })
    await sql`update tentativa_pagamento set conferir_em = ${amb.relogio.agora().toString()} where cliente = ${empresa.cliente}`.execute(
      amb.db,
    )
    await conferirPagamentos(apoio())
    amb.relogio.fixar('2026-12-20T15:00:00Z')
    await cobrarAssinaturas(apoio())
    falso.conta.semCredenciais = true
    await assinar(await emTeste(amb))
    amb.relogio.fixar('2026-12-29T15:00:00Z')
    falso.conta.semCredenciais = false
    await conferirPagamentos(apoio())
    await cobrarAssinaturas(apoio())
    expect((await situacao(empresa)).estado).toBe('CARENCIA')
    amb.relogio.avancar({ hours: 49 })
    await cobrarAssinaturas(apoio())
    expect((await situacao(empresa)).estado).toBe('SOMENTE_LEITURA')
  })

  it('trocar o cartão diz que o problema é nosso', async () => {
    const empresa = await emTeste(amb)
    await assinar(empresa)
    falso.conta.semCredenciais = true
    const quem = await hoje(empresa)
    const { status, corpo } = await quem('POST /assinatura/cartao', { token: falso.novoToken('APRO') })
    expect([status, JSON.stringify(corpo)]).toEqual([503, expect.stringContaining('problema nosso')])
    expect((await painel())?.problema).toBe('CREDENCIAIS')
  })
})
