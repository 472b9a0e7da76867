import fc from 'fast-check'
import { expect, it } from 'vitest'
import { texto as textoDeLinha } from '../contrato/index.ts'
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

const INVERTIDO = '\u202e'

it.each([
  ['inversão de sentido', `Rex${INVERTIDO}oãoJ`, 'RexoãoJ'],
  ['isolamento de sentido', '\u2066Rex\u2069\u2068', 'Rex'],
  ['marcas de sentido', 'Re\u200ex\u200f\u061c', 'Rex'],
  ['sentido embutido', '\u202aRe\u202bx\u202c\u202d', 'Rex'],
  ['nada, de várias larguras', 'R\u200be\u2060x\ufeff\u034f', 'Rex'],
  ['juntas entre letras latinas', 'R\u200de\u200cx\u200d', 'Rex'],
  ['palavras em etiquetas', 'Rex\u{e0041}\u{e0042}', 'Rex'],
  ['anotações', 'Re\ufff9x\ufffa\ufffb\u206a', 'Rex'],
])('sai do nome: %s', (_caso, escrito, lido) => {
  expect([linha().parse(escrito), textoDeLinha().parse(escrito)]).toEqual([lido, lido])
})

it.each([
  ['emoji de várias partes', 'Rex 👨‍👩‍👧 🐕‍🦺 ❤️‍🔥'],
  ['bandeira de um país e de uma região', 'Rex 🇧🇷 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['cor de pele', 'Rex 👩🏽‍⚕️'],
  ['acentos e sinais', 'Ação D’Ávila – Ñandú Łukasz ẞ'],
  ['árabe e hebraico, com as suas juntas', 'می\u200cخواهم שלום'],
  ['junta de outra escrita', 'क्\u200dष'],
])('fica no nome: %s', (_caso, escrito) => {
  expect([linha().parse(escrito), textoDeLinha().parse(escrito)]).toEqual([escrito, escrito])
})

it('um texto feito para demorar se lê de uma vez', () => {
  const pedacos = ['\u200d', 'a\u200d', '\u{e0041}', '\u{1f3f4}\u{e0041}', '\u0301\u200d', '\u202e']
  for (const pedaco of pedacos) expect(limparLinha(pedaco.repeat(60_000)).length).toBeLessThanOrEqual(180_000)
})
