import type { Desenho } from '@vetlume/dominio/imagem'

type Rotulo = Desenho['rotulos'][number]

/** Of the words on the screen, in CSS pixels: about as wide as a letter is, and as high as a line. */
const LETRA = 8
const LINHA = 17

/** Words that would be over one another, a line apart: a number that hides a part of another is misread. `fino`: pixels of the figure in one of the screen. */
export function afastarRotulos(rotulos: readonly Rotulo[], fino: number): Rotulo[] {
  const postos: Rotulo[] = []
  const sobre = (um: Rotulo, outro: Rotulo) =>
    Math.abs(um.y - outro.y) < LINHA * fino &&
    um.x < outro.x + outro.texto.length * LETRA * fino &&
    outro.x < um.x + um.texto.length * LETRA * fino
  for (const rotulo of rotulos) {
    // Under it, over it, and so on.
    const lugares = Array.from({ length: rotulos.length * 2 + 1 }, (_, i) => ({
      ...rotulo,
      y: rotulo.y + Math.ceil(i / 2) * (i % 2 === 1 ? 1 : -1) * LINHA * fino,
    }))
    postos.push(lugares.find((lugar) => postos.every((posto) => !sobre(lugar, posto))) ?? rotulo)
  }
  return postos
}
