import * as z from 'zod/mini'
import { codigo } from '../contrato/index.ts'
import { PERFIS } from '../menu/index.ts'

export const usuarioDaSessao = z.object({
  codigo,
  codigoPessoa: codigo,
  nome: z.string(),
  perfis: z.array(z.enum(PERFIS)),
  /** The profile requires a second factor and there is none yet: nothing else is served until it is enrolled. */
  segundoFatorPendente: z.optional(z.boolean()),
})
export type UsuarioDaSessao = z.infer<typeof usuarioDaSessao>
