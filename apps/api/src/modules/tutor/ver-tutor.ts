import type { TutorCompleto } from '@vetlume/dominio/tutor'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDosCadastros } from '../cadastros/index.ts'
import { registrarAcesso } from '../historico/index.ts'
import { permissoesDaFicha } from './policy.ts'
import { fichaDoTutor } from './queries.ts'

export async function verTutor({ ctx, input }: { ctx: CtxCliente; input: { codigo: string } }): Promise<TutorCompleto> {
  const visao = visaoDosCadastros(ctx.ator)
  const ficha = exigir(await fichaDoTutor(ctx.tx, ctx.cliente, visao, input.codigo))
  registrarAcesso(ctx, 'tutor', ficha.codigo, { soIsso: true })
  return { ...ficha, permissoes: permissoesDaFicha(ctx.ator, visao, ficha) }
}
