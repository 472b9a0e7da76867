import type { Janela } from '@vetlume/dominio/imagem'

type Giro = 0 | 90 | 180 | 270

/** How an image is seen: `x` and `y` in CSS pixels from the centre of the stage, light as shares of the original. */
export interface Enquadramento {
  zoom: number
  x: number
  y: number
  brilho: number
  contraste: number
  /** Degrees, clockwise. */
  giro: Giro
  /** Left for right, before it is turned. */
  espelhada: boolean
  negativa: boolean
  /** Of a grey frame; null is the one that its file proposes. */
  janela: Janela | null
}

export const ORIGINAL: Enquadramento = {
  zoom: 1,
  x: 0,
  y: 0,
  brilho: 1,
  contraste: 1,
  giro: 0,
  espelhada: false,
  negativa: false,
  janela: null,
}

export const LIMITES = { zoomMaximo: 12, luzMinima: 0.2, luzMaxima: 3 } as const

const prender = (valor: number, minimo: number, maximo: number) => Math.min(Math.max(valor, minimo), maximo)

export interface Tamanho {
  largura: number
  altura: number
}

/** The image never leaves the stage: at most its edge reaches the middle. At its own size it stays centred. */
function dentroDoPalco(vista: Enquadramento, { largura, altura }: Tamanho): Enquadramento {
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
  palco: Tamanho,
): Enquadramento {
  const zoom = prender(vista.zoom * fator, 1, LIMITES.zoomMaximo)
  const escala = zoom / vista.zoom
  return dentroDoPalco(
    { ...vista, zoom, x: ponto.x - (ponto.x - vista.x) * escala, y: ponto.y - (ponto.y - vista.y) * escala },
    palco,
  )
}

export function arrastar(vista: Enquadramento, dx: number, dy: number, palco: Tamanho): Enquadramento {
  return dentroDoPalco({ ...vista, x: vista.x + dx, y: vista.y + dy }, palco)
}

/** Adds to brightness and contrast, as shares. */
export function iluminar(vista: Enquadramento, brilho: number, contraste: number): Enquadramento {
  const luz = (valor: number) => Number(prender(valor, LIMITES.luzMinima, LIMITES.luzMaxima).toFixed(3))
  return { ...vista, brilho: luz(vista.brilho + brilho), contraste: luz(vista.contraste + contraste) }
}

const comGiro = (graus: number) => (((graus % 360) + 360) % 360) as Giro

export const girar = (vista: Enquadramento, graus: 90 | -90): Enquadramento => ({
  ...vista,
  giro: comGiro(vista.giro + graus),
})

/** As it is seen: what is turned is mirrored in the axis of the screen, not in its own. */
export const espelhar = (vista: Enquadramento, eixo: 'horizontal' | 'vertical'): Enquadramento => ({
  ...vista,
  espelhada: !vista.espelhada,
  giro: comGiro((eixo === 'horizontal' ? 0 : 180) - vista.giro),
})

export const inverter = (vista: Enquadramento): Enquadramento => ({ ...vista, negativa: !vista.negativa })

/** Size, before it is turned, at which the whole image fits in the stage. */
export function caber({ largura, altura }: Tamanho, palco: Tamanho, { giro }: Pick<Enquadramento, 'giro'>): Tamanho {
  const [l, a] = giro % 180 === 0 ? [largura, altura] : [altura, largura]
  const escala = Math.min(palco.largura / Math.max(l, 1), palco.altura / Math.max(a, 1))
  return { largura: largura * escala, altura: altura * escala }
}

/** In a stage that changed its size, as when a phone is turned, the same point of the figure stays in the middle. */
export function reenquadrar(vista: Enquadramento, figura: Tamanho, antes: Tamanho, agora: Tamanho): Enquadramento {
  const largura = caber(figura, antes, vista).largura
  if (largura === 0) return vista
  const escala = caber(figura, agora, vista).largura / largura
  return dentroDoPalco({ ...vista, x: vista.x * escala, y: vista.y * escala }, agora)
}

/** The view as CSS has it, of an element whose corner is at the centre of the stage. */
const transformacao = ({ x, y, zoom, giro, espelhada }: Enquadramento): string =>
  `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${zoom}) rotate(${giro}deg) scaleX(${espelhada ? -1 : 1})`

/** Size and place of the figure in its stage. */
export function lugarDa(figura: Tamanho, palco: Tamanho, vista: Enquadramento) {
  const { largura, altura } = caber(figura, palco, vista)
  return { width: largura, height: altura, transform: transformacao(vista) }
}

/** A point of the stage, from its centre, in pixels of the figure. */
export function naFigura(
  ponto: { x: number; y: number },
  figura: Tamanho,
  palco: Tamanho,
  vista: Enquadramento,
): { x: number; y: number } {
  const caixa = caber(figura, palco, vista)
  const [x, y] = [(ponto.x - vista.x) / vista.zoom, (ponto.y - vista.y) / vista.zoom]
  const a = (-vista.giro * Math.PI) / 180
  const [girado, descido] = [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)]
  return {
    x: figura.largura * ((vista.espelhada ? -girado : girado) / caixa.largura + 0.5),
    y: figura.altura * (descido / caixa.altura + 0.5),
  }
}
