import { problemaDaSenha } from '@vetlume/dominio/conta'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxLivre } from '../../context.ts'
import { cifrarSenha } from '../../infra/senha.ts'
import { usarLink } from './links.ts'
import { aceitarConta, travarConta } from './queries.ts'

/** The invited person sets the password and agrees with the terms: nobody else ever knew a password of theirs. */
export async function aceitarConvite({
  ctx,
  input: { segredo, senha, versaoTermos },
}: {
  ctx: CtxLivre<null>
  input: { segredo: string; senha: string; versaoTermos: string }
}): Promise<void> {
  const senhaHash = await cifrarSenha(senha)
  await ctx.emPlataforma(async ({ tx, agora, auditar }) => {
    const { usuario } = await usarLink(tx, { segredo, tipo: 'CONVITE', agora })
    const conta = await travarConta(tx, usuario)
    if (conta === undefined || !conta.ativo) throw new ErroDeDominio('USUARIO_INATIVO')
    // Refusing undoes the use of the link: the person may try again with another password.
    const problema = problemaDaSenha(senha, [conta.nome, conta.email])
    if (problema !== null) throw new ErroDeDominio('VALIDACAO', { campos: { senha: problema } })
    await aceitarConta(tx, { usuario, senhaHash, versao: versaoTermos, endereco: ctx.endereco }, agora.toString())
    auditar({ acao: 'ACEITAR_CONVITE', entidade: 'usuario', registro: usuario, mudancas: {} })
  })
}
