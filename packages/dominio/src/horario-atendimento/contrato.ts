import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro } from '../cadastro/index.ts'
import { TIPOS_DE_HORARIO } from './rotulos.ts'

const tipo = z.enum(TIPOS_DE_HORARIO)
const diaSemana = z.int().check(z.minimum(0), z.maximum(6))
/** `HH:MM` of the tenant's zone. */
const hora = z.string().check(z.regex(/^\d{2}:\d{2}$/))

export const itemDeHorario = z.object({
  ...linhaDeCadastro,
  /** 0 is Sunday. */
  diaSemana,
  inicio: hora,
  fim: hora,
  tipo,
  /** Surcharge in basis points. */
  acrescimoBp: z.int(),
})
export type ItemDeHorario = z.infer<typeof itemDeHorario>

export const contratoHorarioAtendimento = {
  'GET /horario-atendimento': listaDeCadastro({
    resumo: 'Faixas de atendimento da semana, com o acréscimo do plantão',
    permissao: 'base:ler',
    escopo: 'plataforma',
    ordens: ['diaSemana', 'acrescimo'],
    padrao: 'diaSemana',
    filtros: {
      ...filtroDeAtivos,
      tipo: z.optional(tipo),
      diaSemana: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(6))),
    },
    item: itemDeHorario,
  }),
}
