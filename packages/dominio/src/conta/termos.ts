import * as z from 'zod/mini'
import { data, instante } from '../contrato/index.ts'

/** Where a person stands with the texts that they accept. */
export const situacaoDosTermos = z.object({
  vigente: z.object({ versao: z.string(), data, mudancas: z.readonly(z.array(z.string())) }),
  aceita: z.nullable(z.object({ versao: z.string(), em: instante })),
  /** Nothing new is registered until it is accepted; reading and exporting go on. */
  pendente: z.boolean(),
})
export type SituacaoDosTermos = z.infer<typeof situacaoDosTermos>
