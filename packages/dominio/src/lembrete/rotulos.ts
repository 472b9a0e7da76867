/** What somebody may answer to a reminder. `OUTRO_HORARIO` is a no that wants to come. */
export const RESPOSTAS_AO_LEMBRETE = ['CONFIRMADO', 'RECUSADO', 'OUTRO_HORARIO'] as const
export type RespostaAoLembrete = (typeof RESPOSTAS_AO_LEMBRETE)[number]

export const ROTULOS_DA_RESPOSTA: Readonly<Record<RespostaAoLembrete, string>> = {
  CONFIRMADO: 'Confirmou pelo link',
  RECUSADO: 'Avisou que não poderá',
  OUTRO_HORARIO: 'Pediu outro horário',
}

/** What the page of the link finds: only `ABERTO` still takes an answer. */
export const SITUACOES_DO_LEMBRETE = [
  'ABERTO',
  'RESPONDIDO',
  'CONFIRMADO',
  'REMARCADO',
  'CANCELADO',
  'PASSADO',
] as const
export type SituacaoDoLembrete = (typeof SITUACOES_DO_LEMBRETE)[number]
