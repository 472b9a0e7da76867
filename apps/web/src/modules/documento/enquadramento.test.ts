import { describe, expect, it } from 'vitest'
import { LIMITES, ORIGINAL, aproximar, arrastar, iluminar } from './enquadramento.ts'

const PALCO = { largura: 800, altura: 600 }
/** Where a point of the image (from its centre, at its own size) is drawn on the stage. */
const naTela = (ponto: number, zoom: number, deslocamento: number) => ponto * zoom + deslocamento

describe('aproximar', () => {
  it('mantém sob o cursor o mesmo ponto da imagem', () => {
    const cursor = { x: 120, y: -80 }
    const uma = aproximar(ORIGINAL, 2, cursor, PALCO)
    const pontoX = (cursor.x - uma.x) / uma.zoom
    const duas = aproximar(uma, 1.5, cursor, PALCO)
    expect(naTela(pontoX, duas.zoom, duas.x)).toBeCloseTo(cursor.x)
    expect(duas.zoom).toBe(3)
  })

  it('vai de 1 ao máximo, e de volta a 1 fica centrada', () => {
    const perto = aproximar(ORIGINAL, 1_000, { x: 300, y: 200 }, PALCO)
    expect(perto.zoom).toBe(LIMITES.zoomMaximo)
    expect(aproximar(perto, 0.001, { x: 300, y: 200 }, PALCO)).toEqual(ORIGINAL)
  })
})

it('arrastar não perde a imagem de vista e nada move no tamanho original', () => {
  expect(arrastar(ORIGINAL, 500, 500, PALCO)).toEqual(ORIGINAL)
  expect(arrastar({ ...ORIGINAL, zoom: 2 }, 9_999, -9_999, PALCO)).toMatchObject({ x: 800, y: -600 })
})

it('iluminar soma e para nos limites', () => {
  expect(iluminar(ORIGINAL, 0.1, -0.1)).toMatchObject({ brilho: 1.1, contraste: 0.9 })
  expect(iluminar(ORIGINAL, 50, -50)).toMatchObject({ brilho: LIMITES.luzMaxima, contraste: LIMITES.luzMinima })
})
