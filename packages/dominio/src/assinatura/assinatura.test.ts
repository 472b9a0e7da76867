import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ESTADOS_DO_CLIENTE, type EstadoDoCliente } from '../cliente/index.ts'
import {
  avanca,
  CARTOES_DE_TESTE,
  cartaoDoToken,
  cotar,
  creditoDoPeriodo,
  depoisDaCobranca,
  descontoDoCupom,
  ESTADOS_DA_TENTATIVA,
  fazerConta,
  modoDaMudanca,
  motivoDoMercadoPago,
  MOTIVOS_DE_RECUSA,
  MOTIVOS_DO_MERCADO_PAGO,
  periodoDesde,
  podeNaAssinatura,
  proximaTentativa,
  somarDias,
  TEXTOS_DA_RECUSA,
  tokenDeTeste,
  TRANSICOES_DA_ASSINATURA,
  type AcaoDaAssinatura,
  type CartaoDeTesteEscolhido,
  type CondicaoDoCupom,
} from './index.ts'
import { CODIGOS_DO_MERCADO_PAGO } from './recusas-do-pedido.ts'

const dia = fc.integer({ min: 0, max: 3_000 }).map((n) => somarDias('2024-01-01', n))
const ciclo = fc.constantFrom('MENSAL' as const, 'ANUAL' as const)
const preco = fc.integer({ min: 0, max: 10_000_000 })
const cupom: fc.Arbitrary<CondicaoDoCupom> = fc
  .record({
    bp: fc.option(fc.integer({ min: 1, max: 10_000 })),
    valor: fc.integer({ min: 1, max: 1_000_000 }),
    duracao: fc.constantFrom('UMA_VEZ' as const, 'MESES' as const, 'SEMPRE' as const),
    meses: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ bp, valor, duracao, meses }) => ({
    percentualBp: bp,
    valorCentavos: bp === null ? valor : null,
    duracao,
    mesesRestantes: duracao === 'MESES' ? meses : null,
  }))

describe('períodos', () => {
  it.each([
    ['2026-01-31', 'MENSAL', undefined, '2026-02-28'],
    ['2026-02-28', 'MENSAL', 31, '2026-03-31'],
    ['2028-02-29', 'ANUAL', undefined, '2029-02-28'],
    ['2029-02-28', 'ANUAL', 29, '2030-02-28'],
    ['2026-11-20', 'MENSAL', undefined, '2026-12-20'],
    ['2026-12-20', 'ANUAL', undefined, '2027-12-20'],
  ] as const)('de %s (%s, dia %s) até %s', (de, qual, base, ate) =>
    expect(periodoDesde(de, qual, base)).toEqual({ de, ate }),
  )

  it('um segue o outro sem falta nem sobra, e o dia volta depois de um mês curto', () => {
    fc.assert(
      fc.property(dia, ciclo, (inicio, qual) => {
        const base = Number(inicio.slice(8))
        let de = inicio
        for (let i = 0; i < 24; i++) {
          const periodo = periodoDesde(de, qual, base)
          expect(periodo.ate > periodo.de).toBe(true)
          const ultimo = Temporal.PlainDate.from(periodo.ate).daysInMonth
          expect(Number(periodo.ate.slice(8))).toBe(Math.min(base, ultimo))
          de = periodo.ate
        }
      }),
    )
  })
})

