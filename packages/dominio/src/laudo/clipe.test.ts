import { expect, it } from 'vitest'
import { descreverClipe, duracaoDoClipe, formatoDoClipe, marcaDoClipe } from './clipe.ts'

const bytes = (texto: string) => Uint8Array.from(texto, (letra) => letra.charCodeAt(0))

it.each([
  ['\0\0\0\u0018ftypisom', 'MP4'],
  ['RIFF\0\0\0\0AVI LIST', 'AVI'],
  ['RIFF\0\0\0\0WEBPVP8 ', null],
  ['\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF\0\u0001', null],
  ['\0\0\0\u0018ftyp', null],
  ['', null],
])('os primeiros bytes %j são de %s', (inicio, formato) => expect(formatoDoClipe(bytes(inicio))).toBe(formato))

it.each([
  [200, '0:01'],
  [8_400, '0:08'],
  [59_700, '1:00'],
  [3_723_000, '1:02:03'],
])('%i ms são %s', (ms, escrita) => expect(duracaoDoClipe(ms)).toBe(escrita))

it('diz o que se sabe, e nada do que não se sabe', () => {
  const clipe = { formato: 'MP4' as const, duracaoMs: 8_000, largura: 640, altura: 480, quadrosPorSegundo: 29.97 }
  expect([descreverClipe(clipe), marcaDoClipe(clipe)]).toEqual([
    'Clipe MP4\u00a0· 0:08\u00a0· 640×480\u00a0· 30 quadros/s',
    'Clipe 0:08',
  ])
  const nada = { formato: 'AVI' as const, duracaoMs: null, largura: null, altura: 480, quadrosPorSegundo: null }
  expect([descreverClipe(nada), marcaDoClipe(nada)]).toEqual(['Clipe AVI', 'Clipe'])
})
