import * as z from 'zod/mini'
import { paragrafosOpcionais } from '../cadastro/index.ts'
import { codigo, data, endpoint, entradaDeLista, pagina, porCodigo, versao, emUmTexto } from '../contrato/index.ts'
import { rotasDaEspera } from './espera.ts'
import { ACOES_DO_AGENDAMENTO, ESTADOS_DO_AGENDAMENTO } from './estados.ts'
import { edicaoDoAgendamento, mudancaDeHorario, novoAgendamento } from './pedido.ts'
import { MINUTOS_PARA_DESFAZER } from './relogio.ts'
import { agendamentoCompleto, itemDaAgenda, periodoDaAgenda, visitaDoDia } from './respostas.ts'
import { ORIGENS_DO_AGENDAMENTO, PRIORIDADES, TIPOS_DE_LOCAL } from './rotulos.ts'

const escopo = 'cliente' as const
const estado = z.enum(ESTADOS_DO_AGENDAMENTO)
const marcado = z.object({ codigo, versao })
/** Another time may ask for the confirmation again. */
const remarcado = z.object({ codigo, versao, estado: z.enum(ESTADOS_DO_AGENDAMENTO) })

/** Several values of a filter. */
const varios = <T>(um: z.ZodMiniType<T>, maximo: number) => z.optional(emUmTexto(um, maximo))

/** Six weeks: a month as calendars draw it. */
export const MAXIMO_DE_DIAS_DO_PERIODO = 42

const periodo = z
  .object({
    /** First and last day, both included, in the company's zone. */
    de: data,
    ate: data,
    /** Codes separated by commas. */
    especialistas: varios(codigo, 50),
    parceiro: z.optional(codigo),
    /** States separated by commas; left out, all of them but CANCELADO. */
    estados: varios(estado, ESTADOS_DO_AGENDAMENTO.length),
  })
  .check(
    z.refine(({ de, ate }) => de <= ate, { path: ['ate'], error: 'A última data vem depois da primeira.' }),
    z.refine(({ de, ate }) => (Date.parse(ate) - Date.parse(de)) / 86_400_000 < MAXIMO_DE_DIAS_DO_PERIODO, {
      path: ['ate'],
      error: `Peça até ${MAXIMO_DE_DIAS_DO_PERIODO} dias.`,
    }),
  )

export const contratoAgenda = {
  'GET /agendamento': endpoint({
    resumo: 'Agendamentos que a pessoa pode ver',
    permissao: 'agenda:ler',
    escopo,
    entrada: entradaDeLista(
      ['inicio', 'criadoEm'],
      {
        /** First and last day of the period, both included, in the company's zone. */
        de: z.optional(data),
        ate: z.optional(data),
        especialista: z.optional(codigo),
        parceiro: z.optional(codigo),
        animal: z.optional(codigo),
        servico: z.optional(codigo),
        planoSaude: z.optional(codigo),
        codigo: z.optional(codigo),
        estado: z.optional(estado),
        prioridade: z.optional(z.enum(PRIORIDADES)),
        origem: z.optional(z.enum(ORIGENS_DO_AGENDAMENTO)),
        tipoLocal: z.optional(z.enum(TIPOS_DE_LOCAL)),
        plantao: z.optional(z.enum(['sim', 'nao'])),
        /** Another time was proposed and the clinic did not answer yet. */
        proposto: z.optional(z.enum(['sim'])),
        /** Takes its time: neither a request, nor called off, nor missed. */
        ocupa: z.optional(z.enum(['sim'])),
      },
      'inicio',
    ),
    resposta: pagina(itemDaAgenda),
  }),
  'GET /agendamento/periodo': endpoint({
    resumo: 'O calendário: tudo de até seis semanas, com as jornadas dos especialistas',
    permissao: 'agenda:ler',
    escopo,
    entrada: periodo,
    resposta: periodoDaAgenda,
  }),
  'GET /agendamento/visitas': endpoint({
    resumo: 'As visitas de um dia, com telefones, endereços e o que levar',
    permissao: 'agenda:ler',
    escopo,
    entrada: z.object({ dia: data, especialistas: varios(codigo, 50), parceiro: z.optional(codigo) }),
    resposta: z.object({ visitas: z.array(visitaDoDia) }),
  }),
  'GET /agendamento/:codigo': endpoint({
    resumo: 'Um agendamento inteiro',
    permissao: 'agenda:ler',
    escopo,
    entrada: porCodigo,
    resposta: agendamentoCompleto,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /agendamento': endpoint({
    resumo: 'Reserva ou marca um horário',
    permissao: 'agenda:escrever',
    escopo,
    idempotente: true,
    status: 201,
    entrada: novoAgendamento,
    resposta: marcado,
    erros: [
      'REFERENCIA_INEXISTENTE',
      'HORARIO_OCUPADO',
      'FORA_DO_HORARIO',
      'FORA_DE_ALCANCE',
      'SEM_ESPECIALIDADE',
      'PEDIDO_EM_ABERTO',
      'ACIMA_DO_LIMITE',
    ],
  }),
  'PUT /agendamento/:codigo': endpoint({
    resumo: 'Altera um agendamento que ainda não começou',
    permissao: 'agenda:escrever',
    escopo,
    entrada: edicaoDoAgendamento,
    resposta: remarcado,
    erros: [
      'NAO_ENCONTRADO',
      'CONFLITO_DE_VERSAO',
      'TRANSICAO_INVALIDA',
      'REFERENCIA_INEXISTENTE',
      'HORARIO_OCUPADO',
      'FORA_DO_HORARIO',
      'FORA_DE_ALCANCE',
      'SEM_ESPECIALIDADE',
      'PEDIDO_EM_ABERTO',
    ],
  }),
  'POST /agendamento/:codigo/mover': endpoint({
    resumo: 'Muda o horário ou o especialista; o agendamento é o mesmo, com a sua história',
    permissao: 'agenda:escrever',
    escopo,
    idempotente: true,
    entrada: mudancaDeHorario,
    resposta: remarcado,
    erros: [
      'NAO_ENCONTRADO',
      'CONFLITO_DE_VERSAO',
      'TRANSICAO_INVALIDA',
      'REFERENCIA_INEXISTENTE',
      'HORARIO_OCUPADO',
      'FORA_DO_HORARIO',
      'FORA_DE_ALCANCE',
      'SEM_ESPECIALIDADE',
      'PEDIDO_EM_ABERTO',
    ],
  }),
  'POST /agendamento/:codigo/transicao': endpoint({
    resumo: 'Muda a situação pela tabela de transições',
    permissao: 'agenda:escrever',
    escopo,
    idempotente: true,
    entrada: z.object({ codigo, versao, acao: z.enum(ACOES_DO_AGENDAMENTO), motivo: paragrafosOpcionais(300) }),
    resposta: z.object({ versao, estado }),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA', 'HORARIO_OCUPADO'],
  }),
  'POST /agendamento/:codigo/desfazer': endpoint({
    resumo: `Desfaz a saída, o início ou a falta registrada há menos de ${MINUTOS_PARA_DESFAZER} minutos`,
    permissao: 'agenda:escrever',
    escopo,
    idempotente: true,
    entrada: z.object({ codigo, versao }),
    resposta: z.object({ versao, estado }),
    erros: ['NAO_ENCONTRADO', 'SEM_PERMISSAO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA', 'HORARIO_OCUPADO'],
  }),
  ...rotasDaEspera,
}