describe('contas, ao centavo', () => {
  it('o crédito nunca passa do que foi pago, só diminui com os dias, e com o que foi usado soma o todo', () => {
    fc.assert(
      fc.property(dia, ciclo, preco, fc.integer({ min: 0, max: 400 }), (de, qual, pago, depois) => {
        const periodo = periodoDesde(de, qual)
        const hoje = somarDias(de, depois)
        const credito = creditoDoPeriodo(pago, periodo, hoje)
        expect(credito >= 0 && credito <= pago).toBe(true)
        expect(creditoDoPeriodo(pago, periodo, somarDias(hoje, 1))).toBeLessThanOrEqual(credito)
        if (hoje >= periodo.ate) expect(credito).toBe(0)
        const total = Temporal.PlainDate.from(periodo.de).until(periodo.ate, { largestUnit: 'days' }).days
        if (hoje < periodo.ate)
          expect(Math.abs(credito * total - pago * (total - depois))).toBeLessThanOrEqual(total / 2)
      }),
    )
    expect(creditoDoPeriodo(10_000, { de: '2026-12-01', ate: '2027-01-01' }, '2026-11-20')).toBe(10_000)
  })

  it('o desconto fica entre nada e o preço; preço = desconto + crédito usado + a pagar; crédito não se perde', () => {
    fc.assert(
      fc.property(preco, ciclo, fc.option(cupom), preco, (bruto, qual, condicao, credito) => {
        const desconto = descontoDoCupom(bruto, qual, condicao)
        expect(desconto >= 0 && desconto <= bruto).toBe(true)
        const conta = fazerConta(bruto, desconto, credito)
        expect(conta.descontoCentavos + conta.creditoCentavos + conta.valorCentavos).toBe(bruto)
        expect(conta.creditoCentavos + conta.sobraCentavos).toBe(credito)
        expect(conta.valorCentavos).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it.each([
    [10_000, 'MENSAL', { percentualBp: 2_000, valorCentavos: null, duracao: 'SEMPRE', mesesRestantes: null }, 2_000],
    [120_000, 'ANUAL', { percentualBp: 5_000, valorCentavos: null, duracao: 'MESES', mesesRestantes: 3 }, 15_000],
    [120_000, 'ANUAL', { percentualBp: null, valorCentavos: 5_000, duracao: 'MESES', mesesRestantes: 3 }, 15_000],
    [120_000, 'ANUAL', { percentualBp: null, valorCentavos: 5_000, duracao: 'UMA_VEZ', mesesRestantes: null }, 5_000],
    [120_000, 'ANUAL', { percentualBp: null, valorCentavos: 5_000, duracao: 'SEMPRE', mesesRestantes: null }, 60_000],
    [3_000, 'MENSAL', { percentualBp: null, valorCentavos: 5_000, duracao: 'UMA_VEZ', mesesRestantes: null }, 3_000],
    [333, 'MENSAL', { percentualBp: 3_333, valorCentavos: null, duracao: 'UMA_VEZ', mesesRestantes: null }, 111],
  ] as const)('%i %s com %j tira %i', (bruto, qual, condicao, desconto) =>
    expect(descontoDoCupom(bruto, qual, condicao)).toBe(desconto),
  )

  it('um cupom de n meses tira n meses, em qualquer mistura de meses e anos, e depois acaba', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.array(ciclo, { minLength: 31, maxLength: 31 }),
        (meses, ciclos) => {
          let resto: CondicaoDoCupom | null = {
            percentualBp: 10_000,
            valorCentavos: null,
            duracao: 'MESES',
            mesesRestantes: meses,
          }
          let total = 0
          for (const qual of ciclos) {
            total += descontoDoCupom(qual === 'ANUAL' ? 1_200 : 100, qual, resto)
            resto = resto === null ? null : depoisDaCobranca(qual, resto)
          }
          expect([total, resto]).toEqual([meses * 100, null])
        },
      ),
    )
  })

  it('quem está em teste paga agora e começa no dia seguinte ao fim dele', () => {
    const base = {
      hoje: '2026-11-20',
      precos: { mensalCentavos: 100, anualCentavos: 1_000 },
      ciclo: 'MENSAL',
      cupom: null,
      atual: null,
      creditoCentavos: 0,
    } as const
    expect(cotar({ ...base, testeAte: '2026-11-25' }).periodo).toEqual({ de: '2026-11-26', ate: '2026-12-26' })
    expect(cotar({ ...base, testeAte: '2026-11-19' }).periodo.de).toBe('2026-11-20')
  })
})

describe('mudança de plano', () => {
  it('antes de começar o que foi pago, conta tudo o que foi pago e começa no mesmo dia', () => {
    const pedido = {
      hoje: '2026-11-19',
      precos: { mensalCentavos: 20_000, anualCentavos: 200_000 },
      cupom: null,
      atual: { de: '2026-12-01', ate: '2027-01-01', pagoCentavos: 10_000 },
      creditoCentavos: 0,
      testeAte: null,
    } as const
    expect(cotar({ ...pedido, ciclo: 'MENSAL' })).toMatchObject({
      periodo: { de: '2026-12-01', ate: '2027-01-01' },
      proporcionalCentavos: 10_000,
      valorCentavos: 10_000,
    })
    expect(cotar({ ...pedido, ciclo: 'ANUAL' }).periodo).toEqual({ de: '2026-12-01', ate: '2027-12-01' })
    expect(cotar({ ...pedido, hoje: '2026-12-01', ciclo: 'MENSAL' }).periodo.de).toBe('2026-12-01')
    expect(cotar({ ...pedido, hoje: '2026-12-02', ciclo: 'MENSAL' }).periodo.de).toBe('2026-12-02')
  })

  const p = (plano: string, mensal: number, qual: 'MENSAL' | 'ANUAL') => ({
    plano,
    mensalCentavos: mensal,
    anualCentavos: mensal * 10,
    ciclo: qual,
  })
  it.each([
    [null, p('a', 100, 'MENSAL'), 'ASSINAR'],
    [p('a', 100, 'MENSAL'), p('a', 100, 'MENSAL'), 'NENHUMA'],
    [p('a', 100, 'MENSAL'), p('a', 100, 'ANUAL'), 'AGORA'],
    [p('a', 100, 'ANUAL'), p('a', 100, 'MENSAL'), 'NO_FIM'],
    [p('a', 100, 'MENSAL'), p('b', 110, 'ANUAL'), 'AGORA'],
    [p('a', 100, 'ANUAL'), p('b', 900, 'MENSAL'), 'NO_FIM'],
    [p('b', 110, 'MENSAL'), p('a', 100, 'MENSAL'), 'NO_FIM'],
  ] as const)('de %j para %j é %s', (de, para, modo) => expect(modoDaMudanca(de, para)).toBe(modo))
})

describe('estados', () => {
  const acoes = Object.keys(TRANSICOES_DA_ASSINATURA) as AcaoDaAssinatura[]

  it('em qualquer história, quem só lê chegou lá sem pagar, e pagando sempre se volta', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ESTADOS_DO_CLIENTE),
        fc.array(fc.constantFrom(...acoes), { maxLength: 60 }),
        (inicio, historia) => {
          let estado: EstadoDoCliente = inicio
          for (const acao of historia) {
            if (!podeNaAssinatura(acao, estado)) continue
            const antes = estado
            estado = TRANSICOES_DA_ASSINATURA[acao].para
            if (estado === 'CARENCIA') expect(antes).toBe('ATIVO')
            if (estado === 'CANCELADO') expect(['ATIVO', 'CARENCIA']).toContain(antes)
            expect(['GRATIS', 'TESTE'].includes(estado)).toBe(false)
          }
          expect(podeNaAssinatura('assinar', estado) || podeNaAssinatura('renovar', estado)).toBe(true)
        },
      ),
    )
  })

  it('notícias de um pagamento, em qualquer ordem e repetidas, levam ao mesmo fim', () => {
    const avancar = (noticias: readonly (typeof ESTADOS_DA_TENTATIVA)[number][]) =>
      noticias.reduce(
        (estado, novo) => (avanca(estado, novo) ? novo : estado),
        'CRIADA' as (typeof ESTADOS_DA_TENTATIVA)[number],
      )
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['PENDENTE', 'RECUSADA', 'APROVADA', 'CONTESTADA', 'RECUPERADA', 'DEVOLVIDA'] as const, {
          minLength: 1,
        }),
        (noticias) => {
          const ordenadas = ESTADOS_DA_TENTATIVA.filter((estado) => (noticias as readonly string[]).includes(estado))
          expect(avancar([...noticias, ...noticias])).toBe(avancar(ordenadas))
        },
      ),
    )
    expect(avanca('EXPIRADA', 'APROVADA')).toBe(true)
    expect(avanca('APROVADA', 'RECUSADA')).toBe(false)
  })
})

