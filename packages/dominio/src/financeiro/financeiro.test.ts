import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gerarPixCopiaECola } from '../pix/index.ts'
import {
  AGRUPAMENTOS,
  dividirPeriodo,
  LINHAS_COM_VALOR,
  LINHAS_DO_DRE,
  montarDre,
  montarFluxo,
  partesDaReceita,
  txidDoTitulo,
  type LancamentoDoDre,
  type LinhaDoDre,
} from './index.ts'

describe('título', () => {
  it('o txid é aceito pelo Pix e muda com o título', () => {
    const um = txidDoTitulo('019aa000-1111-7222-8333-444444444444')
    expect(um).toBe('VL72228333444444444444')
    expect(um).not.toBe(txidDoTitulo('019aa000-1111-7222-8333-444444444445'))
    expect(() => gerarPixCopiaECola({ chave: 'pix@clinica.vet', nome: 'X', cidade: 'Y', txid: um })).not.toThrow()
  })
})

const centavos = fc.integer({ min: -100_000_000, max: 100_000_000 })

describe('DRE', () => {
  const lancamento: fc.Arbitrary<LancamentoDoDre> = fc.record({
    linha: fc.constantFrom(...LINHAS_COM_VALOR),
    grupo: fc.constantFrom('A', 'B', 'C'),
    mes: fc.integer({ min: 1, max: 12 }),
    centavos,
  })

  it('as identidades valem em todo mês e no ano, e cada grupo soma a sua linha', () => {
    fc.assert(
      fc.property(fc.array(lancamento, { maxLength: 60 }), (lancamentos) => {
        const linhas = montarDre(lancamentos)
        const valores = (linha: LinhaDoDre) => {
          const achada = linhas.find((l) => l.linha === linha && l.grupo === null)
          return [...(achada?.meses ?? []), achada?.total ?? 0]
        }
        const soma = (...nomes: LinhaDoDre[]) =>
          valores(nomes[0] ?? 'EBITDA').map((_, i) => nomes.reduce((t, n) => t + (valores(n)[i] ?? 0), 0))
        expect(valores('RECEITA_LIQUIDA')).toEqual(soma('RECEITA_BRUTA', 'DEDUCOES'))
        expect(valores('LUCRO_BRUTO')).toEqual(soma('RECEITA_LIQUIDA', 'CUSTOS_SERVICOS'))
        expect(valores('EBITDA')).toEqual(soma('LUCRO_BRUTO', 'DESPESAS_OPERACIONAIS'))
        expect(valores('ANTES_DO_IMPOSTO')).toEqual(soma('EBITDA', 'DEPRECIACAO', 'RESULTADO_FINANCEIRO'))
        expect(valores('LUCRO_LIQUIDO')).toEqual(soma('ANTES_DO_IMPOSTO', 'IMPOSTO_RENDA'))
        expect(valores('LUCRO_LIQUIDO').at(-1)).toBe(lancamentos.reduce((t, l) => t + l.centavos, 0))
        for (const linha of LINHAS_COM_VALOR) {
          const grupos = linhas.filter((l) => l.linha === linha && l.grupo !== null)
          expect(grupos.reduce((t, g) => t + g.total, 0)).toBe(valores(linha).at(-1))
        }
      }),
    )
  })

  it('mostra todas as linhas, na ordem, mesmo sem movimento', () => {
    expect(montarDre([]).map(({ linha }) => linha)).toEqual(LINHAS_DO_DRE.map(({ linha }) => linha))
  })
})

