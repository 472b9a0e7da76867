import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compararDre,
  COMPARACOES,
  diasDosMeses,
  diferencaDe,
  LINHAS_COM_VALOR,
  mesesDo,
  montarDre,
  periodoComparado,
  periodoUsualDe,
  quantosMeses,
  somarMeses,
  type LancamentoDoDre,
} from './index.ts'

const mes = fc.integer({ min: 0, max: 600 }).map((n) => somarMeses('2000-01', n))

describe('períodos de meses', () => {
  it('o comparado tem tantos meses quantos o período; o anterior encosta nele, e o do ano tem os mesmos meses', () => {
    fc.assert(
      fc.property(mes, fc.integer({ min: 1, max: 24 }), fc.constantFrom(...COMPARACOES), (de, quantos, comparar) => {
        const periodo = { de, ate: somarMeses(de, quantos - 1) }
        const comparado = periodoComparado(periodo, comparar)
        expect(comparado === null).toBe(comparar === 'NENHUMA')
        if (comparado === null) return
        expect(quantosMeses(comparado)).toBe(quantos)
        if (comparar === 'PERIODO_ANTERIOR') expect(somarMeses(comparado.ate, 1)).toBe(de)
        else expect(comparado.de.slice(5)).toBe(de.slice(5))
      }),
    )
  })

  it('o usual tem doze meses, ou os que a empresa tem; nunca termina antes de começar', () => {
    fc.assert(
      fc.property(mes, fc.option(mes), (ate, primeiro) => {
        const periodo = periodoUsualDe(ate, primeiro)
        const quantos = quantosMeses(periodo)
        const idade = primeiro === null ? 0 : quantosMeses({ de: primeiro, ate })
        expect(quantos).toBe(idade >= 1 && idade < 12 ? idade : 12)
        expect(mesesDo(periodo)).toHaveLength(quantos)
      }),
    )
  })

  it('vai do primeiro ao último dia, também em fevereiro', () => {
    expect(diasDosMeses({ de: '2023-12', ate: '2024-02' })).toEqual({ de: '2023-12-01', ate: '2024-02-29' })
    expect(mesesDo({ de: '2026-02', ate: '2026-01' })).toEqual([])
  })
})

describe('DRE comparado', () => {
  const lancamentos: fc.Arbitrary<LancamentoDoDre[]> = fc.array(
    fc.record({
      linha: fc.constantFrom(...LINHAS_COM_VALOR),
      grupo: fc.constantFrom('A', 'B', 'C'),
      mes: fc.integer({ min: 1, max: 3 }),
      centavos: fc.integer({ min: -10_000_000, max: 10_000_000 }),
    }),
    { maxLength: 40 },
  )

  it('cada coluna é o demonstrativo do seu período, e os grupos somam a linha nas duas', () => {
    fc.assert(
      fc.property(lancamentos, lancamentos, (atuais, antes) => {
        const linhas = compararDre(atuais, antes, 3)
        const cabecas = linhas.filter(({ grupo }) => grupo === null)
        const soltas = (lidos: LancamentoDoDre[]) => montarDre(lidos, 3).filter(({ grupo }) => grupo === null)
        expect(cabecas.map(({ total, meses }) => [total, meses])).toEqual(
          soltas(atuais).map(({ total, meses }) => [total, meses]),
        )
        expect(cabecas.map(({ comparado }) => comparado)).toEqual(soltas(antes).map(({ total }) => total))
        for (const linha of LINHAS_COM_VALOR) {
          const grupos = linhas.filter((l) => l.linha === linha && l.grupo !== null)
          const cabeca = cabecas.find((l) => l.linha === linha)
          expect(grupos.reduce((soma, l) => soma + l.total, 0)).toBe(cabeca?.total)
          expect(grupos.reduce((soma, l) => soma + (l.comparado ?? 0), 0)).toBe(cabeca?.comparado)
        }
      }),
    )
  })

  it('sem comparação não há o que comparar', () => {
    expect(compararDre([], null, 2).every(({ comparado, meses }) => comparado === null && meses.length === 2)).toBe(
      true,
    )
  })

  it.each([
    [120, 100, { centavos: 20, bp: 2_000, efeito: 'MELHOR' }],
    [-120, -100, { centavos: -20, bp: -2_000, efeito: 'PIOR' }],
    [-80, -100, { centavos: 20, bp: 2_000, efeito: 'MELHOR' }],
    [50, 0, { centavos: 50, bp: null, efeito: 'MELHOR' }],
    [0, 0, { centavos: 0, bp: null, efeito: 'IGUAL' }],
    [100, -100, { centavos: 200, bp: 20_000, efeito: 'MELHOR' }],
  ] as const)('de %i para %i: %j', (total, comparado, diferenca) => {
    expect(diferencaDe(total, comparado)).toEqual(diferenca)
  })
})
