import type { TutorDuplicado } from '@vetlume/dominio/tutor'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { fichaDoTutor } from './queries.ts'
import { tutoresParecidos } from './queries-uniao.ts'

/** Tutors who may be the same person as this one, for somebody to compare. */
export async function listarTutoresDuplicados({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<TutorDuplicado[]> {
  const { nome, unidoA } = exigir(await fichaDoTutor(ctx.tx, ctx.cliente, { tipo: 'EMPRESA' }, input.codigo))
  if (unidoA !== null) return []
  const nomes = nome.split(' ')
  const primeiroEUltimo = [...new Set([nomes[0], nomes.at(-1)])].join(' ')
  return tutoresParecidos(ctx.tx, ctx.cliente, input.codigo, primeiroEUltimo)
}
