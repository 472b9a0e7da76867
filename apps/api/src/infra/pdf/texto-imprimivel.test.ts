import { describe, expect, it } from 'vitest'
import { criarCompilador } from './compilador.ts'
import { mapearTextos, textoImprimivel } from './texto-imprimivel.ts'

const { desenhaveis } = criarCompilador()
const imprimivel = (texto: string) => textoImprimivel(texto, desenhaveis)

describe('texto imprimível', () => {
  it('deixa como está o que as fontes sabem desenhar', () => {
    for (const texto of [
      'Ação, “rim” – 3 × 4 cm ≤ 0,5 µm² ±2 °C € §',
      'Łódź Ж Ω ♂ ♀ ½ H₂O',
      'שלום',
      'مرحبا',
      '🐶🐱👨‍👩‍👧',
      'linha\noutra',
      `hífen\u00ADopcional`,
    ])
      expect(imprimivel(texto)).toBe(texto)
  })

  it('compõe acentos soltos e unifica quebras de linha e tabulações', () => {
    expect(imprimivel('Ac\u0327a\u0303o')).toBe('Ação')
    expect(imprimivel('a\r\nb\rc\u2028d\te')).toBe('a\nb\nc\nd e')
  })

  it('tira controles e inversões de sentido, que fariam o papel dizer outra coisa', () => {
    expect(imprimivel('dose\u202E 01\u202C \u0000\u0007\u200B\uFEFFmg')).toBe('dose 01 mg')
  })

  it('escreve o código do que não tem desenho, sem perder nada', () => {
    expect(imprimivel('2 ㎝\u3000Ǆ')).toBe('2 cm DŽ')
    expect(imprimivel('中 \uE000 \uD800 \u{10FFFF}')).toBe('[U+4E2D] [U+E000] [U+FFFD] [U+10FFFF]')
  })

  it('alcança todo texto de um valor e nada mais', () => {
    const valor = { a: 'x', b: [{ c: 'y', d: 1, e: null, f: true }] }
    expect(mapearTextos(valor, (texto) => `${texto}!`)).toEqual({ a: 'x!', b: [{ c: 'y!', d: 1, e: null, f: true }] })
  })
})
