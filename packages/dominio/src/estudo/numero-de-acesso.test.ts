import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lerNumeroDeAcesso, numeroDeAcesso } from './index.ts'

const exame = fc.record({
  atendimento: fc.integer({ min: 1, max: 99_999_999_999 }),
  exame: fc.integer({ min: 1, max: 99 }),
})
const trocar = (texto: string, lugar: number, novo: string) => texto.slice(0, lugar) + novo + texto.slice(lugar + 1)

it('vai e volta, e cabe no que um aparelho aceita', () => {
  fc.assert(
    fc.property(exame, (um) => {
      const numero = numeroDeAcesso(um)
      expect(numero.length).toBeLessThanOrEqual(16)
      expect(lerNumeroDeAcesso(numero)).toEqual(um)
      expect(lerNumeroDeAcesso(` ${numero} `)).toEqual(um)
    }),
  )
})

it('um dígito errado, ou dois vizinhos trocados, não são de exame nenhum', () => {
  fc.assert(
    fc.property(exame, fc.nat(20), fc.integer({ min: 0, max: 9 }), (um, onde, digito) => {
      const numero = numeroDeAcesso(um)
      const lugar = onde % numero.length
      if (!/\d/.test(numero[lugar] ?? '')) return
      const errado = trocar(numero, lugar, String(digito))
      // A zero in front is how some machines fill the field, and says nothing.
      if (errado !== numero) expect(lerNumeroDeAcesso(errado)).toBeNull()
      const [a = '', b = ''] = numero.slice(lugar, lugar + 2)
      if (a !== b && /\d/.test(b)) expect(lerNumeroDeAcesso(trocar(trocar(numero, lugar, b), lugar + 1, a))).toBeNull()
    }),
  )
})

it.each(['', '12', '12.01', '12-3', 'ABC', '12.1-4', '0.01-1', '1.00-0', '12.01-33'])('%j não é nosso', (texto) => {
  expect(lerNumeroDeAcesso(texto)).toBeNull()
})

it('o de hoje é o de sempre', () => {
  expect(numeroDeAcesso({ atendimento: 1234, exame: 1 })).toBe('1234.01-3')
})
