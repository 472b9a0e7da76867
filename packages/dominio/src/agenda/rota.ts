/** Where one appointment opens, beside the calendar of its day. */
export const rotaDoAgendamento = (codigo: string): string => `/agenda/agenda-atendimento?agendamento=${codigo}`