describe('recusas', () => {
  it.each(MOTIVOS_DE_RECUSA)('%s diz o que houve e o que fazer', (motivo) => {
    const { mensagem, oQueFazer } = TEXTOS_DA_RECUSA[motivo]
    for (const texto of [mensagem, oQueFazer]) expect(texto).toMatch(/^\p{Lu}.{10,}\.$/u)
  })

  it('o que o Mercado Pago diz tem texto nosso; o que for novo também', () => {
    for (const motivo of Object.values(MOTIVOS_DO_MERCADO_PAGO)) expect(MOTIVOS_DE_RECUSA).toContain(motivo)
    expect(motivoDoMercadoPago('cc_rejected_insufficient_amount')).toBe('SALDO_INSUFICIENTE')
    expect(motivoDoMercadoPago('cc_rejected_algo_novo')).toBe('RECUSADO')
    expect(motivoDoMercadoPago(undefined)).toBe('RECUSADO')
  })

  it('cada número do Mercado Pago tem um motivo só', () => {
    const numeros = Object.values(CODIGOS_DO_MERCADO_PAGO).flat()
    expect(numeros).toEqual([...new Set(numeros)])
  })

  it('o cartão é tentado de novo em 1, 3 e 5 dias, só quando pode dar certo', () => {
    const depois = (n: number) => proximaTentativa('2026-12-20', somarDias('2026-12-20', n), 'SALDO_INSUFICIENTE')
    expect([0, 1, 2, 3, 4, 5, 9].map(depois)).toEqual([
      '2026-12-21',
      '2026-12-23',
      '2026-12-23',
      '2026-12-25',
      '2026-12-25',
      null,
      null,
    ])
    expect(proximaTentativa('2026-12-20', '2026-12-20', 'CARTAO_VENCIDO')).toBeNull()
  })

  it('o token de teste diz só qual cartão é', () => {
    for (const nome of Object.keys(CARTOES_DE_TESTE) as CartaoDeTesteEscolhido[])
      expect(cartaoDoToken(tokenDeTeste(nome, 'abcdefgh-1'))).toBe(nome)
    for (const falso of ['teste:toString:abcdefgh', 'teste:APROVADO:x', '4111111111111111', 'teste:OUTRO:abcdefgh', ''])
      expect(cartaoDoToken(falso)).toBeNull()
  })
})
