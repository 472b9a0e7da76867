import * as z from 'zod/mini'
import { SEXOS } from '../animal/index.ts'
import { centavos, codigo, data, instante, permissoes, referencia, versao } from '../contrato/index.ts'
import { chegadaDoAgendamento, deslocamentoDoItem } from '../deslocamento/index.ts'
import { MOTIVOS_DE_EXCECAO, TIPOS_DE_EXCECAO } from '../especialista/index.ts'
import { MODALIDADES } from '../servico/index.ts'
import { ACOES_DO_AGENDAMENTO, ESTADOS_DO_AGENDAMENTO } from './estados.ts'
import { OCUPADOS, ORIGENS_DO_AGENDAMENTO, PRIORIDADES, QUEM_CONFIRMA, TIPOS_DE_LOCAL } from './rotulos.ts'

const nulo = z.nullable(z.string())

/** `endereco` is in one line: of the clinic, of the company, or of the domicile. */
export const localDoAgendamento = z.object({
  tipo: z.enum(TIPOS_DE_LOCAL),
  endereco: nulo,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
})
export type LocalDoAgendamento = z.infer<typeof localDoAgendamento>

export const itemDaAgenda = z.object({
  codigo,
  versao,
  inicio: instante,
  fim: instante,
  estado: z.enum(ESTADOS_DO_AGENDAMENTO),
  prioridade: z.enum(PRIORIDADES),
  origem: z.enum(ORIGENS_DO_AGENDAMENTO),
  /** Null in a request that nobody took yet. */
  especialista: z.nullable(referencia),
  parceiro: z.nullable(referencia),
  local: localDoAgendamento,
  animal: z.nullable(referencia),
  tutor: nulo,
  contato: nulo,
  /** In the order that they were asked for. */
  servicos: z.array(referencia),
  planoSaude: z.nullable(referencia),
  plantao: z.boolean(),
  /** When another time than the clinic asked for was proposed, while its answer is awaited. */
  propostoEm: z.nullable(instante),
  /** A no to the reminder of this very time, that the company has still to deal with. */
  recusa: z.nullable(z.enum(['RECUSADO', 'OUTRO_HORARIO'])),
  /** The company's notes: a partner clinic reads its own only. */
  observacoes: nulo,
  motivo: nulo,
  /** What it became, if it did. */
  atendimento: z.nullable(z.object({ codigo, numero: z.int() })),
})
export type ItemDaAgenda = z.infer<typeof itemDaAgenda>

/** When the clinic that asked would like it to be, on the company's clock. */
export const janelaPedida = z.object({ dia: data, inicio: z.string(), fim: z.string() })
export type JanelaPedida = z.infer<typeof janelaPedida>

const comNome = z.object({ nome: z.string() })

/** What a box of the calendar shows, and what the person may do to it there; the rest is in its record. */
export const itemDoPeriodo = z.object({
  ...z.pick(itemDaAgenda, {
    codigo: true,
    versao: true,
    inicio: true,
    fim: true,
    estado: true,
    prioridade: true,
    plantao: true,
    contato: true,
    recusa: true,
    especialista: true,
  }).shape,
  parceiro: z.nullable(comNome),
  animal: z.nullable(comNome),
  servicos: z.array(comNome),
  /** The address of a domicile only: the others are told by the kind. */
  local: z.pick(localDoAgendamento, { tipo: true, endereco: true }),
  permissoes: permissoes(['mover']),
  /** Of a request that has no time yet; empty in everything else. */
  janelas: z.array(janelaPedida),
  /** From the place before it or, the first, from where the day begins; null when it cannot be told, and for a clinic. */
  deslocamento: z.optional(z.nullable(deslocamentoDoItem)),
})
export type ItemDoPeriodo = z.infer<typeof itemDoPeriodo>

const janela = z.object({ inicio: instante, fim: instante })

/** A day of a specialist in the calendar; what is outside `janelas` is shaded. */
export const diaDaJornada = z.object({
  dia: data,
  janelas: z.array(janela),
  /** Name of the holiday that closes the day, or would. */
  feriado: nulo,
  excecoes: z.array(
    z.object({
      codigo,
      tipo: z.enum(TIPOS_DE_EXCECAO),
      motivo: z.enum(MOTIVOS_DE_EXCECAO),
      observacao: nulo,
      ...janela.shape,
    }),
  ),
  /** Recurring ones: a class, a meeting. */
  bloqueios: z.array(z.object({ motivo: z.string(), ...janela.shape })),
})

export const jornada = z.object({
  /** `cor` as `#RRGGBB`: who appears in the calendar is told apart by it. */
  especialista: z.object({ codigo, nome: z.string(), cor: z.string() }),
  /** IANA zone of the specialist. */
  fuso: z.string(),
  dias: z.array(diaDaJornada),
})
export type Jornada = z.infer<typeof jornada>

/** Most rows of one period; more than that and `completo` is false. */
export const MAXIMO_DO_PERIODO = 3_000

