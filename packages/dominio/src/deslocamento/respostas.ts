import * as z from 'zod/mini'
import { codigo, instante, versao } from '../contrato/index.ts'

/** How somebody gets to an appointment from the one before it the same day or, the first, from where the day begins. */
export const deslocamentoDoItem = z.object({
  /** Whole minutes, parking included. */
  minutos: z.int(),
  /** By street; null when one of the places is not on the map. */
  km: z.nullable(z.number()),
  alcancavel: z.boolean(),
  /** Negative when minutes are missing; null in the first of the day. */
  folgaMinutos: z.nullable(z.int()),
  /** One of the places is known by its municipality only. */
  aproximado: z.boolean(),
  /** The company told how long it takes. */
  corrigido: z.boolean(),
})
export type DeslocamentoDoItem = z.infer<typeof deslocamentoDoItem>

const nome = z.nullable(z.string())

/** The way to an appointment as its record shows it; `caminho` is null when it cannot be told. */
export const chegadaDoAgendamento = z.object({
  /** Name of the place that one comes from. */
  de: nome,
  /** The appointment before it; null when the day begins with it. */
  anterior: z.nullable(codigo),
  caminho: z.nullable(deslocamentoDoItem),
})
export type ChegadaDoAgendamento = z.infer<typeof chegadaDoAgendamento>

/** `detalhes` of FORA_DE_ALCANCE: the ways that do not fit, from the appointment before or to the one after. */
export const foraDeAlcance = z.object({
  trechos: z.array(
    z.object({
      sentido: z.enum(['ANTES', 'DEPOIS']),
      lugar: nome,
      ...deslocamentoDoItem.shape,
      folgaMinutos: z.int(),
    }),
  ),
})
export type ForaDeAlcance = z.infer<typeof foraDeAlcance>

export const sugestaoDeHorario = z.object({
  especialista: z.object({ codigo, nome: z.string(), cor: z.string() }),
  inicio: instante,
  fim: instante,
  /** What it adds to the way of the day; null when it cannot be told. */
  minutosAMais: z.nullable(z.int()),
  kmAMais: z.nullable(z.number()),
  /** Left beside it, too short for anything else. */
  ociosoMinutos: z.int(),
  explicacao: z.string(),
})
export type SugestaoDeHorario = z.infer<typeof sugestaoDeHorario>

export const sugestoesDeHorario = z.object({
  /** IANA zone of the company. */
  fuso: z.string(),
  /** Best first. */
  sugestoes: z.array(sugestaoDeHorario),
  /** Why there is none. */
  aviso: nome,
})

export const totaisDoDia = z.object({
  minutos: z.int(),
  km: z.number(),
  /** Stretches that nobody can estimate: each counts as half an hour. */
  semEstimativa: z.int(),
  foraDeAlcance: z.int(),
})

export const MOTIVOS_DE_FICAR = ['SITUACAO', 'PLANTAO', 'PROPOSTA', 'PASSADO', 'EXPEDIENTE'] as const
export type MotivoDeFicar = (typeof MOTIVOS_DE_FICAR)[number]

export const ROTULOS_DE_FICAR: Readonly<Record<MotivoDeFicar, string>> = {
  SITUACAO: 'Confirmado ou já iniciado',
  PLANTAO: 'Marcado como plantão',
  PROPOSTA: 'Aguarda a resposta da clínica',
  PASSADO: 'Já passou',
  EXPEDIENTE: 'Fora do expediente',
}

export const visitaPlanejada = z.object({
  codigo,
  versao,
  paciente: nome,
  lugar: nome,
  inicio: instante,
  fim: instante,
  novoInicio: instante,
  novoFim: instante,
  /** Why its time stays; null when it may move. */
  fica: z.nullable(z.enum(MOTIVOS_DE_FICAR)),
})
export type VisitaPlanejada = z.infer<typeof visitaPlanejada>

export const planoDoDia = z.object({
  /** IANA zone of the specialist. */
  fuso: z.string(),
  /** Where the day begins, when somebody told; the way from there is in the totals, and back when it counts. */
  partida: z.nullable(z.object({ lugar: nome, volta: z.boolean() })),
  antes: totaisDoDia,
  depois: totaisDoDia,
  economia: z.object({ minutos: z.int(), km: z.number() }),
  /** No other order is shorter; false when there were too many visits to try them all. */
  exata: z.boolean(),
  /** Every visit of the day, in the order of the plan. */
  visitas: z.array(visitaPlanejada),
})
export type PlanoDoDia = z.infer<typeof planoDoDia>

/** Every visit of the day after it was applied; `fica` says why one that did not move may not. */
export const diaAplicado = z.object({
  visitas: z.array(z.object({ codigo, versao, mudou: z.boolean(), fica: z.nullable(z.enum(MOTIVOS_DE_FICAR)) })),
})
