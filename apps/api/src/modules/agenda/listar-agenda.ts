import type { contratoAgenda } from '@vetlume/dominio/agenda'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { fimDoDia, inicioDoDia } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { visaoDe } from './policy.ts'
import { listarAgenda } from './queries.ts'

type Entrada = EntradaLida<(typeof contratoAgenda)['GET /agendamento']>

/** Appointments of a period, whose days are those of the company's zone. */
export function listarAgendamentos({ ctx, input }: { ctx: CtxCliente; input: Entrada }) {
  const { de, ate, ...filtro } = input
  const { fuso } = ctx.ator
  return listarAgenda(ctx.tx, ctx.cliente, visaoDe(ctx.ator), {
    ...filtro,
    de: de === undefined ? null : inicioDoDia(de, fuso),
    ate: ate === undefined ? null : fimDoDia(ate, fuso),
  })
}
