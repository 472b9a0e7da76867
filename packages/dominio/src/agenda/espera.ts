import * as z from 'zod/mini'
import { linhaOpcional, paragrafosOpcionais } from '../cadastro/index.ts'
import {
  codigo,
  data,
  endpoint,
  entradaDeLista,
  instante,
  opcional,
  pagina,
  permissoes,
  referencia,
  versao,
} from '../contrato/index.ts'
import { permite, type Salto } from '../estado/index.ts'
import { camposDoAgendamento, confirmacoes, REGRAS_DO_AGENDAMENTO, servicosDoAgendamento } from './pedido.ts'
import { PERIODOS_DO_DIA, PRIORIDADES } from './rotulos.ts'

export const ESTADOS_DA_ESPERA = ['ESPERANDO', 'ATENDIDA', 'DESISTIU'] as const
export type EstadoDaEspera = (typeof ESTADOS_DA_ESPERA)[number]

export const ROTULOS_DA_ESPERA: Readonly<Record<EstadoDaEspera, string>> = {
  ESPERANDO: 'Esperando',
  ATENDIDA: 'Atendida',
  DESISTIU: 'Desistiu',
}

/** What people press. */
const ACOES = {
  desistir: { de: ['ESPERANDO'], para: 'DESISTIU' },
  reabrir: { de: ['DESISTIU'], para: 'ESPERANDO' },
} as const satisfies Record<string, Salto<EstadoDaEspera>>

/** The one table of transitions: ATENDIDA is reached by booking only, and nothing leaves it. */
export const TRANSICOES_DA_ESPERA = {
  ...ACOES,
  atender: { de: ['ESPERANDO'], para: 'ATENDIDA' },
} as const satisfies Record<string, Salto<EstadoDaEspera>>

export type AcaoDaEspera = keyof typeof ACOES
export type PassoDaEspera = keyof typeof TRANSICOES_DA_ESPERA
export const ACOES_DA_ESPERA = Object.keys(ACOES) as [AcaoDaEspera, ...AcaoDaEspera[]]

export const podeNaEspera = (passo: PassoDaEspera, estado: EstadoDaEspera): boolean =>
  permite<EstadoDaEspera>(TRANSICOES_DA_ESPERA[passo], estado)

export const itemDaEspera = z.object({
  codigo,
  versao,
  estado: z.enum(ESTADOS_DA_ESPERA),
  animal: z.nullable(referencia),
  tutor: z.nullable(z.object({ nome: z.string(), telefone: z.nullable(z.string()) })),
  contato: z.nullable(z.string()),
  parceiro: z.nullable(referencia),
  /** Null when anyone will do. */
  especialista: z.nullable(referencia),
  servicos: z.array(z.object({ codigo, nome: z.string(), duracaoMinutos: z.int() })),
  prioridade: z.enum(PRIORIDADES),
  /** Days that suit, both included; without `ate`, any from `desde` on. */
  desde: data,
  ate: z.nullable(data),
  periodo: z.enum(PERIODOS_DO_DIA),
  observacoes: z.nullable(z.string()),
  /** Why it was given up. */
  motivo: z.nullable(z.string()),
  agendamento: z.nullable(codigo),
  criadoEm: instante,
  permissoes: permissoes(['editar', 'agendar', ...ACOES_DA_ESPERA]),
})
export type ItemDaEspera = z.infer<typeof itemDaEspera>

const camposDaEspera = z.object({
  animal: opcional(codigo),
  contato: linhaOpcional(160),
  parceiro: opcional(codigo),
  especialista: opcional(codigo),
  servicos: servicosDoAgendamento,
  prioridade: z._default(z.enum(PRIORIDADES), 'ROTINA'),
  desde: data,
  ate: opcional(data),
  periodo: z._default(z.enum(PERIODOS_DO_DIA), 'QUALQUER'),
  observacoes: paragrafosOpcionais(2_000),
})
export type DadosDaEspera = z.output<typeof camposDaEspera>

const REGRAS_DA_ESPERA = [
  z.refine<DadosDaEspera>((e) => e.animal !== null || e.contato !== null, {
    path: ['contato'],
    error: 'Escolha o paciente ou informe o contato.',
  }),
  z.refine<DadosDaEspera>((e) => e.ate === null || e.ate >= e.desde, {
    path: ['ate'],
    error: 'A última data vem depois da primeira.',
  }),
] as const

export const dadosDaEspera = camposDaEspera.check(...REGRAS_DA_ESPERA)
const escopo = 'cliente' as const
const marcada = z.object({ codigo, versao })

export const rotasDaEspera = {
  'GET /lista-espera': endpoint({
    resumo: 'Quem espera um horário: os urgentes primeiro, depois por ordem de chegada',
    permissao: 'lista-espera:ler',
    escopo,
    entrada: entradaDeLista(
      ['prioridade', 'criadoEm', 'desde'],
      {
        estado: z.optional(z.enum(ESTADOS_DA_ESPERA)),
        prioridade: z.optional(z.enum(PRIORIDADES)),
        especialista: z.optional(codigo),
        parceiro: z.optional(codigo),
        /** Whoever could come on this day. */
        dia: z.optional(data),
      },
      'prioridade',
    ),
    resposta: pagina(itemDaEspera),
  }),
  'POST /lista-espera': endpoint({
    resumo: 'Põe alguém na lista de espera',
    permissao: 'lista-espera:escrever',
    escopo,
    idempotente: true,
    status: 201,
    entrada: dadosDaEspera,
    resposta: marcada,
    erros: ['REFERENCIA_INEXISTENTE'],
  }),
  'PUT /lista-espera/:codigo': endpoint({
    resumo: 'Altera o que alguém espera',
    permissao: 'lista-espera:escrever',
    escopo,
    entrada: z.extend(camposDaEspera, { codigo, versao }).check(...REGRAS_DA_ESPERA),
    resposta: marcada,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA', 'REFERENCIA_INEXISTENTE'],
  }),
  'POST /lista-espera/:codigo/transicao': endpoint({
    resumo: 'Registra a desistência, ou põe de volta na espera',
    permissao: 'lista-espera:escrever',
    escopo,
    idempotente: true,
    entrada: z.object({ codigo, versao, acao: z.enum(ACOES_DA_ESPERA), motivo: paragrafosOpcionais(300) }),
    resposta: z.object({ versao, estado: z.enum(ESTADOS_DA_ESPERA) }),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /lista-espera/:codigo/agendar': endpoint({
    resumo: 'Marca o horário de quem esperava; responde o agendamento',
    permissao: 'lista-espera:escrever',
    escopo,
    idempotente: true,
    status: 201,
    /** The form of an appointment, filled from the list; `versao` is that of the waiting row. Without animal it is a reservation. */
    entrada: z.object({ ...camposDoAgendamento, ...confirmacoes, codigo, versao }).check(...REGRAS_DO_AGENDAMENTO),
    resposta: marcada,
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
      'ACIMA_DO_LIMITE',
    ],
  }),
}
