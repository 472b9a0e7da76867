import { expect, it } from 'vitest'
import { contar, juntar } from './texto.ts'

it('escreve quantos com a palavra de um só para um, e a de vários para os outros', () => {
  expect([0, 1, 2, 999].map((quantos) => contar(quantos, 'dia', 'dias'))).toEqual([
    '0 dias',
    '1 dia',
    '2 dias',
    '999 dias',
  ])
})

it('separa os milhares com pontos', () => {
  expect([1_000, 27_920, 1_234_567].map((quantos) => contar(quantos, 'exame', 'exames'))).toEqual([
    '1.000 exames',
    '27.920 exames',
    '1.234.567 exames',
  ])
})

it('junta as partes que existem, com um ponto que nunca começa uma linha', () => {
  expect(juntar('Canina', null, 'Poodle', undefined, '', false, '4 anos')).toBe('Canina\u00a0· Poodle\u00a0· 4 anos')
  expect([juntar('Canina'), juntar('', null), juntar()]).toEqual(['Canina', '', ''])
})
