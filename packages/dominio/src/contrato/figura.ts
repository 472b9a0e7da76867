import * as z from 'zod/mini'
import { centavos } from './esquemas.ts'

/** The list behind a figure, and the filters that leave in it exactly what was counted. */
export const alvo = z.object({ rota: z.string(), filtros: z.record(z.string(), z.string()) })
export type Alvo = z.infer<typeof alvo>

/** How many rows the list of `alvo` has. */
export const contagem = z.object({ quantidade: z.int(), alvo })
export type Contagem = z.infer<typeof contagem>

/** The same, and what those rows add up to: `campo` is the one of each row that was added. */
export const quantia = z.object({ ...contagem.shape, centavos, campo: z.string() })
export type Quantia = z.infer<typeof quantia>

/** The same, in minutes. */
export const duracao = z.object({ ...contagem.shape, minutos: z.int() })
export type Duracao = z.infer<typeof duracao>
