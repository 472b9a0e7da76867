import { cedoDemais, podeMudar, type EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { horarioDoAgendamento } from './queries-horario.ts'

interface Marcado {
  estado: EstadoDoAgendamento
  inicio: string
  propostoEm: string | null
}

/**
 * Why an exam may not begin yet: its appointment is of a day to come. Null when it may, also without a time of its own, and
 * when the day has passed: what was done then is registered later.
 */
export function antesDoDia(
  horario: Marcado | null,
  { agoraMs, fuso }: { agoraMs: number; fuso: string },
): string | null {
  if (horario === null || !podeMudar(horario.estado) || horario.propostoEm !== null) return null
  const cedo = cedoDemais('iniciar', { inicio: horario.inicio, fuso }, agoraMs)
  return cedo === null ? null : `${cedo} Se o exame foi adiantado, remarque antes o horário.`
}

/** Throws TRANSICAO_INVALIDA while the day of its appointment did not come. */
export async function conferirDiaDoExame(ctx: CtxCliente, agendamento: string | null): Promise<void> {
  const horario = await horarioDoAgendamento(ctx.tx, ctx.cliente, agendamento)
  const mensagem = antesDoDia(horario, { agoraMs: ctx.agora.epochMilliseconds, fuso: ctx.ator.fuso })
  if (mensagem !== null) throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })
}
