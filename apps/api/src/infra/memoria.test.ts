import { describe, expect, it } from 'vitest'
import { criarMemoria } from './memoria.ts'

describe('o que um processo guarda do que leu', () => {
  it('vale só para a versão com que foi lido', () => {
    const memoria = criarMemoria<string>(10)
    expect(memoria.guardar('a', 1, 'um', 1)).toBe('um')
    expect(memoria.ler('a', 1)).toBe('um')
    expect(memoria.ler('a', 2)).toBeUndefined()
    memoria.guardar('a', 2, 'dois', 1)
    expect([memoria.ler('a', 1), memoria.ler('a', 2)]).toEqual([undefined, 'dois'])
  })

  it('esquece primeiro o que ninguém pede há mais tempo, pelo peso de tudo', () => {
    const memoria = criarMemoria<string>(10)
    memoria.guardar('a', 1, 'a', 4)
    memoria.guardar('b', 1, 'b', 4)
    memoria.ler('a', 1)
    memoria.guardar('c', 1, 'c', 4)
    expect(['a', 'b', 'c'].map((chave) => memoria.ler(chave, 1))).toEqual(['a', undefined, 'c'])
    // Written over, it weighs what it weighs now.
    memoria.guardar('a', 2, 'a', 6)
    expect(['a', 'c'].map((chave) => memoria.ler(chave, chave === 'a' ? 2 : 1))).toEqual(['a', 'c'])
  })

  it('não guarda o que sozinho não cabe, e não perde o resto por isso', () => {
    const memoria = criarMemoria<string>(10)
    memoria.guardar('a', 1, 'a', 9)
    expect(memoria.guardar('b', 1, 'enorme', 11)).toBe('enorme')
    expect([memoria.ler('b', 1), memoria.ler('a', 1)]).toEqual([undefined, 'a'])
  })
})
