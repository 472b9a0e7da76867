import { contratoAgenda } from '@vetlume/dominio/agenda'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { diaNaZona, fimDoDia, inicioDoDia } from '@vetlume/dominio/tempo'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { figurasDe } from '../../infra/figura.ts'
import { visaoDe } from '../cadastros/index.ts'
import { listarAgenda, MEDIDAS_DA_AGENDA, recorteDaAgenda } from './queries.ts'

type Entrada = EntradaLida<(typeof contratoAgenda)['GET /agendamento']>

/**
 * The days are those of the company's zone. Without a period the agenda looks ahead, as a paper one does: what passed is
 * found by its dates, or by its patient.
 */
function filtroDe(ctx: CtxCliente, { de, ate, ...filtro }: Entrada) {
  const { fuso } = ctx.ator
  const comPeriodo = [de, ate, filtro.codigo, filtro.animal].some((valor) => valor !== undefined)
  const desde = comPeriodo ? de : diaNaZona(ctx.agora.toString(), fuso)
  return {
    ...filtro,
    de: desde === undefined ? null : inicioDoDia(desde, fuso),
    ate: ate === undefined ? null : fimDoDia(ate, fuso),
  }
}

export function listarAgendamentos({ ctx, input }: { ctx: CtxCliente; input: Entrada }) {
  return listarAgenda(ctx.tx, ctx.cliente, visaoDe(ctx.ator), filtroDe(ctx, input))
}

export const figuraDaAgenda = figurasDe({
  rota: '/agenda/agenda-atendimento',
  entrada: contratoAgenda['GET /agendamento'].entrada,
  recortar: (ctx: CtxCliente, input) => recorteDaAgenda(ctx.cliente, visaoDe(ctx.ator), filtroDe(ctx, input)),
  medidas: MEDIDAS_DA_AGENDA,
  grupos: { estado: sql`g.estado`, especialista: sql`g.especialista` },
})
