import { ESTADOS_DO_AGENDAMENTO, type EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import type { CtxCliente } from '../../context.ts'
import { comoContagem, lerFiguras, type Figura } from '../../infra/figura.ts'
import { figuraDaAgenda } from '../agenda/index.ts'
import type { Intervalo } from './calendario.ts'

const porDia = ({ de, ate }: Intervalo, filtros: Record<string, string> = {}) => ({ de, ate, ...filtros })

export const noDia = (ctx: CtxCliente, dia: Intervalo, filtros: Record<string, string> = {}): Figura =>
  figuraDaAgenda(ctx, porDia(dia, filtros))

/** A day of the agenda: all of it, and how many in each state. `filtros` says which appointments are meant. */
export async function agendaDoDia(
  ctx: CtxCliente,
  dia: Intervalo,
  {
    filtros,
    estados = ESTADOS_DO_AGENDAMENTO,
  }: { filtros: Record<string, string>; estados?: readonly EstadoDoAgendamento[] },
) {
  const lidas = await lerFiguras(ctx.tx, {
    TODOS: noDia(ctx, dia, filtros),
    ...(Object.fromEntries(estados.map((estado) => [estado, noDia(ctx, dia, { ...filtros, estado })])) as Record<
      EstadoDoAgendamento,
      Figura
    >),
  })
  return {
    ...comoContagem(lidas.TODOS),
    porEstado: estados
      .map((estado) => ({ estado, ...comoContagem(lidas[estado]) }))
      .filter(({ quantidade }) => quantidade > 0),
  }
}
