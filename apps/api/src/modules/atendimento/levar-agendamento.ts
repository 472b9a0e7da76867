import { podeMudar, type EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import type { AcaoDoAtendimento } from '@vetlume/dominio/atendimento'
import type { CtxCliente } from '../../context.ts'
import {
  alterarAgendamento,
  auditarAgendamento,
  fichaInteira,
  linhaDoAgendamento,
  passoContado,
  publicarNaAgenda,
  registrarNoAgendamento,
  type LinhaDoAgendamento,
  type PassoDoAgendamento,
} from '../agenda/index.ts'
import type { LinhaDeAtendimento } from './queries.ts'

interface Passo {
  para: EstadoDoAgendamento
  /** As the agenda tells it to the other side; null tells nobody. */
  acao: PassoDoAgendamento
  texto: string
  motivo?: string
}

const iniciado: Passo = { para: 'EM_ATENDIMENTO', acao: 'iniciar', texto: 'Exame iniciado' }
const realizado: Passo = { para: 'REALIZADO', acao: 'realizar', texto: 'Exame realizado' }
/** Somebody examined without waiting for a time: the request is not one any more, and nobody was refused. */
const semHorario: Passo = {
  para: 'CANCELADO',
  acao: null,
  texto: 'O exame começou sem horário marcado',
  motivo: 'O exame começou sem horário marcado.',
}

const antesDoExame = (estado: EstadoDoAgendamento) => estado === 'SOLICITADO' || podeMudar(estado)

/**
 * Where an appointment goes when its atendimento takes a step; null stays. It may jump steps of the agenda's own table
 * (an exam starts although nobody confirmed), and an exam called off midway is called off there too.
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
      const vivo = antesDoExame(estado) || estado === 'EM_ATENDIMENTO'
      return vivo ? { para: 'CANCELADO', acao: 'cancelar', texto, motivo: motivo ?? '' } : null
    }
    case 'faturar':
    case 'reabrir':
      return null
  }
}

const colunasDo = ({ para, motivo }: Passo, g: LinhaDoAgendamento, animal: string, agora: string) => ({
  estado: para,
  animal: g.animal ?? animal,
  ...(motivo === undefined ? {} : { motivo }),
  ...(para === 'CANCELADO' ? {} : { proposto_em: null }),
  ...(para === 'EM_ATENDIMENTO' ? { passo_de: g.estado, passo_em: agora } : { passo_de: null, passo_em: null }),
})

/** Takes the appointment along with its atendimento, whose row is already held. */
export async function levarAgendamento(
  ctx: CtxCliente,
  { agendamento, animal }: Pick<LinhaDeAtendimento, 'agendamento' | 'animal'>,
  acao: AcaoDoAtendimento,
  motivo: string | null,
): Promise<void> {
  if (agendamento === null) return
  const g = await linhaDoAgendamento(ctx, { tipo: 'EMPRESA' }, agendamento, { travar: true })
  const passo = g === undefined ? null : passoDa(acao, g.estado, motivo)
  if (g === undefined || passo === null) return
  const antes = await fichaInteira(ctx, agendamento)
  await alterarAgendamento(ctx, agendamento, colunasDo(passo, g, animal, ctx.agora.toString()))
  await registrarNoAgendamento(ctx, [
    { agendamento, tipo: (passo.acao ?? 'cancelar').toUpperCase(), texto: passo.texto },
  ])
  const depois = await fichaInteira(ctx, agendamento)
  auditarAgendamento(ctx, { acao: (passo.acao ?? 'cancelar').toUpperCase(), antes, depois })
  const { especialista, parceiro, inicio } = g
  publicarNaAgenda(ctx, 'mudou', [{ agendamento, especialista, parceiro, inicio }], passoContado(passo.acao, g))
}
