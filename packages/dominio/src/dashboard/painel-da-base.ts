import * as z from 'zod/mini'
import { planoPublico } from '../conta/index.ts'
import { centavos, codigo, contagem, instante } from '../contrato/index.ts'

export const painelDaBase = z.object({
  perfil: z.literal('CLIENTE_BASE'),
  simulacoes: z.object({
    ...contagem.shape,
    recentes: z.array(
      z.object({
        codigo,
        nome: z.string(),
        custoCentavos: centavos,
        precoCentavos: centavos,
        margemBp: z.int(),
        criadoEm: instante,
      }),
    ),
  }),
  planos: z.array(planoPublico),
})
export type PainelDaBase = z.infer<typeof painelDaBase>
