import type { Pendencia } from '@vetlume/dominio/laudo'
import { verificarLaudo } from '@vetlume/dominio/laudo/verificacao'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { paraVerificar } from './apresentar.ts'
import { laudoVisivel } from './queries.ts'
import { laudoInteiro } from './laudo-inteiro.ts'

/** The pre-signature check, as the signature itself will do it. */
export async function conferirLaudo({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<{ pendencias: Pendencia[] }> {
  const { tx, cliente, ator } = ctx
  const { codigo } = exigir(await laudoVisivel(tx, cliente, visaoDe(ator), input.codigo))
  return { pendencias: verificarLaudo(paraVerificar(await laudoInteiro(tx, cliente, codigo))) }
}
