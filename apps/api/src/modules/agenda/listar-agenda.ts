import type { contratoAgenda } from '@vetlume/dominio/agenda'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { diaNaZona, fimDoDia, inicioDoDia } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { visaoDe } from './policy.ts'
import { listarAgenda } from './queries.ts'

type Entrada = EntradaLida<(typeof contratoAgenda)['GET /agendamento']>

/**
 * Appointments of a period, whose days are those of the company's zone. Without one the agenda looks ahead, as a paper one
 * does: what passed is found by its dates, or by its patient.
 */
export function listarAgendamentos({ ctx, input }: { ctx: CtxCliente; input: Entrada }) {
  const { de, ate, ...filtro } = input
  const { fuso } = ctx.ator
  const comPeriodo = [de, ate, filtro.codigo, filtro.animal].some((valor) => valor !== undefined)
  const desde = comPeriodo ? de : diaNaZona(ctx.agora.toString(), fuso)
  return listarAgenda(ctx.tx, ctx.cliente, visaoDe(ctx.ator), {
    ...filtro,
    de: desde === undefined ? null : inicioDoDia(desde, fuso),
    ate: ate === undefined ? null : fimDoDia(ate, fuso),
  })
}
