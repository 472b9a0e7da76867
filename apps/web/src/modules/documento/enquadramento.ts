/** How an image is seen: `x` and `y` in CSS pixels from the centre of the stage, light as shares of the original. */
export interface Enquadramento {
  zoom: number
  x: number
  y: number
  brilho: number
  contraste: number
}

export const ORIGINAL: Enquadramento = { zoom: 1, x: 0, y: 0, brilho: 1, contraste: 1 }

export const LIMITES = { zoomMaximo: 12, luzMinima: 0.2, luzMaxima: 3 } as const

const prender = (valor: number, minimo: number, maximo: number) => Math.min(Math.max(valor, minimo), maximo)

interface Palco {
  largura: number
  altura: number
}

/** The image never leaves the stage: at most its edge reaches the middle. At its own size it stays centred. */
function dentroDoPalco(vista: Enquadramento, { largura, altura }: Palco): Enquadramento {
  const folga = vista.zoom <= 1 ? 0 : vista.zoom / 2
  return {
    ...vista,
    x: prender(vista.x, -largura * folga, largura * folga),
    y: prender(vista.y, -altura * folga, altura * folga),
  }
}

/** Multiplies the zoom keeping the point (`x`, `y` from the centre of the stage) where it is. */
export function aproximar(
  vista: Enquadramento,
  fator: number,
  ponto: { x: number; y: number },
  palco: Palco,
): Enquadramento {
  const zoom = prender(vista.zoom * fator, 1, LIMITES.zoomMaximo)
  const escala = zoom / vista.zoom
  return dentroDoPalco(
    { ...vista, zoom, x: ponto.x - (ponto.x - vista.x) * escala, y: ponto.y - (ponto.y - vista.y) * escala },
    palco,
  )
}

export function arrastar(vista: Enquadramento, dx: number, dy: number, palco: Palco): Enquadramento {
  return dentroDoPalco({ ...vista, x: vista.x + dx, y: vista.y + dy }, palco)
}

/** Adds to brightness and contrast, as shares. */
export function iluminar(vista: Enquadramento, brilho: number, contraste: number): Enquadramento {
  const luz = (valor: number) => Number(prender(valor, LIMITES.luzMinima, LIMITES.luzMaxima).toFixed(3))
  return { ...vista, brilho: luz(vista.brilho + brilho), contraste: luz(vista.contraste + contraste) }
}
