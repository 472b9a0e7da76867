import { ESTADOS_DO_AGENDAMENTO, type EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import type { CtxCliente } from '../../context.ts'
import { comoContagem, lerGrupo, type Figura } from '../../infra/figura.ts'
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
  const doDia = porDia(dia, filtros)
  const lidas = await lerGrupo(
    ctx.tx,
    figuraDaAgenda.porValor(ctx, doDia, { filtro: 'estado', valores: ESTADOS_DO_AGENDAMENTO }),
  )
  return {
    quantidade: Object.values(lidas).reduce((soma, { quantidade }) => soma + quantidade, 0),
    alvo: figuraDaAgenda.alvo(doDia),
    porEstado: estados
      .map((estado) => ({ estado, ...comoContagem(lidas[estado]) }))
      .filter(({ quantidade }) => quantidade > 0),
  }
}
