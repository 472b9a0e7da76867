import type { CtxLivre } from '../../context.ts'
import { usarLink } from './links.ts'
import { confirmarConta } from './queries.ts'

/** From here on the person may sign in. */
export async function confirmarEmail({
  ctx,
  input,
}: {
  ctx: CtxLivre<null>
  input: { segredo: string }
}): Promise<void> {
  await ctx.emPlataforma(async ({ tx, agora, auditar }) => {
    const { usuario } = await usarLink(tx, { segredo: input.segredo, tipo: 'CONFIRMAR_EMAIL', agora })
    await confirmarConta(tx, usuario)
    auditar({ acao: 'confirmar-email', entidade: 'usuario', registro: usuario, mudancas: {} })
  })
}
