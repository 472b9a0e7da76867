import type { contratoAtendimento } from '@vetlume/dominio/atendimento'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { fimDoDia, inicioDoDia } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { visaoDe } from '../agenda/index.ts'
import { listarAtendimentos } from './queries.ts'

type Entrada = EntradaLida<(typeof contratoAtendimento)['GET /atendimento']>

/** A page of atendimentos; the period is of days in the company's zone. */
export function listarOsAtendimentos({ ctx, input }: { ctx: CtxCliente; input: Entrada }) {
  const { de, ate, ...filtro } = input
  const { fuso } = ctx.ator
  const periodo = {
    de: de === undefined ? null : inicioDoDia(de, fuso),
    ate: ate === undefined ? null : fimDoDia(ate, fuso),
  }
  const leitor = { usuario: ctx.ator.usuario, visao: visaoDe(ctx.ator) }
  return listarAtendimentos(ctx.tx, ctx.cliente, leitor, { ...filtro, ...periodo }, ctx.agora.toString())
}
