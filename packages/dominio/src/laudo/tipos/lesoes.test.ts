import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { lesaoDeExemplo } from '../../../teste/laudo/casos-de-corpo.ts'
import { dizerLesao, escreverEvolucao, escreverTamanho, escreverVariacao, variacaoDaLesao } from './lesoes.ts'

const antes = (diametros: number[], unidade: 'mm' | 'cm' = 'cm') =>
  ({ tipo: 'JA_EXISTIA', em: '2026-08-12', diametros, unidade }) as const

it('diz o que é, onde, de que lado e de que tamanho, e só o que se sabe', () => {
  expect(dizerLesao(lesaoDeExemplo())).toBe('Nódulo em Baço, 2,1 × 1,4 cm')
  expect(dizerLesao(lesaoDeExemplo({ lugar: 'Rim', lado: 'DIREITO' }))).toContain('Rim (lado direito)')
  expect(dizerLesao(lesaoDeExemplo({ lugar: 'Rim direito', lado: 'DIREITO' }))).not.toContain('lado')
  expect(dizerLesao(lesaoDeExemplo({ oQue: '', lugar: '', diametros: [] }))).toBe('')
  expect(escreverTamanho(lesaoDeExemplo({ diametros: [0.126, 3], unidade: 'mm' }))).toBe('0,13 × 3 mm')
})

it('compara o maior diâmetro, na unidade de hoje', () => {
  const cresceu = lesaoDeExemplo({ diametros: [1.4, 2.1], evolucao: antes([18, 12], 'mm') })
  expect(variacaoDaLesao(cresceu)).toMatchObject({ diferenca: 0.3, percentual: expect.closeTo(16.67, 1) })
  expect(escreverEvolucao(cresceu)).toBe('18 × 12 mm em 12/08/2026; +0,3 cm (+17%)')
  expect(escreverVariacao({ diferenca: 0, percentual: 0 }, 'cm')).toBe('mesmo tamanho')
  expect(escreverEvolucao(lesaoDeExemplo({ evolucao: { tipo: 'NOVA' } }))).toBe('Não havia')
  expect(escreverEvolucao(lesaoDeExemplo({ evolucao: { ...antes([]), em: null } }))).toBe('Já havia')
})

it('sem um dos dois tamanhos não há comparação', () => {
  expect(variacaoDaLesao(lesaoDeExemplo({ diametros: [], evolucao: antes([2]) }))).toBeNull()
  expect(variacaoDaLesao(lesaoDeExemplo({ evolucao: antes([]) }))).toBeNull()
  expect(variacaoDaLesao(lesaoDeExemplo({ evolucao: { tipo: 'NOVA' } }))).toBeNull()
})

it('o sinal da diferença é o do percentual, em qualquer unidade', () => {
  const tamanho = fc.double({ min: 0.1, max: 500, noNaN: true })
  const unidade = fc.constantFrom('mm' as const, 'cm' as const)
  fc.assert(
    fc.property(tamanho, tamanho, unidade, unidade, (hoje, ontem, deHoje, deOntem) => {
      const lida = variacaoDaLesao(
        lesaoDeExemplo({ diametros: [hoje], unidade: deHoje, evolucao: antes([ontem], deOntem) }),
      )
      if (lida !== null && lida.diferenca !== 0) expect(Math.sign(lida.percentual)).toBe(Math.sign(lida.diferenca))
    }),
  )
})
