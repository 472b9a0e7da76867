import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { somarCentavos } from '../dinheiro/index.ts'
import { CENARIO_DE_EXEMPLO, compararComReal, simular } from './index.ts'

const resultado = simular({ ...CENARIO_DE_EXEMPLO, precoCentavos: 20_000 }).resultado
const MESES = { de: '2026-09', ate: '2026-11' }
const parcelas = { RECEITA_BRUTA: 72_001, DEDUCOES: -2_000, TAXAS: -698, REPASSE: -28_000, COMISSAO: -700, MATERIAL: 0 }
const real = { exames: 4, parcelas, contribuicaoCentavos: somarCentavos(Object.values(parcelas)) }

describe('comparar com o real', () => {
  it('a média de cada exame ao lado do que foi simulado', () => {
    const { exames, examesPorMes, linhas } = compararComReal(resultado!, real, MESES)
    expect([exames, examesPorMes]).toEqual([4, 1.3])
    expect(linhas[0]).toEqual({
      rotulo: 'Preço',
      simuladoCentavos: 20_000,
      realCentavos: 18_000,
      recorte: 'RECEITA_BRUTA',
    })
    expect(linhas[1]).toMatchObject({
      simuladoCentavos: 0,
      realCentavos: -500,
    })
    expect(linhas.find(({ rotulo }) => rotulo === 'Impostos')).toMatchObject({ realCentavos: null, recorte: null })
  })

  it('o que fica é o preço menos o que se tira dele, dos dois lados', () => {
    const { linhas } = compararComReal(resultado!, real, MESES)
    const lado = (qual: 'simuladoCentavos' | 'realCentavos') => linhas.slice(0, 5).map((linha) => linha[qual] ?? 0)
    const fica = linhas[5]
    expect(fica?.simuladoCentavos).toBe(somarCentavos(lado('simuladoCentavos')))
    // Averages are rounded one by one.
    expect(Math.abs((fica?.realCentavos ?? 0) - somarCentavos(lado('realCentavos')))).toBeLessThanOrEqual(5)
    const custos = somarCentavos(linhas.slice(6).map(({ simuladoCentavos }) => simuladoCentavos))
    expect((fica?.simuladoCentavos ?? 0) + custos).toBe(resultado?.sobraCentavos)
  })

  it('sem exame não há média, e a soma das médias é a de todos', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: 0, max: 10_000_000 }), (exames, receita) => {
        const dela = { exames, parcelas: { ...parcelas, RECEITA_BRUTA: receita }, contribuicaoCentavos: receita }
        const [preco] = compararComReal(resultado!, dela, MESES).linhas
        if (exames === 0) expect(preco).toMatchObject({ realCentavos: null, recorte: null })
        else expect(Math.abs((preco?.realCentavos ?? 0) * exames - receita)).toBeLessThanOrEqual(exames / 2)
      }),
    )
  })
})
