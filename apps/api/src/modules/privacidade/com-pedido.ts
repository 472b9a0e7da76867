import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { pedidoPorChave, travarPedido, type PedidoTravado } from './queries-pedido.ts'

type Ctx = CtxLivre<null>
type Interno = CtxCliente<null>

/** Finds the tenant of a secret link and goes on under it, with the request locked. Throws NAO_ENCONTRADO. */
export async function comPedido<T>(
  ctx: Ctx,
  chave: string,
  seguir: (interno: Interno, pedido: PedidoTravado) => Promise<T>,
): Promise<T> {
  const { cliente, codigo } = exigir(await ctx.emPlataforma(({ tx }) => pedidoPorChave(tx, chave)))
  return ctx.emCliente(cliente, async (interno) =>
    seguir(interno, exigir(await travarPedido(interno.tx, interno.cliente, codigo))),
  )
}
