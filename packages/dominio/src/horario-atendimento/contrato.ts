import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro, rotasDoCadastro } from '../cadastro/index.ts'
import type { RespostaDe } from '../contrato/index.ts'
import { TIPOS_DE_HORARIO } from './rotulos.ts'
import { cartaoDoHorario } from './cartao.ts'

const tipo = z.enum(TIPOS_DE_HORARIO)
const diaSemana = z.int().check(z.minimum(0), z.maximum(6))
/** `HH:MM` of the tenant's zone. */
const hora = z.string().check(z.regex(/^\d{2}:\d{2}$/))

const ficha = {
  /** 0 is Sunday. */
  diaSemana,
  inicio: hora,
  fim: hora,
  tipo,
  /** Surcharge in basis points. */
  acrescimoBp: z.int(),
}

export const itemDeHorario = z.object({ ...linhaDeCadastro, ...ficha })
export type ItemDeHorario = z.infer<typeof itemDeHorario>

const HORA_DO_DIA = /^([01]\d|2[0-3]):[0-5]\d$/

/** What the form of a window holds. One that crosses midnight is registered as two: until 24:00, and from 00:00 on. */
export const dadosDoHorario = z.object({
  diaSemana: z.int().check(z.refine((dia) => dia >= 0 && dia <= 6, 'Escolha o dia da semana.')),
  inicio: z.string().check(z.regex(HORA_DO_DIA, 'Informe a hora, como 08:00.')),
  fim: z
    .string()
    .check(z.refine((fim) => fim === '24:00' || HORA_DO_DIA.test(fim), 'Informe a hora, como 18:00 ou 24:00.')),
  tipo: z._default(tipo, 'NORMAL'),
  acrescimoBp: z._default(z.int().check(z.minimum(0), z.maximum(100_000)), 0),
})
export type DadosDoHorario = z.output<typeof dadosDoHorario>

export const REGRAS_DO_HORARIO = [
  z.refine<DadosDoHorario>(({ inicio, fim }) => !HORA_DO_DIA.test(inicio) || inicio < fim, {
    path: ['fim'],
    error: 'O fim vem depois do começo. Uma faixa que passa da meia-noite é cadastrada em duas.',
  }),
  z.refine<DadosDoHorario>(({ tipo: qual, acrescimoBp }) => qual === 'PLANTAO' || acrescimoBp === 0, {
    path: ['acrescimoBp'],
    error: 'Só o plantão tem acréscimo.',
  }),
] as const

export const contratoHorarioAtendimento = rotasDoCadastro({
  caminho: cartaoDoHorario.caminho,
  nome: 'horário de atendimento',
  ler: cartaoDoHorario.ler,
  escrever: cartaoDoHorario.escrever,
  escopo: 'plataforma',
  lista: listaDeCadastro({
    resumo: 'Faixas de atendimento da semana, com o acréscimo do plantão',
    permissao: 'base:ler',
    escopo: 'plataforma',
    ordens: ['diaSemana', 'acrescimo'],
    padrao: cartaoDoHorario.ordem,
    filtros: {
      ...filtroDeAtivos,
      tipo: z.optional(tipo),
      diaSemana: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(6))),
    },
    item: itemDeHorario,
  }),
  campos: dadosDoHorario,
  regras: REGRAS_DO_HORARIO,
  ficha,
})
export type Horario = RespostaDe<(typeof contratoHorarioAtendimento)['GET /horario-atendimento/:codigo']>
