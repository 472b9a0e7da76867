import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codigoDoPasso, desenharQr, novoSegredo, passoDe, passoDoCodigo, uriDoSegredo } from './totp.ts'

const SEGREDO = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const instante = (segundos: number) => Temporal.Instant.fromEpochMilliseconds(segundos * 1000)

describe('código de uso único', () => {
  // RFC 6238, appendix B, SHA-1: the last six of the eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('no segundo %i é %s', (segundos, codigo) => {
    expect(codigoDoPasso(SEGREDO, passoDe(instante(segundos)))).toBe(codigo)
  })

  it('vale no seu passo e nos dois vizinhos, do primeiro ao último milissegundo, e em nenhum outro', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 200_000_000 }),
        fc.integer({ min: -4, max: 4 }),
        fc.integer({ min: 0, max: 29_999 }),
        (passo, distancia, resto) => {
          const agora = Temporal.Instant.fromEpochMilliseconds((passo + distancia) * 30_000 + resto)
          fc.pre(passo + distancia > 1)
          const lido = passoDoCodigo(SEGREDO, codigoDoPasso(SEGREDO, passo), agora)
          if (Math.abs(distancia) <= 1) expect(lido).toBe(passo)
          // Two steps may share a code by chance, one in a million: then it is read as a step of the window.
          else if (lido !== null) expect(Math.abs(lido - passoDe(agora))).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  it('recusa outro tamanho, letras e o código de outra chave', () => {
    const agora = instante(1_234_567_890)
    for (const codigo of ['', '5924', '0059240', 'abcdef', 'ABCD2345EFGH6789']) {
      expect(passoDoCodigo(SEGREDO, codigo, agora)).toBeNull()
    }
    const outra = novoSegredo()
    expect(outra).toMatch(/^[A-Z2-7]{32}$/)
    expect(outra).not.toBe(novoSegredo())
  })
})

it('o aplicativo lê quem emite, de quem é e a chave', () => {
  const uri = new URL(uriDoSegredo(SEGREDO, 'ana@demo.vet'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('ana@demo.vet')
  expect(uri.searchParams.get('secret')).toBe(SEGREDO)
  expect(uri.searchParams.get('issuer')).toBe('Vetlume')
})

it('o QR tem os três cantos que as câmeras procuram', () => {
  const { lado, caminho } = desenharQr(uriDoSegredo(SEGREDO, 'ana@demo.vet'))
  for (const [x, y] of [
    [0, 0],
    [lado - 1, 0],
    [0, lado - 1],
  ])
    expect(caminho).toContain(`M${x} ${y}h1v1h-1z`)
  expect(caminho).not.toContain(`M${lado} `)
})
