import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CALCULADORAS,
  MEDIDAS,
  converterUnidade,
  derivacaoAvf,
  eixoEletrico,
  ehMedida,
  faixaAlometrica,
  fracaoDeEjecao,
  fracaoDeEncurtamento,
  frequenciaDoIntervalo,
  gradienteDePressao,
  lviddn,
  media,
  percentual,
  qtCorrigido,
  razao,
  unidadesDaMedida,
  vhs,
  volumeDoElipsoide,
  volumeTeichholz,
} from './index.ts'

const positivo = fc.double({ min: 0.01, max: 100, noNaN: true })

describe('fórmulas: números conferidos à mão (10 kg, d 3,20, s 1,90, AE 2,40, Ao 1,40)', () => {
  it.each([
    ['LVIDDN', lviddn(3.2, 10), 1.626, 3],
    ['FS', fracaoDeEncurtamento(3.2, 1.9), 40.6, 1],
    ['EDV', volumeTeichholz(3.2), 41.0, 1],
    ['ESV', volumeTeichholz(1.9), 11.2, 1],
    ['EF', fracaoDeEjecao(volumeTeichholz(3.2) ?? 0, volumeTeichholz(1.9) ?? 0), 72.7, 1],
    ['AE/Ao', razao(2.4, 1.4), 1.71, 2],
    ['LK:Ao', razao(5.2, 0.7), 7.43, 2],
    ['VHS', vhs(5.6, 4.9), 10.5, 5],
    ['gradiente', gradienteDePressao(3.2), 41.0, 1],
    ['FC de RR 500', frequenciaDoIntervalo(500), 120, 5],
    ['FC de RR 750', frequenciaDoIntervalo(750), 80, 5],
    ['QTc, QT 210 e RR 500', qtCorrigido(210, 500), 253.5, 5],
    ['QTc, QT 230 e RR 750', qtCorrigido(230, 750), 251.75, 5],
    ['eixo, I 0,6 e aVF 1,1', eixoEletrico(0.6, 1.1), 64.7, 1],
    ['eixo, I −0,4 e aVF 0,9', eixoEletrico(-0.4, 0.9), 111.1, 1],
    ['eixo, I 0,5 e aVF −0,3', eixoEletrico(0.5, -0.3), -34.7, 1],
    ['eixo, I 0,6 e III 0,8', eixoEletrico(0.6, derivacaoAvf(0.6, 0.8) ?? Number.NaN), 64.7, 1],
    ['PAS média', media(162, 158, 165, 160, 161), 161.2, 5],
    ['manguito 3,6 em 12 cm', percentual(3.6, 12), 30, 5],
    ['elipsoide', volumeDoElipsoide(3.2, 2.8, 2.5), 11.7, 1],
    ['elipsoide maior', volumeDoElipsoide(5, 4, 3), 31.4, 1],
    ['DIVEd mínimo', faixaAlometrica({ minimo: 1.27, maximo: 1.85, expoente: 0.294 }, 10)?.min, 2.5, 2],
    ['DIVEd máximo', faixaAlometrica({ minimo: 1.27, maximo: 1.85, expoente: 0.294 }, 10)?.max, 3.64, 2],
  ])('%s', (_nome, valor, esperado, casas) => expect(valor).toBeCloseTo(esperado, casas))

  it('a pressão média é de inteiros, arredondada antes de ser classificada', () => {
    const pressao = CALCULADORAS.find(({ medida }) => medida === 'PAS_MEDIA')
    expect(pressao?.calcular(139, 140, 139, 140, 140)).toBe(140)
    expect(pressao?.calcular(162, 158, 165, 160, 161)).toBe(161)
    expect(pressao?.calcular(162, 158, 165, 160)).toBe(161)
    expect(pressao?.calcular(162, 158, 165, 160, Number.NaN)).toBeNull()
  })

  it('entrada impossível não dá resultado', () => {
    for (const ruim of [0, -1, Number.NaN, Infinity]) {
      expect(lviddn(3.2, ruim)).toBeNull()
      expect(razao(ruim, 1)).toBeNull()
      expect(volumeTeichholz(ruim)).toBeNull()
      expect(gradienteDePressao(ruim)).toBeNull()
      expect(frequenciaDoIntervalo(ruim)).toBeNull()
      expect(qtCorrigido(200, ruim)).toBeNull()
      expect(percentual(1, ruim)).toBeNull()
      expect(media(160, ruim)).toBeNull()
      expect(volumeDoElipsoide(1, 2, ruim)).toBeNull()
      expect(vhs(5, ruim)).toBeNull()
      expect(faixaAlometrica({ minimo: 1, maximo: 2, expoente: 0.3 }, ruim)).toBeNull()
    }
    expect(eixoEletrico(0, 0)).toBeNull()
    expect(eixoEletrico(Number.NaN, 1)).toBeNull()
    expect(derivacaoAvf(1, Infinity)).toBeNull()
    expect(fracaoDeEncurtamento(1.9, 3.2)).toBeNull()
    expect(fracaoDeEjecao(11, 41)).toBeNull()
  })

  it('frações ficam entre 0 e 100 e a de ejeção não é menor que a de encurtamento', () => {
    fc.assert(
      fc.property(positivo, positivo, (a, b) => {
        const [s, d] = a < b ? [a, b] : [b, a]
        const encurtamento = fracaoDeEncurtamento(d, s) ?? Number.NaN
        const ejecao = fracaoDeEjecao(volumeTeichholz(d) ?? 0, volumeTeichholz(s) ?? 0) ?? Number.NaN
        expect(encurtamento).toBeGreaterThanOrEqual(0)
        expect(ejecao).toBeLessThanOrEqual(100)
        expect(ejecao).toBeGreaterThanOrEqual(encurtamento - 1e-9)
      }),
    )
  })
})

