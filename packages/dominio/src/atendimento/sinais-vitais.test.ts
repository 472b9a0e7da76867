import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ESPECIES_DE_REFERENCIA } from '../medidas/index.ts'
import { conferirSinaisVitais, escreverFaixa, escreverSinal, faixaDoSinal, SINAIS_VITAIS } from './sinais-vitais.ts'

const sinal = fc.constantFrom(...SINAIS_VITAIS)
const especie = fc.constantFrom(null, 'Ornitorrinco', ...ESPECIES_DE_REFERENCIA)

describe('faixas dos sinais vitais', () => {
  it('o mínimo e o máximo servem; um a menos e um a mais, não', () => {
    fc.assert(
      fc.property(sinal, especie, (qual, de) => {
        const [minimo, maximo] = faixaDoSinal(qual, de)
        const campos = (valor: number) => Object.keys(conferirSinaisVitais({ [qual]: valor }, de))
        expect([minimo, maximo].flatMap(campos)).toEqual([])
        expect([minimo - 1, maximo + 1].map(campos)).toEqual([[qual], [qual]])
      }),
    )
  })

  it('a de cada espécie cabe na de qualquer uma', () => {
    fc.assert(
      fc.property(sinal, especie, (qual, de) => {
        const [minimo, maximo] = faixaDoSinal(qual, de)
        const [menor, maior] = faixaDoSinal(qual, null)
        expect(menor <= minimo && minimo < maximo && maximo <= maior).toBe(true)
      }),
    )
  })

  it.each([
    ['Canina', { temperaturaDecimos: 980 }, ['temperaturaDecimos']],
    ['canina', { frequenciaCardiaca: 1_000 }, ['frequenciaCardiaca']],
    ['Aves', { frequenciaCardiaca: 1_000, temperaturaDecimos: 415 }, []],
    ['RÉPTEIS', { temperaturaDecimos: 180, frequenciaCardiaca: 8 }, []],
    ['Equina', { frequenciaCardiaca: 32, frequenciaRespiratoria: null }, []],
    ['Felina', { pressaoSistolica: 12 }, ['pressaoSistolica']],
  ] as const)('%s com %j recusa %j', (de, sinais, campos) => {
    expect(Object.keys(conferirSinaisVitais(sinais, de))).toEqual(campos)
  })

  it('diz a faixa com a unidade e a vírgula', () => {
    expect(escreverFaixa('temperaturaDecimos', 'Canina')).toBe('25,0 a 44,0 °C')
    expect(escreverSinal('frequenciaCardiaca', 149)).toBe('149 bpm')
    expect(conferirSinaisVitais({ temperaturaDecimos: 980 }, 'Canina')).toEqual({
      temperaturaDecimos: 'Confira: nesta espécie, de 25,0 a 44,0 °C.',
    })
  })
})
