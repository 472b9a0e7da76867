import { permite, type Salto } from '../estado/index.ts'

export const ESTADOS_DO_AGENDAMENTO = [
  'SOLICITADO',
  'RESERVADO',
  'AGENDADO',
  'CONFIRMADO',
  'EM_DESLOCAMENTO',
  'EM_ATENDIMENTO',
  'REALIZADO',
  'CANCELADO',
  'FALTOU',
] as const
export type EstadoDoAgendamento = (typeof ESTADOS_DO_AGENDAMENTO)[number]

export const ROTULOS_DO_AGENDAMENTO: Readonly<Record<EstadoDoAgendamento, string>> = {
  SOLICITADO: 'Solicitado',
  RESERVADO: 'Reservado',
  AGENDADO: 'Agendado',
  CONFIRMADO: 'Confirmado',
  EM_DESLOCAMENTO: 'Em deslocamento',
  EM_ATENDIMENTO: 'Em atendimento',
  REALIZADO: 'Realizado',
  CANCELADO: 'Cancelado',
  FALTOU: 'Faltou',
}

interface Acao extends Salto<EstadoDoAgendamento> {
  readonly rotulo: string
  readonly exigeMotivo: boolean
  /** Only RESERVADO may lack the animal, so every step past it needs one. */
  readonly exigeAnimal: boolean
}

/**
 * What people press. At the company's own address there is no travel, so the exam may start from CONFIRMADO. "Remarcado" is
 * an event: it changes the time, not the state. `devolver` is the clinic's no to another time than it asked for: the
 * request is open again and the slot is free.
 */
const ACOES = {
  reservar: { de: ['SOLICITADO'], para: 'RESERVADO', rotulo: 'Reservar', exigeMotivo: false, exigeAnimal: false },
  agendar: {
    de: ['SOLICITADO', 'RESERVADO'],
    para: 'AGENDADO',
    rotulo: 'Agendar',
    exigeMotivo: false,
    exigeAnimal: true,
  },
  devolver: {
    de: ['RESERVADO'],
    para: 'SOLICITADO',
    rotulo: 'Devolver ao pedido',
    exigeMotivo: true,
    exigeAnimal: false,
  },
  confirmar: { de: ['AGENDADO'], para: 'CONFIRMADO', rotulo: 'Confirmar', exigeMotivo: false, exigeAnimal: true },
  deslocar: {
    de: ['CONFIRMADO'],
    para: 'EM_DESLOCAMENTO',
    rotulo: 'Sair para o local',
    exigeMotivo: false,
    exigeAnimal: true,
  },
  iniciar: {
    de: ['CONFIRMADO', 'EM_DESLOCAMENTO'],
    para: 'EM_ATENDIMENTO',
    rotulo: 'Iniciar',
    exigeMotivo: false,
    exigeAnimal: true,
  },
  realizar: {
    de: ['EM_ATENDIMENTO'],
    para: 'REALIZADO',
    rotulo: 'Marcar como realizado',
    exigeMotivo: false,
    exigeAnimal: true,
  },
  cancelar: {
    de: ['SOLICITADO', 'RESERVADO', 'AGENDADO', 'CONFIRMADO', 'EM_DESLOCAMENTO'],
    para: 'CANCELADO',
    rotulo: 'Cancelar',
    exigeMotivo: true,
    exigeAnimal: false,
  },
  faltar: {
    de: ['AGENDADO', 'CONFIRMADO', 'EM_DESLOCAMENTO'],
    para: 'FALTOU',
    rotulo: 'Registrar falta',
    exigeMotivo: true,
    exigeAnimal: true,
  },
} as const satisfies Record<string, Acao>

/** Has a place in the calendar and did not begin: its time, its services and the rest may still change. */
export const ESTADOS_MARCADOS = [
  'RESERVADO',
  'AGENDADO',
  'CONFIRMADO',
  'EM_DESLOCAMENTO',
] as const satisfies readonly EstadoDoAgendamento[]

/**
 * What nobody presses here. Another time than the one that was confirmed asks for the confirmation again; the company
 * proposes a time to a clinic; an atendimento goes ahead of its appointment (the exam begins, or ends, although nobody
 * confirmed it, and is called off midway).
 */
