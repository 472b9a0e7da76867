import type { contratoAtendimento } from '@vetlume/dominio/atendimento'
import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { apresentarComentario } from './mudar-comentario.ts'
import { comentariosDe, consultaDosComentarios } from './queries-conversa.ts'
import { lerLinha } from './queries.ts'

type Rota = (typeof contratoAtendimento)['GET /atendimento/:codigo/comentario']

/** The page of the talk before a comment that the screen already has. */
export async function listarComentarios({
  ctx,
  input: { codigo, antes },
}: {
  ctx: CtxCliente
  input: EntradaLida<Rota>
}): Promise<RespostaDe<Rota>> {
  exigir(await lerLinha(ctx.tx, ctx.cliente, visaoDe(ctx.ator), codigo))
  const { rows } = await consultaDosComentarios(ctx.cliente, codigo, antes).execute(ctx.tx)
  const { itens, haAnteriores } = comentariosDe(rows)
  return { itens: itens.map((comentario) => apresentarComentario(ctx, comentario)), haAnteriores }
}
