import type { LaudoAnterior } from '@vetlume/dominio/laudo'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { laudoVisivel } from './queries.ts'
import { laudosAnteriores } from './queries-anteriores.ts'

/** The signed laudos of the patient that this person may open, for their texts to be brought into this one. */
export async function listarAnteriores({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<LaudoAnterior[]> {
  const { tx, cliente, ator } = ctx
  const visao = visaoDe(ator)
  const { codigo } = exigir(await laudoVisivel(tx, cliente, visao, input.codigo))
  return laudosAnteriores(tx, cliente, visao, codigo)
}
