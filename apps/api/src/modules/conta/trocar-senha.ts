import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { problemaDaSenha } from '@vetlume/dominio/conta'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { randomUUID } from 'node:crypto'
import type { CtxLivre } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { cifrarSenha } from '../../infra/senha.ts'
import type { Ator } from '../../infra/token.ts'
import { enfileirarEmail } from '../email/index.ts'
import { exigirSenha, revogarSessoes } from '../sessao/index.ts'
import { anularLinks } from './links.ts'
import { travarConta, trocarSenha } from './queries.ts'

/**
 * Changes one's own password. Every other session ends, and links on their way stop working; this one goes on with the
 * token of the answer. `encerradas`: for the process to forget them at once.
 */
export async function trocarMinhaSenha({
  ctx,
  input: { senhaAtual, senha },
}: {
  ctx: CtxLivre<Ator>
  input: { senhaAtual: string; senha: string }
}): Promise<{ token: string; encerradas: string[] }> {
  const { ator } = ctx
  await exigirSenha(ctx, senhaAtual, 'senhaAtual')
  const senhaHash = await cifrarSenha(senha)
  return ctx.emPlataforma(async ({ tx, agora, servicos, auditar }) => {
    const { nome, email, cliente } = exigir(await travarConta(tx, ator.usuario))
    const problema =
      senha === senhaAtual ? 'Escolha uma senha diferente da atual.' : problemaDaSenha(senha, [nome, email])
    if (problema !== null) throw new ErroDeDominio('VALIDACAO', { campos: { senha: problema } })
    const versao = await trocarSenha(tx, ator.usuario, senhaHash)
    await anularLinks(tx, ator.usuario, 'DEFINIR_SENHA', agora)
    const encerradas = await revogarSessoes(
      tx,
      { usuario: ator.usuario, menos: ator.sessao, motivo: 'SENHA' },
      agora.toString(),
    )
    const dados = { nome, quando: agora.toString(), fuso: ZONA_PADRAO }
    const chave = `senha-alterada:${randomUUID()}`
    await enfileirarEmail(tx, { cliente, chave, para: email, modelo: 'senha-alterada', dados }, agora)
    auditar({ acao: 'TROCAR_SENHA', entidade: 'usuario', registro: ator.usuario, mudancas: {} })
    return { token: await servicos.tokens.emitir({ ...ator, versao }, agora), encerradas }
  })
}
