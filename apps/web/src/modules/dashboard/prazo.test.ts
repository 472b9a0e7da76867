import { describe, expect, it } from 'vitest'
import { emHoras, prazoEmPalavras } from './prazo.ts'

const agora = Date.parse('2026-11-20T15:00:00Z')

describe('prazo em palavras', () => {
  it.each([
    ['2026-11-20T14:59:50Z', 'atrasado há 1 min', 'erro'],
    ['2026-11-20T12:00:00Z', 'atrasado há 3 h', 'erro'],
    ['2026-11-15T15:00:00Z', 'atrasado há 5 dias', 'erro'],
    ['2026-11-20T15:20:00Z', 'em 20 min', 'aviso'],
    ['2026-11-20T18:59:59Z', 'em 4 h', 'aviso'],
    ['2026-11-20T19:00:00Z', 'em 4 h', 'neutro'],
    ['2026-11-23T15:00:00Z', 'em 3 dias', 'neutro'],
  ] as const)('%s', (prazo, texto, tom) => expect(prazoEmPalavras(prazo, agora)).toEqual({ texto, tom }))

  it('sem prazo não alarma', () => expect(prazoEmPalavras(null, agora)).toEqual({ texto: 'sem prazo', tom: 'neutro' }))
})

it('escreve minutos como horas', () => {
  expect([0, 60, 740, 2640].map(emHoras)).toEqual(['0h', '1h', '12h20', '44h'])
})
