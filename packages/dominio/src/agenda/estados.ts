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
  readonly exigeMotivo: boolean
  /** Only RESERVADO may lack the animal, so every step past it needs one. */
  readonly exigeAnimal: boolean
}

/**
 * One transition table, used by server and screen. At the company's own address there is no travel, so the
 * exam may start from CONFIRMADO. "Remarcado" is an event: it changes the time, not the state.
 */
export const TRANSICOES_DO_AGENDAMENTO = {
  reservar: { de: ['SOLICITADO'], para: 'RESERVADO', exigeMotivo: false, exigeAnimal: false },
  agendar: { de: ['SOLICITADO', 'RESERVADO'], para: 'AGENDADO', exigeMotivo: false, exigeAnimal: true },
  confirmar: { de: ['AGENDADO'], para: 'CONFIRMADO', exigeMotivo: false, exigeAnimal: true },
  deslocar: { de: ['CONFIRMADO'], para: 'EM_DESLOCAMENTO', exigeMotivo: false, exigeAnimal: true },
  iniciar: { de: ['CONFIRMADO', 'EM_DESLOCAMENTO'], para: 'EM_ATENDIMENTO', exigeMotivo: false, exigeAnimal: true },
  realizar: { de: ['EM_ATENDIMENTO'], para: 'REALIZADO', exigeMotivo: false, exigeAnimal: true },
  cancelar: {
    de: ['SOLICITADO', 'RESERVADO', 'AGENDADO', 'CONFIRMADO', 'EM_DESLOCAMENTO'],
    para: 'CANCELADO',
    exigeMotivo: true,
    exigeAnimal: false,
  },
  faltar: {
    de: ['AGENDADO', 'CONFIRMADO', 'EM_DESLOCAMENTO'],
    para: 'FALTOU',
    exigeMotivo: true,
    exigeAnimal: true,
  },
} as const satisfies Record<string, Transicao>

export type AcaoDoAgendamento = keyof typeof TRANSICOES_DO_AGENDAMENTO

/** Actions that the state allows, in the order of the table. */
export function acoesDoAgendamento(estado: EstadoDoAgendamento): AcaoDoAgendamento[] {
  const acoes = Object.entries(TRANSICOES_DO_AGENDAMENTO) as [AcaoDoAgendamento, Transicao][]
  return acoes.filter(([, { de }]) => de.includes(estado)).map(([acao]) => acao)
}

/** Takes the time of the specialist and of the animal: two of these never overlap. */
export function ocupaHorario(estado: EstadoDoAgendamento): boolean {
  return estado !== 'SOLICITADO' && estado !== 'CANCELADO' && estado !== 'FALTOU'
}
