import type { CorrecaoDeEmail } from '@vetlume/dominio/conta'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxLivre, CtxPlataforma } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { conferirSenha } from '../../infra/senha.ts'
import { senhaDoUsuario } from '../sessao/index.ts'
import { avisarContaExistente, enviarConfirmacao } from './avisos.ts'
import { anularTodosOsLinks } from './links.ts'
import { noMesmoTempo } from './no-mesmo-tempo.ts'
import { contaPorIdentificador, empresaDoCadastro, travarConta, travarEmail, trocarEmail } from './queries.ts'

const PISO_MS = 250

/** Writes the right address, unless somebody has it: its owner is told then, and whoever asked learns nothing. */
async function gravar(ctx: CtxPlataforma<null>, usuario: string, emailNovo: string): Promise<void> {
  const { tx, agora, auditar } = ctx
  await travarEmail(tx, emailNovo)
  const dono = await contaPorIdentificador(tx, { email: emailNovo, cpf: null })
  if (dono !== undefined && dono.codigo !== usuario) return dono.ativo ? avisarContaExistente(ctx, dono) : undefined
  const conta = exigir(await travarConta(tx, usuario))
  // Confirmed meanwhile: its mailbox answered, so it was no mistake.
  if (!conta.confirmacao_pendente) return
  if (conta.email !== emailNovo) {
    await trocarEmail(tx, usuario, emailNovo)
    // The stranger who got the first letters must not prove an address that is not theirs.
    await anularTodosOsLinks(tx, usuario, agora)
    auditar({
      acao: 'CORRIGIR_EMAIL',
      entidade: 'usuario',
      registro: usuario,
      mudancas: { email: [conta.email, emailNovo] },
    })
  }
  await enviarConfirmacao(ctx, { ...conta, email: emailNovo }, await empresaDoCadastro(tx, conta.cliente))
}

async function corrigir(ctx: CtxLivre<null>, { email, senha, emailNovo }: CorrecaoDeEmail): Promise<void> {
  const encontrada = await ctx.emPlataforma(async ({ tx }) => {
    const conta = await contaPorIdentificador(tx, { email, cpf: null })
    return conta === undefined ? null : { conta, senhaHash: await senhaDoUsuario(tx, conta.codigo) }
  })
  const confere = await conferirSenha(senha, encontrada?.senhaHash ?? null)
  if (!confere || encontrada?.conta.confirmacao_pendente !== true)
    throw new ErroDeDominio('CREDENCIAIS_INVALIDAS', {
      mensagem: 'A senha não confere, ou o e-mail já foi confirmado: nesse caso é só entrar.',
    })
  await ctx.emPlataforma((interno) => gravar(interno, encontrada.conta.codigo, emailNovo))
}

/**
 * Puts right the e-mail of an account that waits for its confirmation, for who knows the password. An account that does not
 * exist, was confirmed or has another password answers as signing in does, after the same work.
 */
export const corrigirEmail = ({ ctx, input }: { ctx: CtxLivre<null>; input: CorrecaoDeEmail }): Promise<void> =>
  noMesmoTempo(PISO_MS, () => corrigir(ctx, input))
