import * as z from 'zod/mini'
import { contagem, data, quantia } from '../contrato/index.ts'
import { agendaPorEstado, laudoDevido, visita } from './comum.ts'

export const painelDoEspecialista = z.object({
  perfil: z.literal('ESPECIALISTA'),
  hoje: data,
  agenda: z.object({
    ...contagem.shape,
    porEstado: agendaPorEstado,
    /** Today's visits in the order of the road. */
    rota: z.array(visita),
  }),
  amanha: contagem,
  laudos: z.object({
    ...contagem.shape,
    atrasados: contagem,
    assinados: contagem,
    devidos: z.array(laudoDevido),
  }),
  repasse: z.object({ mes: data, ...quantia.shape, mesAnterior: quantia }),
})
export type PainelDoEspecialista = z.infer<typeof painelDoEspecialista>
