import { expect, it } from 'vitest'
import { textoDaDuracao } from './index.ts'

it('a duração em palavras', () => {
  expect([
    textoDaDuracao('UMA_VEZ', null),
    textoDaDuracao('MESES', 1),
    textoDaDuracao('MESES', 6),
    textoDaDuracao('SEMPRE', null),
  ]).toEqual(['uma vez', '1 mês', '6 meses', 'sempre'])
})
