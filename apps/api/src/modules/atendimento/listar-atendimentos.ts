import { contratoAtendimento } from '@vetlume/dominio/atendimento'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { fimDoDia, inicioDoDia } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { figurasDe } from '../../infra/figura.ts'
import { visaoDe } from '../cadastros/index.ts'
import { listarAtendimentos, recorteDeAtendimentos, type Periodo } from './queries.ts'

type Entrada = EntradaLida<(typeof contratoAtendimento)['GET /atendimento']>

/** The periods are of days in the company's zone. */
function filtroDe(ctx: CtxCliente, { de, ate, realizadoDe, realizadoAte, ...filtro }: Entrada) {
  const { fuso } = ctx.ator
  const periodo = (primeiro: string | undefined, ultimo: string | undefined): Periodo => ({
    de: primeiro === undefined ? null : inicioDoDia(primeiro, fuso),
    ate: ultimo === undefined ? null : fimDoDia(ultimo, fuso),
  })
  return { ...filtro, ...periodo(de, ate), realizado: periodo(realizadoDe, realizadoAte) }
}

/** A page of atendimentos. */
export function listarOsAtendimentos({ ctx, input }: { ctx: CtxCliente; input: Entrada }) {
  const leitor = { usuario: ctx.ator.usuario, visao: visaoDe(ctx.ator) }
  return listarAtendimentos(ctx.tx, ctx.cliente, leitor, filtroDe(ctx, input), ctx.agora.toString())
}

export const figuraDeAtendimentos = figurasDe({
  rota: '/atendimento',
  entrada: contratoAtendimento['GET /atendimento'].entrada,
  recortar: (ctx: CtxCliente, input) =>
    recorteDeAtendimentos(ctx.cliente, visaoDe(ctx.ator), filtroDe(ctx, input), ctx.agora.toString()),
  medidas: {},
})
