import type { EntradaLida } from '@vetlume/dominio/contrato'
import type { contratoLaudo } from '@vetlume/dominio/laudo'
import type { CtxCliente } from '../../context.ts'
import { visaoDe } from '../agenda/index.ts'
import { listarPorVisao } from './queries-lista.ts'

type Entrada = EntradaLida<(typeof contratoLaudo)['GET /laudo']>

export function listarLaudos({ ctx, input }: { ctx: CtxCliente; input: Entrada }) {
  return listarPorVisao(ctx.tx, ctx.cliente, visaoDe(ctx.ator), input, ctx.agora.toString())
}
