import type { TutorCompleto } from '@vetlume/dominio/tutor'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { alcanceDo } from '../cadastros/index.ts'
import { registrarAcesso } from '../historico/index.ts'
import { permissoesDaFicha } from './policy.ts'
import { fichaDoTutor } from './queries.ts'

export async function verTutor({ ctx, input }: { ctx: CtxCliente; input: { codigo: string } }): Promise<TutorCompleto> {
  const alcance = alcanceDo(ctx.ator)
  const ficha = exigir(await fichaDoTutor(ctx.tx, ctx.cliente, alcance, input.codigo))
  await registrarAcesso(ctx, 'tutor', ficha.codigo)
  return { ...ficha, permissoes: permissoesDaFicha(ctx.ator, alcance, ficha) }
}
