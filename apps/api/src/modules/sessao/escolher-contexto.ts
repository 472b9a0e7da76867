import type { SessaoDeContexto } from '@vetlume/dominio/sessao'
import type { CtxPlataforma } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { atorNoContexto, pessoaDaSessao, type Contexto } from './ator.ts'

/** Puts the session in a company or in a partner clinic; the session keeps it, so that renewals do too. */
export async function escolherContexto({
  ctx,
  input,
}: {
  ctx: CtxPlataforma
  input: Contexto
}): Promise<{ token: string; sessao: SessaoDeContexto }> {
  const { tx, ator, agora, servicos } = ctx
  const pessoa = exigir(await pessoaDaSessao(tx, ator))
  const { ator: novo, sessao } = await atorNoContexto(tx, pessoa, input)
  await tx
    .updateTable('sessao')
    .set({ cliente: novo.cliente, parceiro: novo.parceiro, especialista: novo.especialista, suporte: null })
    .where('codigo', '=', ator.sessao)
    .execute()
  return { token: await servicos.tokens.emitir(novo, agora), sessao }
}
