import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limparLinha, limparParagrafos, linha, linhaOpcional, paragrafosOpcionais, simOuNao } from './index.ts'

it('uma linha limpa não muda ao ser limpa de novo e não tem controle nem espaço sobrando', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (texto) => {
      const limpo = limparLinha(texto)
      expect(limparLinha(limpo)).toBe(limpo)
      expect(limpo).not.toMatch(/\p{Cc}|^\s|\s$|\s\s/u)
    }),
  )
})

it('parágrafos guardam as quebras e perdem o resto dos controles', () => {
  expect(limparParagrafos('  a\r\nb\u0000\tc\rd \n')).toBe('a\nb c\nd')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (texto) => {
      expect(limparParagrafos(texto).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
    }),
  )
})

it('acentos compostos e decompostos são o mesmo nome', () => {
  expect(linha().parse('A\u0301urea')).toBe('Áurea')
})

it('em branco é nulo onde pode faltar, e recusado onde não pode', () => {
  expect([linhaOpcional().parse('  '), linhaOpcional().parse(undefined), paragrafosOpcionais().parse(null)]).toEqual([
    null,
    null,
    null,
  ])
  expect(linha().safeParse(' \u0000 ').success).toBe(false)
  expect(linhaOpcional(3).safeParse('abcd').success).toBe(false)
})

it('sim ou não na consulta é true ou false, nada mais', () => {
  expect([simOuNao.parse('true'), simOuNao.parse('false')]).toEqual([true, false])
  for (const valor of ['1', 'sim', 'yes', '', 'on']) expect(simOuNao.safeParse(valor).success).toBe(false)
})
