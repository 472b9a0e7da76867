import type { EntradaLida } from '@vetlume/dominio/contrato'
import { contratoLaudo } from '@vetlume/dominio/laudo'
import type { CtxCliente } from '../../context.ts'
import { figurasDe } from '../../infra/figura.ts'
import { visaoDe } from '../cadastros/index.ts'
import { listarPorVisao, recorteDeLaudos } from './queries-lista.ts'

type Entrada = EntradaLida<(typeof contratoLaudo)['GET /laudo']>

export function listarLaudos({ ctx, input }: { ctx: CtxCliente; input: Entrada }) {
  return listarPorVisao(ctx.tx, ctx.cliente, visaoDe(ctx.ator), input, ctx.agora.toString())
}

export const figuraDeLaudos = figurasDe({
  rota: '/laudo',
  entrada: contratoLaudo['GET /laudo'].entrada,
  recortar: (ctx: CtxCliente, input) => recorteDeLaudos(ctx.cliente, visaoDe(ctx.ator), input, ctx.agora.toString()),
  medidas: {},
})
