import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDosCadastros } from '../cadastros/index.ts'
import { vePartes } from './policy.ts'
import { donoDasPartes, type DonoDasPartes } from './queries.ts'

/**
 * The specialist whose parts somebody reads or, with `travar`, changes: two changes take turns. Throws NAO_ENCONTRADO for
 * who does not reach them, as for a specialist that does not exist.
 */
export async function exigirPartes(
  ctx: Pick<CtxCliente, 'tx' | 'cliente' | 'ator'>,
  codigo: string,
  { travar = false } = {},
): Promise<DonoDasPartes> {
  const alcanca = vePartes(visaoDosCadastros(ctx.ator), codigo)
  return exigir(alcanca ? await donoDasPartes(ctx.tx, ctx.cliente, codigo, { travar }) : undefined)
}
