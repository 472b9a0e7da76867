import type { DesfechoDeTeste } from '@vetlume/dominio/assinatura'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { assinar, cartasDe, cobrancasDe, criarCupom, criarPlano, emTeste, rodada } from '../../../teste/assinaturas.ts'
import type { Empresa } from '../../../teste/fabricas.ts'
import type { PagamentoLido } from '../../infra/pagamento/index.ts'
import { aplicarPagamento } from './aplicar.ts'
import { conferirPagamentos } from './assinantes.ts'
import { porConta } from './contexto.ts'
import { codigoDaOperadora } from './queries.ts'

let amb: Ambiente
let plano: string
let maior: string
let operadora: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  plano = await criarPlano(amb, 10_000)
  maior = await criarPlano(amb, 40_000)
  operadora = await codigoDaOperadora(amb.db)
})
afterAll(() => amb.fechar())
beforeEach(() => amb.relogio.fixar('2026-11-20T15:00:00Z'))

const apoio = () => ({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos })
const hoje = ({ cliente, usuarios }: Empresa) =>
  amb.como({ usuario: usuarios.CLIENTE.codigo, perfis: ['CLIENTE'], cliente })
const situacao = async (empresa: Empresa) => (await (await hoje(empresa))('GET /assinatura')).corpo
const decidir = (codigo: string | undefined, desfecho: DesfechoDeTeste) =>
  amb.semToken('POST /assinatura/publica/teste', { codigo: codigo ?? '', desfecho })
const noDia = (dia: string) => amb.relogio.fixar(`${dia}T15:00:00Z`)

/** Pays on the 20th, until December 20th. */
async function pagante(cupom?: string) {
  const empresa = await emTeste(amb)
  const { corpo } = await assinar(empresa.como.CLIENTE, { plano, ...(cupom === undefined ? {} : { cupom }) })
  return { empresa, tentativa: corpo.pagamento?.codigo ?? '' }
}

async function livros({ cliente }: Empresa) {
  await amb.tarefas.esvaziar()
  const { rows } = await sql<{ estado: string; pagamentos: string[] }>`
    select t.estado, array(select p.pago_em || ' ' || p.valor_centavos || ' ' || p.taxa_centavos from pagamento p
      where p.cliente = t.cliente and p.titulo = t.codigo order by p.criado_em, p.codigo) as pagamentos
    from titulo t where t.cliente = ${operadora} and t.assinante = ${cliente} order by t.criado_em`.execute(amb.db)
  return rows
}
const avisosDe = async ({ cliente }: Empresa) => {
  await amb.tarefas.esvaziar()
  const { rows } = await sql<{ titulo: string }>`
    select n.titulo from notificacao n where n.cliente = ${operadora} and n.tipo = 'assinatura.disputa-vencida'
      and n.titulo like '%' || (select nome_fantasia from cliente where codigo = ${cliente}) || '%'`.execute(amb.db)
  return rows.map(({ titulo }) => titulo)
}
/** As the provider had it at some time, told late. */
const lidoComo = async (tentativa: string, estado: PagamentoLido['estado']): Promise<PagamentoLido> => {
  const lido = await amb.servicos.pagamento.procurar({ referencia: tentativa, agora: amb.relogio.agora() })
  if (lido === null) throw new Error('sem pagamento')
  return { ...lido, estado }
}
const ouvir = async (tentativa: string, estado: PagamentoLido['estado']) => {
  const lido = await lidoComo(tentativa, estado)
  await porConta(apoio(), 'teste', (lugar) => aplicarPagamento(lugar, lido, amb.servicos.pagamento))
}

