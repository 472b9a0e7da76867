import { permite, type Salto } from '../estado/index.ts'

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

interface Acao extends Salto<EstadoDoAtendimento> {
  readonly rotulo: string
  readonly exigeMotivo: boolean
}

/**
 * What people press. `concluir` writes the receivable and the repasses, `reabrir` cancels them: money exists exactly in the
 * states of `ESTADOS_COBRADOS`.
 */
const ACOES = {
  iniciar: { de: ['ABERTO'], para: 'EM_ANDAMENTO', rotulo: 'Iniciar', exigeMotivo: false },
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
} as const satisfies Record<string, Acao>

/** What nobody presses here: the beginning of its appointment is taken back, and it leaves the closing of its clinic. */
const CONSEQUENCIAS = {
  voltar: { de: ['EM_ANDAMENTO'], para: 'ABERTO' },
  devolver: { de: ['FATURADO'], para: 'CONCLUIDO' },
} as const satisfies Record<string, Salto<EstadoDoAtendimento>>

/** The one table of transitions, used by server and screen: every jump that an atendimento makes. */
export const TRANSICOES_DO_ATENDIMENTO = { ...ACOES, ...CONSEQUENCIAS }

export type AcaoDoAtendimento = keyof typeof ACOES
export type PassoDoAtendimento = keyof typeof TRANSICOES_DO_ATENDIMENTO
export const ACOES_DO_ATENDIMENTO = Object.keys(ACOES) as [AcaoDoAtendimento, ...AcaoDoAtendimento[]]

export const estadoPermite = (passo: PassoDoAtendimento, estado: EstadoDoAtendimento): boolean =>
  permite<EstadoDoAtendimento>(TRANSICOES_DO_ATENDIMENTO[passo], estado)

/** The request may still change: nothing was charged for it and it was not called off. */
export const ESTADOS_EDITAVEIS = [
  'ABERTO',
  'EM_ANDAMENTO',
  'AGUARDANDO_LAUDO',
] as const satisfies readonly EstadoDoAtendimento[]

/**
 * The exam was done and nothing was charged for it yet: a laudo of it may be begun, and the deadline of those that are not
 * signed runs. Before, there is only a request; after, the atendimento is closed.
 */
export const ESTADOS_COM_LAUDO_A_ESCREVER = ESTADOS_EDITAVEIS.filter((estado) => estado !== 'ABERTO')

/** The exam was done: its moment is fixed, and the deadline counts from it. */
export const exameRealizado = (estado: EstadoDoAtendimento): boolean => estado !== 'ABERTO' && estado !== 'CANCELADO'

/** A live receivable (unless the total is zero) and one repasse for each item exist in these states, and only in these. */
export const ESTADOS_COBRADOS = ['CONCLUIDO', 'FATURADO'] as const satisfies readonly EstadoDoAtendimento[]
