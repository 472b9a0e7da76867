import * as z from 'zod/mini'
import { ESTADOS_DO_ATENDIMENTO } from '../atendimento/index.ts'
import { contagem, data, quantia } from '../contrato/index.ts'
import { laudoEntregue, pedidoRecente } from './comum.ts'

export const painelDaClinica = z.object({
  perfil: z.literal('PARCEIRO'),
  hoje: data,
  pedidos: z.object({
    /** Neither concluded nor called off. */
    abertos: contagem,
    porEstado: z.array(z.object({ estado: z.enum(ESTADOS_DO_ATENDIMENTO), ...contagem.shape })),
    recentes: z.array(pedidoRecente),
  }),
  /** Delivered and not opened yet. */
  laudosNovos: z.object({ ...contagem.shape, itens: z.array(laudoEntregue) }),
  /** Critical findings that wait for the clinic's word that it read them. */
  criticos: z.object({ ...contagem.shape, itens: z.array(laudoEntregue) }),
  contas: z.object({
    total: quantia,
    vencidas: quantia,
    abertas: quantia,
    proximoVencimento: z.nullable(data),
    proximoFechamento: data,
  }),
})
export type PainelDaClinica = z.infer<typeof painelDaClinica>
