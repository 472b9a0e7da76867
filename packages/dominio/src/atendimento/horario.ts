import * as z from 'zod/mini'
import {
  confirmacoes,
  REGRA_DA_ESPECIALIDADE,
  REGRA_DO_PLANO,
  ocupaHorario,
  type EstadoDoAgendamento,
} from '../agenda/index.ts'
import { paragrafosOpcionais } from '../cadastro/index.ts'
import { codigo, data, instante, opcional, versao } from '../contrato/index.ts'

const hora = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Informe a hora como 09:00.'))

/** Most windows that a clinic may ask for. */
export const MAXIMO_DE_JANELAS = 5

/** When the clinic would like the exam to be, on the company's clock. */
export const janelaDoPedido = z
  .object({ dia: data, inicio: hora, fim: hora })
  .check(z.refine(({ inicio, fim }) => inicio < fim, { path: ['fim'], error: 'O fim vem depois do começo.' }))
export type JanelaDoPedido = z.infer<typeof janelaDoPedido>

const semRepetir = (janelas: readonly JanelaDoPedido[]): boolean =>
  new Set(janelas.map(({ dia, inicio }) => `${dia} ${inicio}`)).size === janelas.length

/** None is any time at all. */
export const janelasDoPedido = z
  .array(janelaDoPedido)
  .check(
    z.maxLength(MAXIMO_DE_JANELAS, `Informe até ${MAXIMO_DE_JANELAS} horários de preferência.`),
    z.refine(semRepetir, 'O mesmo horário está duas vezes.'),
  )

/** Where and when the company puts a request; without `fim`, as long as the services take. */
export const horarioDoPedido = z
  .object({ codigo, versao, especialista: codigo, inicio: instante, fim: opcional(instante), ...confirmacoes })
  .check(
    z.refine(({ inicio, fim }) => fim === null || Date.parse(fim) > Date.parse(inicio), {
      path: ['fim'],
      error: 'O fim vem depois do começo.',
    }),
    REGRA_DO_PLANO,
    REGRA_DA_ESPECIALIDADE,
  )
export type HorarioDoPedido = z.output<typeof horarioDoPedido>

const motivo = paragrafosOpcionais(300)
const FALTA_O_MOTIVO = 'Informe o motivo.'

export const recusaDoPedido = z
  .object({ codigo, versao, motivo })
  .check(z.refine((recusa) => recusa.motivo !== null, { path: ['motivo'], error: FALTA_O_MOTIVO }))

export const respostaDaProposta = z
  .object({ codigo, versao, aceita: z.boolean(), motivo })
  .check(
    z.refine((resposta) => resposta.aceita || resposta.motivo !== null, { path: ['motivo'], error: FALTA_O_MOTIVO }),
  )

/** What decides what may be done about the time of an atendimento; null when it never had one. */
export type HorarioAtual = { readonly estado: EstadoDoAgendamento; readonly propostoEm: string | null } | null

/** Another time than the clinic asked for was proposed, and its answer is awaited. */
export const esperaResposta = (horario: HorarioAtual): boolean =>
  horario !== null && horario.estado === 'RESERVADO' && horario.propostoEm !== null

/** The company may give it a time: it has none, lost the one it had, or the one proposed is still to be answered. */
export const esperaHorario = (horario: HorarioAtual): boolean =>
  horario === null || !ocupaHorario(horario.estado) || esperaResposta(horario)
