import * as z from 'zod/mini'
import { ESTADOS_DO_AGENDAMENTO, PRIORIDADES } from '../agenda/index.ts'
import { ESTADOS_DO_ATENDIMENTO } from '../atendimento/index.ts'
import { alvo, codigo, contagem, data, instante } from '../contrato/index.ts'

/** How many of today's appointments are in each state. */
export const agendaPorEstado = z.array(z.object({ estado: z.enum(ESTADOS_DO_AGENDAMENTO), ...contagem.shape }))

export const visita = z.object({
  codigo,
  inicio: instante,
  fim: instante,
  estado: z.enum(ESTADOS_DO_AGENDAMENTO),
  prioridade: z.enum(PRIORIDADES),
  especialista: z.string(),
  /** Null at the company's own address. */
  parceiro: z.nullable(z.string()),
  endereco: z.nullable(z.string()),
  telefone: z.nullable(z.string()),
  animal: z.nullable(z.string()),
  tutor: z.nullable(z.string()),
  servico: z.nullable(z.string()),
})
export type Visita = z.infer<typeof visita>

/** An exam whose laudo is owed. `laudo` is the draft that was begun, if any; `codigo`, its row in the list. */
export const laudoDevido = z.object({
  codigo,
  atendimento: codigo,
  numero: z.int(),
  laudo: z.nullable(codigo),
  exame: z.string(),
  animal: z.string(),
  parceiro: z.nullable(z.string()),
  especialista: z.nullable(z.string()),
  prioridade: z.enum(PRIORIDADES),
  prazoEm: z.nullable(instante),
  alvo,
})
export type LaudoDevido = z.infer<typeof laudoDevido>

export const laudoEntregue = z.object({
  codigo,
  numero: z.int(),
  titulo: z.string(),
  critico: z.boolean(),
  animal: z.string(),
  parceiro: z.nullable(z.string()),
  entregueEm: z.nullable(instante),
})
export type LaudoEntregue = z.infer<typeof laudoEntregue>

export const pedidoRecente = z.object({
  codigo,
  numero: z.int(),
  estado: z.enum(ESTADOS_DO_ATENDIMENTO),
  prioridade: z.enum(PRIORIDADES),
  animal: z.string(),
  parceiro: z.nullable(z.string()),
  exames: z.array(z.string()),
  criadoEm: instante,
})
export type PedidoRecente = z.infer<typeof pedidoRecente>

/** First day of a month, `AAAA-MM-01`. */
export const mes = data
