import * as z from 'zod/mini'
import { codigo, data, endpoint, entradaDeLista, instante, pagina, referencia } from '../contrato/index.ts'
import { ESTADOS_DO_AGENDAMENTO } from './estados.ts'

export const PRIORIDADES = ['ROTINA', 'URGENTE'] as const
export type Prioridade = (typeof PRIORIDADES)[number]

export const itemDaAgenda = z.object({
  codigo,
  inicio: instante,
  fim: instante,
  estado: z.enum(ESTADOS_DO_AGENDAMENTO),
  prioridade: z.enum(PRIORIDADES),
  especialista: referencia,
  parceiro: z.nullable(referencia),
  animal: z.nullable(referencia),
  tutor: z.nullable(z.string()),
  servico: z.nullable(referencia),
  observacoes: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  /** What it became, if it did. */
  atendimento: z.nullable(z.object({ codigo, numero: z.int() })),
})
export type ItemDaAgenda = z.infer<typeof itemDaAgenda>

export const contratoAgenda = {
  'GET /agendamento': endpoint({
    resumo: 'Agendamentos que a pessoa pode ver',
    permissao: 'agenda:ler',
    escopo: 'cliente',
    entrada: entradaDeLista(
      ['inicio'],
      {
        /** First and last day of the period, both included, in the company's zone. */
        de: z.optional(data),
        ate: z.optional(data),
        especialista: z.optional(codigo),
        parceiro: z.optional(codigo),
        animal: z.optional(codigo),
        codigo: z.optional(codigo),
        estado: z.optional(z.enum(ESTADOS_DO_AGENDAMENTO)),
      },
      'inicio',
    ),
    resposta: pagina(itemDaAgenda),
  }),
}
