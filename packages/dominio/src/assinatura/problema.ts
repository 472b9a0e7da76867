import * as z from 'zod/mini'
import { instante } from '../contrato/index.ts'

/** CREDENCIAIS: it does not know us, and nobody can pay. CONFIGURACAO: it refused something that only the operator mends. */
export const problemaDoProvedor = z.object({
  problema: z.enum(['CREDENCIAIS', 'CONFIGURACAO']),
  detalhe: z.string(),
  desde: instante,
})
export type ProblemaDoProvedor = z.infer<typeof problemaDoProvedor>
