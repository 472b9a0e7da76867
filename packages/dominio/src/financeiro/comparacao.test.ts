import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alvoDoDreEntre } from './alvos.ts'
import { compararDre, mesesDaComparacao } from './comparacao.ts'
import { montarDre, type LancamentoDoDre } from './dre.ts'

const ano = (numero: number, lancamentos: readonly LancamentoDoDre[]) => ({
  ano: numero,
  linhas: montarDre(lancamentos),
})
const receita = (mes: number, centavos: number, grupo = 'Atendimentos'): LancamentoDoDre => ({
  linha: 'RECEITA_BRUTA',
  grupo,
  mes,
  centavos,
})

describe('meses que se comparam', () => {
  it.each([
    [2026, '2026-11', 'ANO_ANTERIOR', '2026-01', '2026-11', '2025-01', '2025-11'],
    [2026, '2026-11', 'PERIODO_ANTERIOR', '2026-01', '2026-11', '2025-02', '2025-12'],
    [2026, '2026-01', 'PERIODO_ANTERIOR', '2026-01', '2026-01', '2025-12', '2025-12'],
    [2025, '2026-11', 'ANO_ANTERIOR', '2025-01', '2025-12', '2024-01', '2024-12'],
    [2025, '2026-11', 'PERIODO_ANTERIOR', '2025-01', '2025-12', '2024-01', '2024-12'],
  ] as const)('de %i em %s, %s: %s a %s com %s a %s', (numero, hoje, com, de, ate, deAntes, ateAntes) => {
    const meses = mesesDaComparacao(numero, hoje, com)
    expect(meses).toEqual({ atual: { de, ate }, anterior: { de: deAntes, ate: ateAntes } })
  })

  it('um ano que não começou não se compara', () =>
    expect(mesesDaComparacao(2027, '2026-11', 'ANO_ANTERIOR')).toBeNull())
})

describe('comparação do DRE', () => {
  const meses = mesesDaComparacao(2026, '2026-11', 'ANO_ANTERIOR') ?? {
    atual: { de: '', ate: '' },
    anterior: { de: '', ate: '' },
  }

  it('só os meses que já vieram, nos dois anos; o grupo que só um tem é comparado com nada', () => {
    const anos = [
      ano(2026, [receita(1, 1_000), receita(12, 9_999), receita(3, 500, 'Aulas')]),
      ano(2025, [receita(2, 800), receita(12, 7_777), receita(4, 100, 'Aluguel')]),
    ]
    const linhas = compararDre(anos, meses)
    const de = (grupo: string | null) => linhas.find((um) => um.linha === 'RECEITA_BRUTA' && um.grupo === grupo)
    expect(de(null)).toMatchObject({ atual: 1_500, anterior: 900, diferenca: 600, variacaoBp: 6_667 })
    expect(de('Aulas')).toMatchObject({ atual: 500, anterior: 0, variacaoBp: null })
    expect(de('Aluguel')).toMatchObject({ atual: 0, anterior: 100, diferenca: -100, variacaoBp: -10_000 })
  })

  it('gastar menos é melhor, embora o número seja negativo', () => {
    const gasto = (centavos: number): LancamentoDoDre => ({
      linha: 'DESPESAS_OPERACIONAIS',
      grupo: 'Ocupação',
      mes: 1,
      centavos,
    })
    const linhas = compararDre([ano(2026, [gasto(-300)]), ano(2025, [gasto(-400)])], meses)
    expect(linhas.find(({ grupo }) => grupo === 'Ocupação')).toMatchObject({ diferenca: 100, variacaoBp: 2_500 })
  })

  it('os grupos somam a sua linha, dos dois lados, e o alvo é o mesmo período', () => {
    const lancamento = fc.record({
      linha: fc.constantFrom('RECEITA_BRUTA' as const, 'DESPESAS_OPERACIONAIS' as const),
      grupo: fc.constantFrom('A', 'B', 'C'),
      mes: fc.integer({ min: 1, max: 12 }),
      centavos: fc.integer({ min: -100_000, max: 100_000 }),
    })
    fc.assert(
      fc.property(fc.array(lancamento), fc.array(lancamento), fc.integer({ min: 1, max: 12 }), (um, outro, mes) => {
        const quais = mesesDaComparacao(2026, `2026-${String(mes).padStart(2, '0')}`, 'PERIODO_ANTERIOR') ?? meses
        const linhas = compararDre([ano(2026, um), ano(2025, outro)], quais)
        for (const cabeca of linhas.filter(({ grupo, subtotal }) => grupo === null && !subtotal)) {
          const partes = linhas.filter(({ linha, grupo }) => linha === cabeca.linha && grupo !== null)
          expect(partes.reduce((soma, parte) => soma + parte.atual, 0)).toBe(cabeca.atual)
          expect(partes.reduce((soma, parte) => soma + parte.anterior, 0)).toBe(cabeca.anterior)
        }
      }),
    )
    expect(
      alvoDoDreEntre({ linha: 'RECEITA_BRUTA', grupo: null }, { regime: 'CAIXA', de: '2025-02', ate: '2026-02' }),
    ).toMatchObject({
      filtros: { de: '2025-02-01', ate: '2026-02-28', previsto: 'nao' },
    })
  })
})
