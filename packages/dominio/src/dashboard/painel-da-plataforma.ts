import * as z from 'zod/mini'
import { ESTADOS_DO_CLIENTE } from '../cliente/index.ts'
import { estadoDasCopias } from '../sistema/copias.ts'
import { centavos, codigo, data } from '../contrato/index.ts'
import { alvo, contagem, mes, quantia } from './comum.ts'

export const painelDaPlataforma = z.object({
  perfil: z.literal('ADMIN'),
  hoje: data,
  assinantes: z.array(z.object({ estado: z.enum(ESTADOS_DO_CLIENTE), quantidade: z.int(), alvo })),
  /** Monthly recurring revenue: what those who pay owe for one month, a year counted as twelve. */
  recorrencia: z.object({ centavos, porPlano: z.array(z.object({ ...quantia.shape, codigo, nome: z.string() })) }),
  testesTerminando: z.object({
    ...contagem.shape,
    itens: z.array(z.object({ codigo, nome: z.string(), testeAte: data, plano: z.nullable(z.string()) })),
  }),
  /** Twelve months of new companies, the current one last. */
  novos: z.array(z.object({ mes, assinantes: z.int(), gratis: z.int() })),
  /** Null with a PostgreSQL of one's own, whose copies are its keeper's. */
  copias: z.nullable(z.object({ ...estadoDasCopias.shape, atrasada: z.boolean() })),
  correio: z.object({ captura: z.boolean(), naFila: z.int(), falhas: z.int() }),
})
export type PainelDaPlataforma = z.infer<typeof painelDaPlataforma>
