import * as z from 'zod/mini'
import { TIPOS_DE_CORPO } from './tipos.ts'

/** The body of a section as a signed document has it: text alone, drawn alike on screen and on paper whatever its kind. */
export const corpoImpresso = z.object({
  tipo: z.enum(TIPOS_DE_CORPO),
  campos: z.array(z.object({ rotulo: z.string(), valor: z.string() })),
  /** Heads of the table; none without one. */
  colunas: z.array(z.string()),
  /** `chave` tells two editions which row is which. */
  linhas: z.array(z.object({ chave: z.string(), celulas: z.array(z.string()) })),
  notas: z.array(z.string()),
})
export type CorpoImpresso = z.infer<typeof corpoImpresso>
