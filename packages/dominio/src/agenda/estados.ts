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

type Transicao = {
  readonly de: readonly EstadoDoAgendamento[]
  readonly para: EstadoDoAgendamento
  readonly rotulo: string
  readonly exigeMotivo: boolean
  /** Only RESERVADO may lack the animal, so every step past it needs one. */
  readonly exigeAnimal: boolean
}

/**
 * One transition table, used by server and screen. At the company's own address there is no travel, so the
 * exam may start from CONFIRMADO. "Remarcado" is an event: it changes the time, not the state. `devolver` is the
 * clinic's no to another time than it asked for: the request is open again and the slot is free. `desconfirmar` is no
 * action of anybody: it is what another time does to a confirmation.
 */
export const TRANSICOES_DO_AGENDAMENTO = {
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
  desconfirmar: {
    de: ['CONFIRMADO'],
    para: 'AGENDADO',
    rotulo: 'Pedir confirmação de novo',
    exigeMotivo: false,
    exigeAnimal: true,
  },
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
} as const satisfies Record<string, Transicao>

type Passo = keyof typeof TRANSICOES_DO_AGENDAMENTO
export type AcaoDoAgendamento = Exclude<Passo, 'desconfirmar'>
const passos = Object.keys(TRANSICOES_DO_AGENDAMENTO) as Passo[]
export const ACOES_DO_AGENDAMENTO = passos.filter((passo) => passo !== 'desconfirmar') as [
  AcaoDoAgendamento,
  ...AcaoDoAgendamento[],
]

/** Actions that the state allows, in the order of the table. */
export function acoesDoAgendamento(estado: EstadoDoAgendamento): AcaoDoAgendamento[] {
  return ACOES_DO_AGENDAMENTO.filter((acao) => {
    const { de }: Transicao = TRANSICOES_DO_AGENDAMENTO[acao]
    return de.includes(estado)
  })
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

/** Has a place in the calendar and did not begin: its time, its services and the rest may still change. */
export const ESTADOS_MARCADOS = [
  'RESERVADO',
  'AGENDADO',
  'CONFIRMADO',
  'EM_DESLOCAMENTO',
] as const satisfies readonly EstadoDoAgendamento[]

export function podeMudar(estado: EstadoDoAgendamento): boolean {
  const marcados: readonly EstadoDoAgendamento[] = ESTADOS_MARCADOS
  return marcados.includes(estado)
}
