import type { EstadoDoAgendamento } from '@vetlume/dominio/agenda'

/** On the night panel: from grey (not certain yet) through light (under way) to green (done). */
export const COR_NA_NOITE: Readonly<Record<EstadoDoAgendamento, string>> = {
  SOLICITADO: 'oklch(0.7 0.02 210)',
  RESERVADO: 'oklch(0.78 0.03 210)',
  AGENDADO: 'oklch(0.78 0.09 235)',
  CONFIRMADO: 'oklch(0.82 0.11 190)',
  EM_DESLOCAMENTO: 'oklch(0.86 0.13 95)',
  EM_ATENDIMENTO: 'oklch(0.8 0.15 70)',
  REALIZADO: 'oklch(0.78 0.13 155)',
  CANCELADO: 'oklch(0.6 0.09 20)',
  FALTOU: 'oklch(0.68 0.14 22)',
}