describe('fluxo de caixa', () => {
  it('corta nos limites, com semana de segunda a domingo', () => {
    expect(dividirPeriodo('2026-11-18', '2026-12-02', 'SEMANA')).toEqual([
      { inicio: '2026-11-18', fim: '2026-11-22' },
      { inicio: '2026-11-23', fim: '2026-11-29' },
      { inicio: '2026-11-30', fim: '2026-12-02' },
    ])
    expect(dividirPeriodo('2026-11-18', '2027-01-02', 'MES').map(({ fim }) => fim)).toEqual([
      '2026-11-30',
      '2026-12-31',
      '2027-01-02',
    ])
    expect(dividirPeriodo('2026-11-18', '2026-11-18', 'DIA')).toEqual([{ inicio: '2026-11-18', fim: '2026-11-18' }])
  })

  it('recusa período invertido ou longo demais', () => {
    expect(() => dividirPeriodo('2026-11-18', '2026-11-17', 'DIA')).toThrow(RangeError)
    expect(() => dividirPeriodo('2020-01-01', '2026-11-17', 'DIA')).toThrow(RangeError)
    expect(dividirPeriodo('2020-01-01', '2026-11-17', 'MES')).toHaveLength(83)
  })

  it('o vencido é esperado hoje; o que vence antes do período já está na previsão dele', () => {
    const periodos = dividirPeriodo('2026-11-20', '2026-11-21', 'DIA')
    const previstos = [
      { dia: '2026-11-01', entradas: 700, saidas: 0 },
      { dia: '2026-11-21', entradas: 0, saidas: 200 },
    ]
    const [hoje, amanha] = montarFluxo({
      periodos,
      saldoInicial: 1_000,
      realizados: [{ dia: '2026-11-20', entradas: 50, saidas: 10 }],
      previstos,
      hoje: '2026-11-20',
    })
    expect(hoje).toMatchObject({
      abertura: 1_000,
      fechamento: 1_040,
      entradasPrevistas: 700,
      fechamentoPrevisto: 1_740,
    })
    expect(amanha).toMatchObject({
      abertura: 1_040,
      fechamento: 1_040,
      saidasPrevistas: 200,
      fechamentoPrevisto: 1_540,
    })
    const depois = montarFluxo({ periodos, saldoInicial: 0, realizados: [], previstos, hoje: '2026-11-19' })
    expect(depois[0]).toMatchObject({ entradasPrevistas: 0, fechamentoPrevisto: 700 })
  })

  it('cada período abre onde o anterior fechou, e nenhum centavo se perde', () => {
    const base = Temporal.PlainDate.from('2026-01-01')
    const dia = fc.nat(200).map((n) => base.add({ days: n }).toString())
    const movimento = fc.record({ dia, entradas: fc.nat(1_000_000), saidas: fc.nat(1_000_000) })
    fc.assert(
      fc.property(
        dia,
        fc.nat(180),
        fc.constantFrom(...AGRUPAMENTOS),
        fc.array(movimento),
        fc.array(movimento),
        centavos,
        dia,
        (de, dias, agrupar, realizados, previstos, saldoInicial, hoje) => {
          const ate = Temporal.PlainDate.from(de).add({ days: dias }).toString()
          const linhas = montarFluxo({
            periodos: dividirPeriodo(de, ate, agrupar),
            saldoInicial,
            realizados,
            previstos,
            hoje,
          })
          const dentro = realizados.filter((m) => de <= m.dia && m.dia <= ate)
          const total = dentro.reduce((t, m) => t + m.entradas - m.saidas, 0)
          expect(linhas[0]?.abertura).toBe(saldoInicial)
          expect(linhas.at(-1)?.fechamento).toBe(saldoInicial + total)
          for (const [i, linha] of linhas.entries()) {
            if (i > 0) expect(linha.abertura).toBe(linhas[i - 1]?.fechamento)
            expect(linha.fechamento).toBe(linha.abertura + linha.entradas - linha.saidas)
          }
          const esperados = previstos.filter((m) => (m.dia < hoje ? hoje : m.dia) <= ate)
          const previsto = esperados.reduce((t, m) => t + m.entradas - m.saidas, 0)
          expect(linhas.at(-1)?.fechamentoPrevisto).toBe(saldoInicial + total + previsto)
        },
      ),
    )
  })
})

describe('parte da receita líquida', () => {
  it('a receita líquida é o todo, o que sai é negativo, e sem receita não há parte', () => {
    const linhas = montarDre([
      { linha: 'RECEITA_BRUTA', grupo: 'Atendimentos', mes: 1, centavos: 110_000 },
      { linha: 'DEDUCOES', grupo: 'Descontos concedidos', mes: 2, centavos: -10_000 },
      { linha: 'CUSTOS_SERVICOS', grupo: 'Repasses', mes: 2, centavos: -33_333 },
    ])
    const parteDe = (nome: LinhaDoDre) =>
      partesDaReceita(linhas)[linhas.findIndex(({ linha, grupo }) => linha === nome && grupo === null)]
    expect(parteDe('RECEITA_LIQUIDA')).toBe(10_000)
    expect(parteDe('RECEITA_BRUTA')).toBe(11_000)
    expect(parteDe('CUSTOS_SERVICOS')).toBe(-3_333)
    expect(new Set(partesDaReceita(montarDre([])))).toEqual(new Set([null]))
  })
})
