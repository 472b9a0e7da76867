import * as z from 'zod/mini'
import { codigo, instante } from '../contrato/index.ts'
import { PERFIS } from '../menu/index.ts'

export const usuarioDaSessao = z.object({
  codigo,
  codigoPessoa: codigo,
  nome: z.string(),
  perfis: z.array(z.enum(PERFIS)),
  /** The profile requires a second factor and there is none yet: nothing else is served until it is enrolled. */
  segundoFatorPendente: z.optional(z.boolean()),
  /** The person is of the operator, in a company that let the support in. */
  suporte: z.optional(z.object({ codigo, empresa: z.string(), ate: instante, podeMudar: z.boolean() })),
})
export type UsuarioDaSessao = z.infer<typeof usuarioDaSessao>
