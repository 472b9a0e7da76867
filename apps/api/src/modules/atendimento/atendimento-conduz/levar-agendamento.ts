import { podeMudar, type EstadoDoAgendamento, type PassoDoAgendamento } from '@vetlume/dominio/agenda'
import type { AcaoDoAtendimento } from '@vetlume/dominio/atendimento'
import type { AcaoDaTrilha } from '@vetlume/dominio/historico'
import type { CtxCliente } from '../../../context.ts'
import {
  auditarAgendamento,
  darPassoNoAgendamento,
  fichaDaTrilha,
  linhaDoAgendamento,
  passoContado,
  publicarNaAgenda,
  registrarNoAgendamento,
  type LinhaDoAgendamento,
  type PassoContado,
} from '../../agenda/index.ts'
import type { LinhaDeAtendimento } from '../queries.ts'

/** How trail and timeline of the appointment call each step: as that of who does it there. */
const TIPOS = {
  examinar: 'INICIAR',
  encerrar: 'REALIZAR',
  cancelar: 'CANCELAR',
  interromper: 'CANCELAR',
} as const satisfies Partial<Record<PassoDoAgendamento, AcaoDaTrilha>>

interface Passo {
  passo: keyof typeof TIPOS
  /** As the agenda tells it to the other side; null tells nobody. */
  acao: PassoContado
  texto: string
  motivo?: string
}

const iniciado: Passo = { passo: 'examinar', acao: 'iniciar', texto: 'Exame iniciado' }
const realizado: Passo = { passo: 'encerrar', acao: 'realizar', texto: 'Exame realizado' }
/** Somebody examined without waiting for a time: the request is not one any more, and nobody was refused. */
const semHorario: Passo = {
  passo: 'cancelar',
  acao: null,
  texto: 'O exame começou sem horário marcado',
  motivo: 'O exame começou sem horário marcado.',
}

const antesDoExame = (estado: EstadoDoAgendamento) => estado === 'SOLICITADO' || podeMudar(estado)

/**
 * Where an appointment goes when its atendimento takes a step; null stays. It may leave out what
 * people do in the agenda (an exam starts although nobody confirmed), and an exam called off midway is called off there too.
 */
function passoDa(acao: AcaoDoAtendimento, estado: EstadoDoAgendamento, motivo: string | null): Passo | null {
  switch (acao) {
    case 'iniciar':
    case 'finalizarExame':
    case 'concluir': {
      if (estado === 'SOLICITADO') return semHorario
      if (acao !== 'iniciar' && estado === 'EM_ATENDIMENTO') return realizado
      return podeMudar(estado) ? (acao === 'iniciar' ? iniciado : realizado) : null
    }
    case 'cancelar': {
      const texto = `Cancelado: ${motivo ?? ''}`
      const cancelado = { acao: 'cancelar', texto, motivo: motivo ?? '' } as const
      if (estado === 'EM_ATENDIMENTO') return { passo: 'interromper', ...cancelado }
      return antesDoExame(estado) ? { passo: 'cancelar', ...cancelado } : null
    }
    case 'faturar':
    case 'reabrir':
      return null
  }
}

const colunasDo = ({ motivo }: Passo, g: LinhaDoAgendamento, animal: string) => ({
  animal: g.animal ?? animal,
  ...(motivo === undefined ? { proposto_em: null } : { motivo }),
})

/** Takes the appointment along with its atendimento, whose row is already held. */
export async function levarAgendamento(
  ctx: CtxCliente,
  { agendamento, animal }: Pick<LinhaDeAtendimento, 'agendamento' | 'animal'>,
  acao: AcaoDoAtendimento,
  motivo: string | null,
): Promise<void> {
  if (agendamento === null) return
  const g = await linhaDoAgendamento(ctx.tx, ctx.cliente, { tipo: 'EMPRESA' }, agendamento, { travar: true })
  const passo = g === undefined ? null : passoDa(acao, g.estado, motivo)
  if (g === undefined || passo === null) return
  const antes = await fichaDaTrilha(ctx, agendamento)
  await darPassoNoAgendamento(ctx, g, passo.passo, colunasDo(passo, g, animal))
  const tipo = TIPOS[passo.passo]
  await registrarNoAgendamento(ctx, [{ agendamento, tipo, texto: passo.texto }])
  const depois = await fichaDaTrilha(ctx, agendamento)
  auditarAgendamento(ctx, { acao: tipo, antes, depois })
  const { especialista, parceiro, inicio } = g
  publicarNaAgenda(ctx, 'mudou', [{ agendamento, especialista, parceiro, inicio }], passoContado(passo.acao, g))
}
