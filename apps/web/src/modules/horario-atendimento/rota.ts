export const ROTA_DOS_HORARIOS = '/configuracao/horario-atendimento'

/** What the address of that route carries while it shows the holidays. */
export const DOS_FERIADOS = { aba: 'feriados' } as const
