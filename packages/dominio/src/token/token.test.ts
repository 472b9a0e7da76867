import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lerCargaDoToken, tokenExpirado } from './index.ts'

// The platform's own encoder, so that the decoder under test is checked against something else.
function parte(valor: unknown): string {
  const escapado = encodeURIComponent(JSON.stringify(valor))
  const bytes = escapado
    .match(/%..|[^%]/g)
    ?.map((p) => (p.length === 3 ? Number.parseInt(p.slice(1), 16) : p.charCodeAt(0)))
  return Uint8Array.from(bytes ?? []).toBase64({ alphabet: 'base64url', omitPadding: true })
}
const token = (carga: unknown) => `${parte({ alg: 'HS256' })}.${parte(carga)}.assinatura`
const AGORA = 1_800_000_000_000

describe('tokenExpirado', () => {
  it.each([null, undefined, ''])('%j está expirado', (valor) => expect(tokenExpirado(valor, AGORA)).toBe(true))

  it.each(['a', 'a.b', 'a.b.c.d', '...'])('%s não tem três partes: erro', (valor) => {
    expect(() => tokenExpirado(valor, AGORA)).toThrow(/três partes/)
  })

  it.each(['a.!.c', `a.${parte([1])}.c`, `a.${parte(null)}.c`, 'a.YWJj.c'])('%s tem carga ilegível: erro', (valor) => {
    expect(() => tokenExpirado(valor, AGORA)).toThrow()
  })

  it.each([
    [-1, true],
    [0, true],
    [1, false],
    [900, false],
  ])('exp a %i s de agora → expirado: %s (deslocamento zero)', (segundos, esperado) => {
    expect(tokenExpirado(token({ exp: AGORA / 1000 + segundos }), AGORA)).toBe(esperado)
  })

  it('sem exp conta como expirado', () => {
    expect(tokenExpirado(token({ nome: 'Ana' }), AGORA)).toBe(true)
    expect(tokenExpirado(token({ exp: '9999999999' }), AGORA)).toBe(true)
  })
})

describe('lerCargaDoToken', () => {
  it('lê UTF-8 de qualquer tamanho, do vazio a qualquer grafema', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer(), (nome, exp) => {
        expect(lerCargaDoToken(token({ nome, exp }))).toEqual({ nome, exp })
      }),
    )
  })
})
