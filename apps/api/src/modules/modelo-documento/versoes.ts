import type { ItemDeVersao, VersaoDoModelo } from '@vetlume/dominio/modelo-documento'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { lerVersao, versoesDoModelo } from './queries-versao.ts'

interface Chamada<I> {
  ctx: CtxCliente
  input: I
}

/** Every model has a version: none at all means that the model is not there, or is not of this company. */
export async function listarVersoes({ ctx, input }: Chamada<{ codigo: string }>): Promise<ItemDeVersao[]> {
  const versoes = await versoesDoModelo(ctx.tx, ctx.cliente, input.codigo)
  exigir(versoes[0])
  return versoes
}

export async function verVersao({ ctx, input }: Chamada<{ codigo: string; versao: string }>): Promise<VersaoDoModelo> {
  return exigir(await lerVersao(ctx.tx, ctx.cliente, input.codigo, { codigo: input.versao }))
}
