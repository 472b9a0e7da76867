import { describe, expect, it } from 'vitest'
import { ClipeRecusado } from './fonte.ts'
import { emBmp, passoDasLinhas, semCompressao, type Cru } from './sem-compressao.ts'

const formato = (mudanca: object = {}) => ({
  largura: 3,
  altura: 2,
  bits: 8,
  compressao: '',
  paleta: new Uint8Array(),
  ...mudanca,
})
const cru = (mudanca: object = {}): Cru => {
  const lido = semCompressao(formato(mudanca))
  if (lido === null) throw new Error('compressed')
  return lido
}

describe('o que não tem compressão', () => {
  it.each([
    ['8 bits', { bits: 8 }],
    ['24 bits', { bits: 24 }],
    ['32 bits', { bits: 32 }],
    ['de quem escreve o nome', { bits: 24, compressao: 'DIB ' }],
    ['em cinza', { compressao: 'Y800' }],
  ])('%s se lê', (_, mudanca) => expect(semCompressao(formato(mudanca))).not.toBeNull())

  it.each([
    ['de 16 bits', { bits: 16 }],
    ['de um codec', { compressao: 'XVID' }],
    ['em YUY2', { bits: 16, compressao: 'YUY2' }],
  ])('%s não se lê aqui', (_, mudanca) => expect(semCompressao(formato(mudanca))).toBeNull())

  it.each([
    ['largura', { largura: 0 }],
    ['altura', { altura: 0 }],
  ])('sem %s está danificado', (_, mudanca) => expect(() => semCompressao(formato(mudanca))).toThrow(ClipeRecusado))

  it('vem de baixo, a não ser com altura abaixo de zero e em cinza', () => {
    expect([cru(), cru({ altura: -2 }), cru({ compressao: 'Y800' })].map(({ deBaixo }) => deBaixo)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('da paleta que falta, cada valor é o seu cinza', () => {
    const { paleta } = cru({ paleta: Uint8Array.from([1, 2, 3, 0]) })
    expect([paleta.length, ...paleta.subarray(0, 8)]).toEqual([1024, 1, 2, 3, 0, 1, 1, 1, 0])
    const emCinza = cru({ compressao: 'Y800', paleta: Uint8Array.from([9, 9, 9, 0]) }).paleta
    expect([...emCinza.subarray(0, 4)]).toEqual([0, 0, 0, 0])
  })
})

it('as linhas têm palavras inteiras, ou nada entre elas; um quadro curto está danificado', () => {
  expect(passoDasLinhas(new Uint8Array(8), cru())).toBe(4)
  expect(passoDasLinhas(new Uint8Array(6), cru())).toBe(3)
  expect(() => passoDasLinhas(new Uint8Array(5), cru())).toThrow(ClipeRecusado)
})

it('o BMP diz tamanho, sentido e cores, e tem linhas de palavras inteiras', () => {
  const bmp = emBmp(Uint8Array.from([1, 2, 3, 4, 5, 6]), cru({ altura: -2 }))
  const visao = new DataView(bmp.buffer)
  expect(String.fromCharCode(...bmp.subarray(0, 2))).toBe('BM')
  expect([2, 10, 14, 18, 22, 46].map((lugar) => visao.getInt32(lugar, true))).toEqual([
    bmp.length,
    54 + 1024,
    40,
    3,
    -2,
    256,
  ])
  expect([...bmp.subarray(54 + 1024)]).toEqual([1, 2, 3, 0, 4, 5, 6, 0])
  const semPaleta = emBmp(new Uint8Array(24), cru({ bits: 24 }))
  expect([semPaleta.length, new DataView(semPaleta.buffer).getUint16(28, true)]).toEqual([54 + 24, 24])
})
