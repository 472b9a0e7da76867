import type { AnimalCompleto } from '@vetlume/dominio/animal'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDosCadastros } from '../cadastros/index.ts'
import { registrarAcesso } from '../historico/index.ts'
import { responderFicha } from './ficha.ts'
import { fichaDoAnimal } from './queries.ts'

export async function verAnimal({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<AnimalCompleto> {
  const visao = visaoDosCadastros(ctx.ator)
  const ficha = exigir(await fichaDoAnimal(ctx.tx, ctx.cliente, visao, input.codigo))
  registrarAcesso(ctx, 'animal', ficha.codigo, { soIsso: true })
  return responderFicha(ctx, visao, ficha)
}
