import * as z from 'zod/mini'
import { distancia, SEM_ESCALA, type Escala, type Ponto } from './geometria.ts'

const MAIOR_LADO = 20_000
export const ponto = z.object({
  x: z.number().check(z.minimum(0), z.maximum(MAIOR_LADO)),
  y: z.number().check(z.minimum(0), z.maximum(MAIOR_LADO)),
})

/** Two points of the figure that are known to be so far apart. */
export const calibracao = z.object({
  de: ponto,
  ate: ponto,
  mm: z.number().check(z.minimum(0.1), z.maximum(5_000)),
})
export type Calibracao = z.infer<typeof calibracao>

/** What the machine says: millimetres of a pixel of the figure, in all of it or in a part (ultrasound has rulers and text beside). */
export const escalaDoArquivo = z.object({
  x: z.number(),
  y: z.number(),
  parte: z.nullable(z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() })),
})
export type EscalaDoArquivo = z.infer<typeof escalaDoArquivo>

const contem = ({ parte }: EscalaDoArquivo, { x, y }: Ponto) =>
  parte === null || (x >= parte.x0 && x <= parte.x1 && y >= parte.y0 && y <= parte.y1)

export interface EscalasDaFigura {
  calibracao?: Calibracao | undefined
  doArquivo: readonly EscalaDoArquivo[]
}

/** In what these points are measured: as the person calibrated it or, else, as the file says; null when nobody knows. */
export function escalaDe(pontos: readonly Ponto[], { calibracao: feita, doArquivo }: EscalasDaFigura): Escala | null {
  if (feita !== undefined) {
    const pixels = distancia(feita.de, feita.ate, SEM_ESCALA)
    return pixels === 0 ? null : { x: feita.mm / pixels, y: feita.mm / pixels }
  }
  const escala = doArquivo.find((uma) => pontos.every((um) => contem(uma, um)))
  return escala === undefined ? null : { x: escala.x, y: escala.y }
}
