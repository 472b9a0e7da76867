import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { problemaDaSenha } from '@vetlume/dominio/conta'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxLivre } from '../../context.ts'
import { cifrarSenha } from '../../infra/senha.ts'
import { enfileirarEmail } from '../email/index.ts'
import { revogarSessoes } from '../sessao/index.ts'
import { usarLink } from './links.ts'
import { travarConta, trocarSenha } from './queries.ts'

/** Sets the password, ends every session of the person and tells them so. Answers the sessions that ended. */
export async function redefinirSenha({
  ctx,
  input,
}: {
  ctx: CtxLivre<null>
  input: { segredo: string; senha: string }
}): Promise<string[]> {
  const { segredo, senha } = input
  const senhaHash = await cifrarSenha(senha)
  return ctx.emPlataforma(async ({ tx, agora, auditar }) => {
    const link = await usarLink(tx, { segredo, tipo: 'DEFINIR_SENHA', agora })
    const conta = await travarConta(tx, link.usuario)
    if (conta === undefined || !conta.ativo) throw new ErroDeDominio('USUARIO_INATIVO')
    // Refusing undoes the use of the link: the person may try again with another password.
    const problema = problemaDaSenha(senha, [conta.nome, conta.email])
    if (problema !== null) throw new ErroDeDominio('VALIDACAO', { campos: { senha: problema } })
    const { codigo, cliente, email, nome } = conta
    await trocarSenha(tx, codigo, senhaHash)
    const sessoes = await revogarSessoes(tx, { usuario: codigo, motivo: 'SENHA' }, agora.toString())
    const dados = { nome, quando: agora.toString(), fuso: ZONA_PADRAO }
    await enfileirarEmail(
      tx,
      { cliente, chave: `senha-alterada:${link.codigo}`, para: email, modelo: 'senha-alterada', dados },
      agora,
    )
    auditar({ acao: 'redefinir-senha', entidade: 'usuario', registro: codigo, mudancas: {} })
    return sessoes
  })
}
