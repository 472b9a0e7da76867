import * as z from 'zod/mini'
import { semInvisiveis } from '../formatos/index.ts'
import { ponto } from './escala.ts'

/** What is drawn on a figure, and how many points each takes: those without a most end when the person says so. */
export const MARCAS = {
  DISTANCIA: { rotulo: 'Distância', minimo: 2, maximo: 2 },
  ANGULO: { rotulo: 'Ângulo', minimo: 3, maximo: 3 },
  AREA: { rotulo: 'Área', minimo: 3, maximo: 60 },
  VHS: { rotulo: 'VHS', minimo: 6, maximo: 24 },
  VLAS: { rotulo: 'VLAS', minimo: 4, maximo: 20 },
  NORBERG: { rotulo: 'Norberg', minimo: 4, maximo: 4 },
  PLATO_TIBIAL: { rotulo: 'Platô tibial (TPLO)', minimo: 4, maximo: 4 },
  SETA: { rotulo: 'Seta', minimo: 2, maximo: 2 },
} as const
export type TipoDeMarca = keyof typeof MARCAS
export const TIPOS_DE_MARCA = Object.keys(MARCAS) as [TipoDeMarca, ...TipoDeMarca[]]

const MAXIMO_DO_TEXTO = 80

/** Both hips of a Norberg, and as many again for who changes their mind. */
export const MAXIMO_DE_DESTINOS = 4
const chaveDeMedida = z.string().check(
  z.overwrite((escrita) => escrita.toWellFormed().replaceAll('\u0000', '')),
  z.minLength(1),
  z.maxLength(500),
)

export const marca = z
  .object({
    id: z.string().check(z.minLength(1), z.maxLength(40)),
    tipo: z.enum(TIPOS_DE_MARCA),
    pontos: z.array(ponto).check(z.maxLength(60)),
    /** What is written beside it. */
    texto: z.optional(
      z.string().check(
        z.overwrite((escrito) => semInvisiveis(escrito.toWellFormed().replaceAll('\u0000', ''))),
        z.maxLength(MAXIMO_DO_TEXTO),
      ),
    ),
    /** Keys of the measures of the laudo that a person wrote its value in; absent of what was written in none. */
    escritaEm: z.optional(z.array(chaveDeMedida).check(z.minLength(1), z.maxLength(MAXIMO_DE_DESTINOS))),
  })
  .check(
    z.refine(({ tipo, pontos: { length } }) => length >= MARCAS[tipo].minimo && length <= MARCAS[tipo].maximo, {
      path: ['pontos'],
      error: 'A marca não tem os pontos que deveria.',
    }),
  )
export type Marca = z.infer<typeof marca>