export const periodoDaAgenda = z.object({
  /** IANA zone of the company: what `de` and `ate` are days of. */
  fuso: z.string(),
  itens: z.array(itemDoPeriodo),
  completo: z.boolean(),
  /** Active specialists, by name, within the filter; none for a partner clinic. */
  jornadas: z.array(jornada),
})
export type PeriodoDaAgenda = z.infer<typeof periodoDaAgenda>

export const servicoMarcado = z.object({
  codigo,
  nome: z.string(),
  modalidade: z.enum(MODALIDADES),
  duracaoMinutos: z.int(),
  preparo: nulo,
  pacote: z.boolean(),
  /** Exams of a bundle; empty for a service. */
  composicao: z.array(referencia),
})

export const eventoDoAgendamento = z.object({
  codigo,
  tipo: z.string(),
  texto: z.string(),
  autor: z.string(),
  quando: instante,
})

export const agendamentoCompleto = z.object({
  ...itemDaAgenda.shape,
  especialista: z.nullable(z.object({ codigo, nome: z.string(), telefone: nulo })),
  parceiro: z.nullable(z.object({ codigo, nome: z.string(), telefone: nulo })),
  animal: z.nullable(
    z.object({
      codigo,
      nome: z.string(),
      especie: z.string(),
      raca: nulo,
      sexo: z.enum(SEXOS),
      nascimento: z.nullable(data),
      pesoGramas: z.nullable(z.int()),
      alerta: nulo,
    }),
  ),
  tutor: z.nullable(z.object({ codigo, nome: z.string(), telefone: nulo })),
  servicos: z.array(servicoMarcado),
  equipamentos: z.array(referencia),
  janelas: z.array(janelaPedida),
  autorizacao: nulo,
  /** Of the animal in that plan; null of another plan. */
  carteirinha: nulo,
  criadoEm: instante,
  criadoPor: nulo,
  confirmadoEm: z.nullable(instante),
  confirmadoPor: z.nullable(z.enum(QUEM_CONFIRMA)),
  /** The time that was confirmed before it was another: while AGENDADO, the confirmation is awaited again. */
  confirmadoPara: z.nullable(instante),
  linhaDoTempo: z.array(eventoDoAgendamento),
  /** Actions of the transition table that the state, the person and the clock allow, and what else may be done. */
  permissoes: permissoes([...ACOES_DO_AGENDAMENTO, 'desfazer', 'editar', 'mover', 'abrirAtendimento', 'verHistorico']),
  /** What only the clock does not allow, and when it will. */
  impedimentos: z.array(z.object({ acao: z.enum(ACOES_DO_AGENDAMENTO), mensagem: z.string() })),
  /** How whoever does it gets there; null for a clinic, and when it is the first of a day that begins nowhere. */
  chegada: z.nullable(chegadaDoAgendamento),
  /** Until when the last step may be taken back. */
  desfazerAte: z.nullable(instante),
  /** When the clock changes what may be done: it is time to ask again. */
  permissoesAte: z.nullable(instante),
})
export type AgendamentoCompleto = z.infer<typeof agendamentoCompleto>

/** A visit of a day, with what who makes it takes along on paper. */
export const visitaDoDia = z.omit(agendamentoCompleto, {
  linhaDoTempo: true,
  permissoes: true,
  impedimentos: true,
  chegada: true,
  desfazerAte: true,
  permissoesAte: true,
  janelas: true,
})
export type VisitaDoDia = z.infer<typeof visitaDoDia>

/** `detalhes` of HORARIO_OCUPADO: what is in the way. Names and keys are null when the person may not see that appointment. */
export const ocupacao = z.object({
  por: z.enum(OCUPADOS),
  /** Of the specialist, the patient or the equipment. */
  nome: z.string(),
  inicio: instante,
  fim: instante,
  agendamento: z.nullable(codigo),
  paciente: nulo,
  especialista: nulo,
})
export type Ocupacao = z.infer<typeof ocupacao>

/** `detalhes` of FORA_DO_HORARIO: the windows of that day, and what closes it. */
export const foraDoHorario = z.object({
  dia: data,
  /** The last day, of what crosses midnight. */
  ate: z.optional(data),
  fuso: z.string(),
  janelas: z.array(janela),
  feriado: nulo,
})
export type ForaDoHorario = z.infer<typeof foraDoHorario>

/** `detalhes` of SEM_ESPECIALIDADE: who, and the names of what is missing. */
export const semEspecialidade = z.object({ especialista: referencia, faltam: z.array(z.string()) })
export type SemEspecialidade = z.infer<typeof semEspecialidade>

/** `detalhes` of ACIMA_DO_LIMITE: what the clinic owes already and this exam, or null for who may not see what is owed. */
export const acimaDoLimite = z.object({
  parceiro: referencia,
  credito: z.nullable(z.object({ limiteCentavos: centavos, usadoCentavos: centavos, exameCentavos: centavos })),
})
export type AcimaDoLimite = z.infer<typeof acimaDoLimite>

/** Of `detalhes` of PEDIDO_EM_ABERTO: what was asked for and waits for a time. */
export const pedidoAberto = z.object({
  codigo,
  numero: z.int(),
  versao,
  criadoEm: instante,
  /** Names. */
  exames: z.array(z.string()),
})
export type PedidoAberto = z.infer<typeof pedidoAberto>