const CONSEQUENCIAS = {
  desconfirmar: { de: ['CONFIRMADO'], para: 'AGENDADO' },
  propor: { de: ['SOLICITADO', 'RESERVADO'], para: 'RESERVADO' },
  examinar: { de: ESTADOS_MARCADOS, para: 'EM_ATENDIMENTO' },
  encerrar: { de: [...ESTADOS_MARCADOS, 'EM_ATENDIMENTO'], para: 'REALIZADO' },
  interromper: { de: ['EM_ATENDIMENTO'], para: 'CANCELADO' },
} as const satisfies Record<string, Salto<EstadoDoAgendamento>>

/** The one table of transitions, used by server and screen: every jump that an appointment makes, but back (`destinoDoPasso`). */
export const TRANSICOES_DO_AGENDAMENTO = { ...ACOES, ...CONSEQUENCIAS }

export type AcaoDoAgendamento = keyof typeof ACOES
type Adiante = keyof typeof TRANSICOES_DO_AGENDAMENTO
/** `desfazer` goes back the way that the last step came. */
export type PassoDoAgendamento = Adiante | 'desfazer'
export const ACOES_DO_AGENDAMENTO = Object.keys(ACOES) as [AcaoDoAgendamento, ...AcaoDoAgendamento[]]

/** Actions that the state allows, in the order of the table. */
export const acoesDoAgendamento = (estado: EstadoDoAgendamento): AcaoDoAgendamento[] =>
  ACOES_DO_AGENDAMENTO.filter((acao) => permite(ACOES[acao], estado))

/** States that a step taken back leaves; where it goes back to is kept with the appointment. */
export const ESTADOS_DESFAZIVEIS = [
  'EM_DESLOCAMENTO',
  'EM_ATENDIMENTO',
  'FALTOU',
] as const satisfies readonly EstadoDoAgendamento[]

export function eDesfazivel(estado: EstadoDoAgendamento): boolean {
  const desfaziveis: readonly EstadoDoAgendamento[] = ESTADOS_DESFAZIVEIS
  return desfaziveis.includes(estado)
}

const leva = (de: EstadoDoAgendamento, para: EstadoDoAgendamento): boolean =>
  Object.values<Salto<EstadoDoAgendamento>>(TRANSICOES_DO_AGENDAMENTO).some(
    (salto) => salto.para === para && permite(salto, de),
  )

/** Where a step leads from a state, which its last step left `anterior`; null when the table has no such jump. */
export function destinoDoPasso(
  passo: PassoDoAgendamento,
  { estado, anterior }: { estado: EstadoDoAgendamento; anterior: EstadoDoAgendamento | null },
): EstadoDoAgendamento | null {
  if (passo === 'desfazer') {
    const haCaminho = anterior !== null && eDesfazivel(estado) && leva(anterior, estado)
    return haCaminho ? anterior : null
  }
  const salto: Salto<EstadoDoAgendamento> = TRANSICOES_DO_AGENDAMENTO[passo]
  return permite(salto, estado) ? salto.para : null
}

/** A request does not take anybody's time yet; what was called off or missed does not any more. */
export const ESTADOS_SEM_HORARIO = [
  'SOLICITADO',
  'CANCELADO',
  'FALTOU',
] as const satisfies readonly EstadoDoAgendamento[]

interface MudancaDeHora {
  de: string
  para: string
  /** The time of a confirmation that another time undid; null when there is none. */
  confirmadoPara: string | null
}

/**
 * What a move does to a confirmation, which is of when it begins: another time asks for it again, and back at that time
 * it holds. Null when it changes nothing: who comes, and how long it takes, was not what was agreed on.
 */
export function confirmacaoAoRemarcar(
  estado: EstadoDoAgendamento,
  { de, para, confirmadoPara }: MudancaDeHora,
): 'desconfirmar' | 'confirmar' | null {
  if (Date.parse(de) === Date.parse(para)) return null
  if (estado === 'CONFIRMADO') return 'desconfirmar'
  const voltou = confirmadoPara !== null && Date.parse(confirmadoPara) === Date.parse(para)
  return estado === 'AGENDADO' && voltou ? 'confirmar' : null
}

/** Takes the time of the specialist, of the animal and of the equipment: two of these never overlap. */
export function ocupaHorario(estado: EstadoDoAgendamento): boolean {
  const livres: readonly EstadoDoAgendamento[] = ESTADOS_SEM_HORARIO
  return !livres.includes(estado)
}

/** Its time, its services and the rest may still change. */
export function podeMudar(estado: EstadoDoAgendamento): boolean {
  const marcados: readonly EstadoDoAgendamento[] = ESTADOS_MARCADOS
  return marcados.includes(estado)
}
