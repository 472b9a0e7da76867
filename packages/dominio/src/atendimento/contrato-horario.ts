import * as z from 'zod/mini'
import { ESTADOS_DO_AGENDAMENTO } from '../agenda/index.ts'
import { codigo, endpoint, versao } from '../contrato/index.ts'
import { ESTADOS_DO_ATENDIMENTO } from './estados.ts'
import { horarioDoPedido, recusaDoPedido, respostaDaProposta } from './horario.ts'

const comum = { permissao: 'atendimento:escrever', escopo: 'cliente', idempotente: true } as const

/** `versao` is the atendimento's. */
const marcado = z.object({ versao, agendamento: codigo, estado: z.enum(ESTADOS_DO_AGENDAMENTO) })

const recusasDoHorario = [
  'NAO_ENCONTRADO',
  'SEM_PERMISSAO',
  'CONFLITO_DE_VERSAO',
  'TRANSICAO_INVALIDA',
  'REFERENCIA_INEXISTENTE',
  'HORARIO_OCUPADO',
  'FORA_DO_HORARIO',
  'FORA_DE_ALCANCE',
  'SEM_ESPECIALIDADE',
  'ACIMA_DO_LIMITE',
] as const

/** How company and clinic agree on the time of a request. */
export const rotasDoHorario = {
  'POST /atendimento/:codigo/aceitar': endpoint({
    ...comum,
    resumo: 'Aceita o pedido: dá especialista e horário a quem ainda não tem',
    entrada: horarioDoPedido,
    resposta: marcado,
    erros: recusasDoHorario,
  }),
  'POST /atendimento/:codigo/propor': endpoint({
    ...comum,
    resumo: 'Propõe outro horário à clínica; ele fica reservado até ela responder',
    entrada: horarioDoPedido,
    resposta: marcado,
    erros: recusasDoHorario,
  }),
  'POST /atendimento/:codigo/recusar': endpoint({
    ...comum,
    resumo: 'Recusa o pedido da clínica, com o motivo',
    entrada: recusaDoPedido,
    resposta: z.object({ versao, estado: z.enum(ESTADOS_DO_ATENDIMENTO) }),
    erros: ['NAO_ENCONTRADO', 'SEM_PERMISSAO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /atendimento/:codigo/responder-proposta': endpoint({
    ...comum,
    resumo: 'A clínica aceita o horário proposto, ou recusa e volta a esperar outro',
    entrada: respostaDaProposta,
    resposta: marcado,
    erros: ['NAO_ENCONTRADO', 'SEM_PERMISSAO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
}