describe('uma contestação vencida', () => {
  it('devolve a assinatura com os dias que faltavam, e os livros, com a carta e o aviso, uma vez', async () => {
    const { empresa, tentativa } = await pagante()
    noDia('2026-11-30')
    await decidir(tentativa, 'CONTESTAR')
    expect(await situacao(empresa)).toMatchObject({ estado: 'SOMENTE_LEITURA' })
    expect(await livros(empresa)).toMatchObject([{ estado: 'CANCELADO' }])
    const antes = (await cartasDe(amb, empresa)).filter((assunto) => assunto.startsWith('Pagamento confirmado')).length
    noDia('2027-02-10')
    expect((await decidir(tentativa, 'RECUPERAR')).status).toBe(200)
    await Promise.all(
      ['RECUPERADA', 'CONTESTADA', 'APROVADA', 'RECUPERADA'].map((estado) => ouvir(tentativa, estado as 'APROVADA')),
    )
    // Twenty days were left on the 30th.
    expect(await situacao(empresa)).toMatchObject({
      estado: 'ATIVO',
      periodo: { de: '2026-11-20', ate: '2027-03-02' },
      renova: true,
    })
    expect(await cobrancasDe(amb, empresa)).toMatchObject([{ estado: 'PAGA', ate: '2027-03-02' }])
    expect(await livros(empresa)).toEqual([
      {
        estado: 'PAGO',
        pagamentos: ['2026-11-20 10000 498', '2026-11-30 -10000 -498', '2027-02-10 10000 498'],
      },
    ])
    const depois = (await cartasDe(amb, empresa)).filter((assunto) => assunto.startsWith('Pagamento confirmado')).length
    expect(depois).toBe(antes * 2)
    expect(await avisosDe(empresa)).toEqual([expect.stringContaining('dias que faltavam')])
  })

  it('guarda o valor de cada dia pago: quem muda de plano depois não perde pelos dias em que esteve suspensa', async () => {
    noDia('2026-01-01')
    const anual = await criarPlano(amb, 36_000)
    const empresa = await emTeste(amb, '2025-12-31')
    const { corpo } = await assinar(await hoje(empresa), { plano: anual, ciclo: 'ANUAL' })
    const tentativa = corpo.pagamento?.codigo ?? ''
    noDia('2026-02-01')
    await decidir(tentativa, 'CONTESTAR')
    noDia('2026-07-01')
    await decidir(tentativa, 'RECUPERAR')
    expect(await situacao(empresa)).toMatchObject({ periodo: { de: '2026-01-01', ate: '2027-05-31' } })
    const quem = await hoje(empresa)
    const escolha = { plano: maior, ciclo: 'ANUAL' } as const
    // 334 of the 365 days that were paid are left.
    expect((await quem('GET /assinatura/cotacao', escolha)).corpo).toMatchObject({ proporcionalCentavos: 329_425 })
  })

  it('antes de começar o que foi pago, não encurta nada', async () => {
    const empresa = await emTeste(amb, '2026-11-30')
    const { corpo } = await assinar(empresa.como.CLIENTE, { plano })
    const tentativa = corpo.pagamento?.codigo ?? ''
    await decidir(tentativa, 'CONTESTAR')
    noDia('2026-11-25')
    await decidir(tentativa, 'RECUPERAR')
    expect(await situacao(empresa)).toMatchObject({
      estado: 'ATIVO',
      periodo: { de: '2026-12-01', ate: '2027-01-01' },
    })
  })

  it('sabida antes de se saber da contestação, não muda nada, nem depois', async () => {
    const { empresa, tentativa } = await pagante()
    for (const estado of ['RECUPERADA', 'CONTESTADA', 'RECUPERADA'] as const) await ouvir(tentativa, estado)
    expect(await situacao(empresa)).toMatchObject({ estado: 'ATIVO', periodo: { ate: '2026-12-20' } })
    expect(await livros(empresa)).toEqual([{ estado: 'PAGO', pagamentos: ['2026-11-20 10000 498'] }])
  })

  it('de quem já assinou de novo, os dias que faltavam viram crédito', async () => {
    const { empresa, tentativa } = await pagante()
    noDia('2026-12-05')
    await decidir(tentativa, 'CONTESTAR')
    await assinar(await hoje(empresa), { plano })
    noDia('2026-12-10')
    await decidir(tentativa, 'RECUPERAR')
    expect(await situacao(empresa)).toMatchObject({
      estado: 'ATIVO',
      creditoCentavos: 5_000,
      periodo: { de: '2026-12-05', ate: '2027-01-05' },
    })
    expect((await livros(empresa)).map(({ estado }) => estado)).toEqual(['PAGO', 'PAGO'])
  })

  it('e o que se pagou com crédito de antes volta com eles', async () => {
    const { empresa, tentativa } = await pagante()
    await sql`update assinatura set credito_centavos = 3_000 where cliente = ${empresa.cliente}`.execute(amb.db)
    noDia('2026-12-20')
    await rodada(amb)
    expect(await cobrancasDe(amb, empresa)).toMatchObject([{ valor: 10_000 }, { estado: 'PAGA', valor: 7_000 }])
    const { rows } = await sql<{ codigo: string }>`select codigo from tentativa_pagamento
      where cliente = ${empresa.cliente} and codigo <> ${tentativa}`.execute(amb.db)
    const renovacao = rows[0]?.codigo ?? ''
    // Ten of its thirty-one days went by.
    noDia('2026-12-30')
    await decidir(renovacao, 'CONTESTAR')
    await assinar(await hoje(empresa), { plano })
    await decidir(renovacao, 'RECUPERAR')
    expect(await situacao(empresa)).toMatchObject({ creditoCentavos: 6_774 })
  })

  it.each([
    ['SEMPRE', {}, 9_000],
    ['MESES', { duracao: 'MESES', meses: 3 }, 9_000],
    ['MESES, já gasto', { duracao: 'MESES', meses: 1 }, 10_000],
    ['UMA_VEZ', { duracao: 'UMA_VEZ' }, 10_000],
  ])('o cupom que ainda valia volta a descontar (%s)', async (_, dados, depois) => {
    const { empresa, tentativa } = await pagante(await criarCupom(amb, dados))
    noDia('2026-11-30')
    await decidir(tentativa, 'CONTESTAR')
    await decidir(tentativa, 'RECUPERAR')
    noDia('2026-12-20')
    await rodada(amb)
    expect(await cobrancasDe(amb, empresa)).toMatchObject([{ valor: 9_000 }, { estado: 'PAGA', valor: depois }])
  })

  it('a quem já assinou de novo sem ele, o cupom volta na cobrança seguinte', async () => {
    const { empresa, tentativa } = await pagante(await criarCupom(amb))
    noDia('2026-12-05')
    await decidir(tentativa, 'CONTESTAR')
    await assinar(await hoje(empresa), { plano })
    await decidir(tentativa, 'RECUPERAR')
    // Half of the 9,000 that were paid.
    expect(await situacao(empresa)).toMatchObject({ creditoCentavos: 4_500 })
    noDia('2027-01-05')
    await rodada(amb)
    expect((await cobrancasDe(amb, empresa)).map(({ valor }) => valor)).toEqual([9_000, 10_000, 4_500])
  })

  it.each([
    ['a renovação', '2026-12-05', '2027-01-03'],
    ['a mudança de plano', '2026-12-05', '2026-12-10'],
  ] as const)(
    'o crédito e o cupom não se perdem quando %s que já esperava o Pix é paga',
    async (qual, contestada, vencida) => {
      const cupom = await criarCupom(amb)
      const { empresa, tentativa } = await pagante(cupom)
      noDia(contestada)
      await decidir(tentativa, 'CONTESTAR')
      const { corpo: outra } = await assinar(await hoje(empresa), { plano, meio: 'PIX' })
      await decidir(outra.pagamento?.codigo, 'APROVAR')
      noDia(vencida)
      const quem = await hoje(empresa)
      if (qual === 'a renovação') await rodada(amb)
      else await assinar(quem, { plano: maior, meio: 'PIX' })
      const codigo = (await situacao(empresa)).emAberto?.codigo ?? ''
      await decidir(tentativa, 'RECUPERAR')
      expect(await situacao(empresa)).toMatchObject({ creditoCentavos: 4_500, emAberto: { codigo } })
      const pix = { codigo, tentativa: crypto.randomUUID(), meio: 'PIX' } as const
      expect((await quem('POST /assinatura/cobranca/:codigo/pagamento', pix)).status).toBe(201)
      await decidir(pix.tentativa, 'APROVAR')
      expect(await situacao(empresa)).toMatchObject({
        estado: 'ATIVO',
        emAberto: null,
        creditoCentavos: 4_500,
        cupom: { texto: cupom },
      })
    },
  )

  it('devolve a assinatura, e o Pix de assinar de novo que ainda esperava não se paga mais', async () => {
    const { empresa, tentativa } = await pagante()
    noDia('2026-11-30')
    await decidir(tentativa, 'CONTESTAR')
    const { corpo: outra } = await assinar(await hoje(empresa), { plano, meio: 'PIX' })
    await decidir(tentativa, 'RECUPERAR')
    expect(await situacao(empresa)).toMatchObject({ periodo: { ate: '2026-12-20' }, emAberto: null })
    await decidir(outra.pagamento?.codigo, 'APROVAR')
    await amb.tarefas.esvaziar()
    expect(await situacao(empresa)).toMatchObject({ estado: 'ATIVO', periodo: { de: '2026-11-20', ate: '2026-12-20' } })
    expect(await cobrancasDe(amb, empresa)).toMatchObject([{ estado: 'PAGA' }, { estado: 'CANCELADA', pagas: 0 }])
  })

  it('devolvida depois de vencida, volta a só leitura e sai dos livros', async () => {
    const { empresa, tentativa } = await pagante()
    for (const estado of ['CONTESTADA', 'RECUPERADA', 'DEVOLVIDA'] as const) {
      await ouvir(tentativa, estado)
      await amb.tarefas.esvaziar()
    }
    expect(await situacao(empresa)).toMatchObject({ estado: 'SOMENTE_LEITURA' })
    expect(await livros(empresa)).toMatchObject([{ estado: 'CANCELADO', pagamentos: { length: 4 } }])
  })

  it('de um pagamento que já não vale para nada, a operadora é avisada', async () => {
    const empresa = await emTeste(amb)
    const { corpo } = await assinar(empresa.como.CLIENTE, { plano, meio: 'PIX' })
    const tentativa = corpo.pagamento?.codigo ?? ''
    for (const estado of ['CONTESTADA', 'RECUPERADA'] as const) await ouvir(tentativa, estado)
    expect(await situacao(empresa)).toMatchObject({ estado: 'TESTE' })
    expect(await avisosDe(empresa)).toEqual([expect.stringContaining('não paga nada')])
  })

  it('que ninguém conta é achada pela conferência de cada dia', async () => {
    const { empresa, tentativa } = await pagante()
    noDia('2026-11-21')
    await decidir(tentativa, 'CONTESTAR')
    await sql`update pagamento_de_teste set estado = 'RECUPERADA' where referencia = ${tentativa}`.execute(amb.db)
    await conferirPagamentos(apoio())
    noDia('2026-11-23')
    await conferirPagamentos(apoio())
    expect(await situacao(empresa)).toMatchObject({ estado: 'ATIVO' })
  })
})
