import type { Desenho } from '@vetlume/dominio/imagem'

type Rotulo = Desenho['rotulos'][number]

/** Of the words on the screen, in CSS pixels: about as wide as a letter is, as high as a line, and how far from their point. */
const LETRA = 8
const LINHA = 17
export const FOLGA = 8

interface Figura {
  largura: number
  altura: number
  /** Pixels of the figure in one of the screen. */
  fino: number
}

const larguraDe = ({ texto }: Rotulo, fino: number) => texto.length * LETRA * fino

/** Words within the figure, and a line apart where they would be over one another: a number that is cut or hidden in part is misread. */
export function afastarRotulos(rotulos: readonly Rotulo[], { largura, altura, fino }: Figura): Rotulo[] {
  const postos: Rotulo[] = []
  const linha = LINHA * fino
  const sobre = (um: Rotulo, outro: Rotulo) =>
    Math.abs(um.y - outro.y) < linha && um.x < outro.x + larguraDe(outro, fino) && outro.x < um.x + larguraDe(um, fino)
  const alto = linha + FOLGA * fino
  for (const rotulo of rotulos) {
    const x = Math.max(-FOLGA * fino, Math.min(rotulo.x, largura - larguraDe(rotulo, fino) - FOLGA * fino))
    const aqui = Math.max(alto, rotulo.y)
    // Under it, over it, and so on, as near as there is room.
    const lugares = Array.from({ length: rotulos.length * 2 + 1 }, (_, i) => ({
      ...rotulo,
      x,
      y: aqui + Math.ceil(i / 2) * (i % 2 === 1 ? 1 : -1) * linha,
    })).filter(({ y }) => y >= alto && y <= Math.max(altura, aqui))
    postos.push(lugares.find((lugar) => postos.every((posto) => !sobre(lugar, posto))) ?? { ...rotulo, x, y: aqui })
  }
  return postos
}
