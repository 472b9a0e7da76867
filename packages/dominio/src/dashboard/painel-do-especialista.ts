import * as z from 'zod/mini'
import { centavos, data } from '../contrato/index.ts'
import { alvo, contagem, laudoDevido, visita } from './comum.ts'

export const painelDoEspecialista = z.object({
  perfil: z.literal('ESPECIALISTA'),
  hoje: data,
  /** Today's visits in the order of the road. */
  rota: z.array(visita),
  alvoDaRota: alvo,
  amanha: contagem,
  laudos: z.object({ devidos: z.array(laudoDevido), quantidade: z.int(), atrasados: z.int(), alvo }),
  repasse: z.object({ mes: data, exames: z.int(), centavos, mesAnteriorCentavos: centavos, alvo }),
})
export type PainelDoEspecialista = z.infer<typeof painelDoEspecialista>