describe('unidades', () => {
  it.each([
    [54, 'mm', 'cm', 5.4],
    [0.54, 'cm', 'mm', 5.4],
    [320, 'cm/s', 'm/s', 3.2],
    [2.3, 's', 'ms', 2300],
    [1.2, 'cm²', 'mm²', 120],
    [95, 'mm²', 'cm²', 0.95],
    [1.71, 'razao', 'razao', 1.71],
  ] as const)('%d %s → %s', (valor, de, para, esperado) => expect(converterUnidade(valor, de, para)).toBe(esperado))

  it('recusa grandezas diferentes com o campo a corrigir', () => {
    expect(() => converterUnidade(1, 'cm', 'mL')).toThrow(
      expect.objectContaining({ codigo: 'VALIDACAO', campos: { unidade: expect.stringContaining('mL') } }),
    )
    expect(() => converterUnidade(1, 'razao', 'indice')).toThrow()
  })

  it('a unidade própria vem primeiro', () => {
    expect(unidadesDaMedida('JEJUNO_PAREDE')).toEqual(['mm', 'cm'])
    expect(unidadesDaMedida('DIVED')).toEqual(['cm', 'mm'])
    expect(unidadesDaMedida('VHS')).toEqual(['vertebras'])
    expect(unidadesDaMedida('HOLTER_HORAS')).toEqual(['h'])
  })
})

describe('calculadoras', () => {
  it('a ordem da tabela respeita as dependências', () => {
    const prontas = new Set<string>()
    const resultados = new Set<string>(CALCULADORAS.map((c) => c.medida))
    for (const { medida, entradas } of CALCULADORAS) {
      expect(entradas.filter((entrada) => resultados.has(entrada) && !prontas.has(entrada))).toEqual([])
      prontas.add(medida)
    }
  })

  it('ehMedida', () => {
    expect(ehMedida('VHS')).toBe(true)
    expect(ehMedida('toString')).toBe(false)
    expect(Object.keys(MEDIDAS).every((id) => /^[A-Z][A-Z0-9_]*$/.test(id))).toBe(true)
  })
})
