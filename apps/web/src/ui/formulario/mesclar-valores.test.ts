import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compararValores, mesclarValores, mesmoValor, type LadoDoConflito } from './mesclar-valores.ts'

const CAMPOS = ['nome', 'cor', 'itens', 'ativo'] as const
const valor = fc.oneof(
  fc.constantFrom<unknown>('', null, 'a', 'b', 0, 1, true, false),
  fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
  fc.record({ codigo: fc.constantFrom('1', '2'), nome: fc.constantFrom('', 'N') }),
)
const versao = fc.record(Object.fromEntries(CAMPOS.map((campo) => [campo, valor])))
const tres = [versao, versao, versao] as const
const mesclar = (
  aberto: Record<string, unknown>,
  salvo: Record<string, unknown>,
  meu: Record<string, unknown>,
  escolhas: Record<string, LadoDoConflito> = {},
) => mesclarValores(salvo, compararValores(aberto, salvo, meu), escolhas)

it('em branco é em branco, e a ordem das chaves não conta', () => {
  expect(mesmoValor('', null)).toBe(true)
  expect(mesmoValor({ a: 1, b: null }, { b: '', a: 1 })).toBe(true)
  expect(mesmoValor(0, null)).toBe(false)
  expect(mesmoValor(false, null)).toBe(false)
  expect(mesmoValor([1, 2], [2, 1])).toBe(false)
  expect(mesmoValor([], {})).toBe(false)
})

it('quando só um lado mudou, vale o que ele fez', () => {
  fc.assert(
    fc.property(versao, versao, (aberto, mudado) => {
      expect(mesmoValor(mesclar(aberto, mudado, aberto), mudado)).toBe(true)
      expect(mesmoValor(mesclar(aberto, aberto, mudado), mudado)).toBe(true)
    }),
  )
})

it('o que não toquei vem do que está salvo; o que toquei continua como digitei', () => {
  fc.assert(
    fc.property(...tres, (aberto, salvo, meu) => {
      const resultado = mesclar(aberto, salvo, meu)
      for (const campo of CAMPOS) {
        const toquei = !mesmoValor(meu[campo], aberto[campo])
        expect(mesmoValor(resultado[campo], toquei ? meu[campo] : salvo[campo])).toBe(true)
      }
    }),
  )
})

it('há colisão exatamente onde os dois mudaram de modos diferentes, seja quem for que a veja', () => {
  const colisoes = (aberto: Record<string, unknown>, um: Record<string, unknown>, outro: Record<string, unknown>) =>
    compararValores(aberto, um, outro)
      .filter(({ colisao }) => colisao)
      .map(({ campo }) => campo)
      .sort()
  fc.assert(
    fc.property(...tres, (aberto, salvo, meu) => {
      expect(colisoes(aberto, salvo, meu)).toEqual(colisoes(aberto, meu, salvo))
      expect(colisoes(aberto, salvo, meu)).toEqual(
        CAMPOS.filter(
          (campo) =>
            !mesmoValor(meu[campo], aberto[campo]) &&
            !mesmoValor(salvo[campo], aberto[campo]) &&
            !mesmoValor(meu[campo], salvo[campo]),
        ).toSorted(),
      )
    }),
  )
})

it('escolher o lado deles em toda colisão nunca sobrepõe uma mudança deles', () => {
  fc.assert(
    fc.property(...tres, (aberto, salvo, meu) => {
      const escolhas = Object.fromEntries(CAMPOS.map((campo) => [campo, 'deles' as const]))
      const resultado = mesclar(aberto, salvo, meu, escolhas)
      for (const campo of CAMPOS) {
        if (!mesmoValor(salvo[campo], aberto[campo])) expect(mesmoValor(resultado[campo], salvo[campo])).toBe(true)
      }
    }),
  )
})

it('o caso que as pessoas veem: cada uma mexeu em uma coisa, e as duas no sinônimo', () => {
  const aberto = { nome: 'Poodle', sinonimo: '', especie: 'cao' }
  const salvo = { nome: 'Poodle Toy', sinonimo: 'Caniche', especie: 'cao' }
  const digitado = { nome: 'Poodle', sinonimo: 'Pudel', especie: 'gato' }
  const linhas = compararValores(aberto, salvo, digitado)
  expect(linhas.map(({ campo, colisao, euMudei }) => [campo, colisao, euMudei])).toEqual([
    ['nome', false, false],
    ['sinonimo', true, true],
    ['especie', false, true],
  ])
  expect(mesclarValores(salvo, linhas)).toEqual({ nome: 'Poodle Toy', sinonimo: 'Pudel', especie: 'gato' })
  expect(mesclarValores(salvo, linhas, { sinonimo: 'deles' })).toMatchObject({ sinonimo: 'Caniche' })
})
