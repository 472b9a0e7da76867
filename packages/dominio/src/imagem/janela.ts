import * as z from 'zod/mini'

/** Which values of a grey image go from black to white: all below are black, all above are white. */
export const janela = z.object({ centro: z.number(), largura: z.number().check(z.minimum(1)) })
export type Janela = z.infer<typeof janela>

/** Linear function of a window (PS3.3 C.11.2.1.2.1), from 0 to 1. */
export function naJanela(valor: number, { centro, largura }: Janela): number {
  const acima = valor - centro + 0.5
  const fracao = largura === 1 ? Number(acima > 0) : acima / (largura - 1) + 0.5
  return Math.min(Math.max(fracao, 0), 1)
}

/** The window that shows all from `menor` to `maior`. */
export const janelaDaFaixa = (menor: number, maior: number): Janela => ({
  centro: (menor + maior + 1) / 2,
  largura: Math.max(1, maior - menor + 1),
})

/** The narrowest and the widest that are of use to an eye; `deslocar` and `alargar` in shares of the width. */
export function mudarJanela({ centro, largura }: Janela, deslocar: number, alargar: number): Janela {
  return { centro: centro + largura * deslocar, largura: Math.min(Math.max(largura * (1 + alargar), 2), 2 ** 20) }
}
