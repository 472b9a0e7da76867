import type { SessaoDeContexto } from '@vetlume/dominio/sessao'
import type { CtxPlataforma } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { atorNoContexto, type Contexto } from './ator.ts'

/** Puts the session in a company or in a partner clinic; the session keeps it, so that renewals do too. */
export async function escolherContexto({
  ctx,
  input,
}: {
  ctx: CtxPlataforma
  input: Contexto
}): Promise<{ token: string; sessao: SessaoDeContexto }> {
  const { tx, ator, agora, servicos } = ctx
  const usuario = exigir(
    await tx.selectFrom('usuario').select('perfis').where('codigo', '=', ator.usuario).executeTakeFirst(),
  )
  const pessoa = { ...ator, perfis: usuario.perfis as typeof ator.perfis }
  const { ator: novo, sessao } = await atorNoContexto(tx, pessoa, input)
  await tx
    .updateTable('sessao')
    .set({ cliente: novo.cliente, parceiro: novo.parceiro, especialista: novo.especialista })
    .where('codigo', '=', ator.sessao)
    .execute()
  return { token: await servicos.tokens.emitir(novo, agora), sessao }
}
