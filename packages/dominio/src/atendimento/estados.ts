export const ESTADOS_DO_ATENDIMENTO = [
  'ABERTO',
  'EM_ANDAMENTO',
  'AGUARDANDO_LAUDO',
  'CONCLUIDO',
  'FATURADO',
  'CANCELADO',
] as const
export type EstadoDoAtendimento = (typeof ESTADOS_DO_ATENDIMENTO)[number]

export const ROTULOS_DO_ATENDIMENTO: Readonly<Record<EstadoDoAtendimento, string>> = {
  ABERTO: 'Aberto',
  EM_ANDAMENTO: 'Em andamento',
  AGUARDANDO_LAUDO: 'Aguardando laudo',
  CONCLUIDO: 'Concluído',
  FATURADO: 'Faturado',
  CANCELADO: 'Cancelado',
}

type Transicao = {
  readonly de: readonly EstadoDoAtendimento[]
  readonly para: EstadoDoAtendimento
  readonly rotulo: string
  readonly exigeMotivo: boolean
}

/**
 * One transition table, used by server and screen. `concluir` writes the receivable and the repasses, `reabrir`
 * cancels them: money exists exactly in the states of `ESTADOS_COBRADOS`. `voltar` is no action of anybody: it is what taking
 * back the beginning of its appointment does.
 */
export const TRANSICOES_DO_ATENDIMENTO = {
  iniciar: { de: ['ABERTO'], para: 'EM_ANDAMENTO', rotulo: 'Iniciar', exigeMotivo: false },
  voltar: { de: ['EM_ANDAMENTO'], para: 'ABERTO', rotulo: 'Desfazer início', exigeMotivo: false },
  finalizarExame: { de: ['EM_ANDAMENTO'], para: 'AGUARDANDO_LAUDO', rotulo: 'Finalizar exame', exigeMotivo: false },
  concluir: { de: ['EM_ANDAMENTO', 'AGUARDANDO_LAUDO'], para: 'CONCLUIDO', rotulo: 'Concluir', exigeMotivo: false },
  faturar: { de: ['CONCLUIDO'], para: 'FATURADO', rotulo: 'Marcar como faturado', exigeMotivo: false },
  reabrir: {
    de: ['CONCLUIDO', 'FATURADO'],
    para: 'AGUARDANDO_LAUDO',
    rotulo: 'Desfazer conclusão',
    exigeMotivo: true,
  },
  cancelar: {
    de: ['ABERTO', 'EM_ANDAMENTO', 'AGUARDANDO_LAUDO'],
    para: 'CANCELADO',
    rotulo: 'Cancelar atendimento',
    exigeMotivo: true,
  },
} as const satisfies Record<string, Transicao>

export type PassoDoAtendimento = keyof typeof TRANSICOES_DO_ATENDIMENTO
export type AcaoDoAtendimento = Exclude<PassoDoAtendimento, 'voltar'>
const passos = Object.keys(TRANSICOES_DO_ATENDIMENTO) as PassoDoAtendimento[]
export const ACOES_DO_ATENDIMENTO = passos.filter((passo) => passo !== 'voltar') as [
  AcaoDoAtendimento,
  ...AcaoDoAtendimento[],
]

export function estadoPermite(acao: AcaoDoAtendimento, estado: EstadoDoAtendimento): boolean {
  const de: readonly EstadoDoAtendimento[] = TRANSICOES_DO_ATENDIMENTO[acao].de
  return de.includes(estado)
}

/** The request may still change: nothing was charged for it and it was not called off. */
export const ESTADOS_EDITAVEIS = [
  'ABERTO',
  'EM_ANDAMENTO',
  'AGUARDANDO_LAUDO',
] as const satisfies readonly EstadoDoAtendimento[]

/** A live receivable (unless the total is zero) and one repasse for each item exist in these states, and only in these. */
export const ESTADOS_COBRADOS = ['CONCLUIDO', 'FATURADO'] as const satisfies readonly EstadoDoAtendimento[]
