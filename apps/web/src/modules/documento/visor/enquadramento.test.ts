import { describe, expect, it } from 'vitest'
import { LIMITES, ORIGINAL, aproximar, arrastar, caber, espelhar, naFigura, girar, iluminar } from './enquadramento.ts'

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

describe('girar e espelhar', () => {
  /** Where the corner of the image that is at the top right, (1, −1) from its centre, is seen. */
  function canto({ giro, espelhada }: typeof ORIGINAL): [number, number] {
    const [x, y] = [espelhada ? -1 : 1, -1]
    const a = (giro * Math.PI) / 180
    return [Math.round(x * Math.cos(a) - y * Math.sin(a)), Math.round(x * Math.sin(a) + y * Math.cos(a))]
  }

  it('quatro voltas de um quarto são nenhuma', () => {
    const quartos = [90, 90, 90, 90] as const
    expect(quartos.reduce<typeof ORIGINAL>((vista, quarto) => girar(vista, quarto), ORIGINAL)).toEqual(ORIGINAL)
    expect(canto(girar(ORIGINAL, 90))).toEqual([1, 1])
    expect(canto(girar(ORIGINAL, -90))).toEqual([-1, -1])
  })

  it.each([0, 1, 2, 3])('depois de %d voltas, espelha no eixo da tela', (voltas) => {
    let vista = ORIGINAL
    for (let i = 0; i < voltas; i++) vista = girar(vista, 90)
    const [x, y] = canto(vista)
    expect(canto(espelhar(vista, 'horizontal'))).toEqual([-x, y])
    expect(canto(espelhar(vista, 'vertical'))).toEqual([x, -y])
  })
})

it('a imagem cabe no palco, em pé ou deitada', () => {
  const imagem = { largura: 200, altura: 100 }
  expect(caber(imagem, PALCO, { giro: 0 })).toEqual({ largura: 800, altura: 400 })
  expect(caber(imagem, PALCO, { giro: 90 })).toEqual({ largura: 600, altura: 300 })
})

describe('naFigura', () => {
  const figura = { largura: 200, altura: 100 }
  /** Where CSS draws a point of the figure, from the centre of the stage. */
  function naTelaDe({ x, y }: { x: number; y: number }, vista: typeof ORIGINAL) {
    const caixa = caber(figura, PALCO, vista)
    const dx = (x / figura.largura - 0.5) * caixa.largura * (vista.espelhada ? -1 : 1)
    const dy = (y / figura.altura - 0.5) * caixa.altura
    const a = (vista.giro * Math.PI) / 180
    return {
      x: (dx * Math.cos(a) - dy * Math.sin(a)) * vista.zoom + vista.x,
      y: (dx * Math.sin(a) + dy * Math.cos(a)) * vista.zoom + vista.y,
    }
  }

  it.each([
    ['como é', ORIGINAL],
    ['perto e deslocada', { ...ORIGINAL, zoom: 3, x: 40, y: -25 }],
    ['girada', girar(ORIGINAL, 90)],
    ['girada e espelhada', espelhar(girar({ ...ORIGINAL, zoom: 2, x: 10, y: 5 }, -90), 'vertical')],
  ])('acha o ponto da imagem %s', (_, vista) => {
    for (const ponto of [
      { x: 0, y: 0 },
      { x: 150, y: 20 },
    ]) {
      const achado = naFigura(naTelaDe(ponto, vista), figura, PALCO, vista)
      expect(achado.x).toBeCloseTo(ponto.x, 6)
      expect(achado.y).toBeCloseTo(ponto.y, 6)
    }
  })
})
