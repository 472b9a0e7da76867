import { expect, it } from 'vitest'
import { criarCofre } from './cofre.ts'

const cofre = criarCofre('segredo-de-teste-com-mais-de-32-caracteres')
const valor = { url: 'https://a.vet/#segredo', itens: [1, 'ção', null] }

it('devolve o que guardou, e cada vez guarda de outro jeito', () => {
  const [um, outro] = [cofre.selar(valor, 'aqui'), cofre.selar(valor, 'aqui')]
  expect([cofre.abrir(um, 'aqui'), cofre.abrir(outro, 'aqui')]).toEqual([valor, valor])
  expect(um.equals(outro)).toBe(false)
  expect(um.toString('latin1')).not.toContain('segredo')
  expect(cofre.abrir(cofre.selar(undefined, 'x'), 'x')).toBeNull()
})

it('não abre o que mudou, o que veio de outro lugar, nem com outro segredo', () => {
  const selado = cofre.selar(valor, 'aqui')
  for (let i = 0; i < selado.length; i++) {
    const mudado = Buffer.from(selado)
    mudado.writeUInt8(mudado.readUInt8(i) ^ 1, i)
    expect(() => cofre.abrir(mudado, 'aqui')).toThrow()
  }
  expect(() => cofre.abrir(selado, 'ali')).toThrow()
  expect(() => cofre.abrir(selado.subarray(0, 20), 'aqui')).toThrow()
  expect(() => criarCofre('outro-segredo-com-mais-de-32-caracteres').abrir(selado, 'aqui')).toThrow()
})
