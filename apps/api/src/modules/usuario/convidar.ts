import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { DadosDoUsuario, Usuario } from '@vetlume/dominio/usuario'
import type { CtxPlataforma } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { anularLinks, enviarConvite, travarConta } from '../conta/index.ts'
import { abrirParaMudar, exigirLugarNasEmpresas, lerFicha, registrarAcao, responder, type Chamada } from './comum.ts'
import { recusar } from './policy.ts'
import { gravarVinculos, inserirUsuario, mudarAtivo } from './queries-da-ficha.ts'
import { paraTrilha } from './trilha.ts'

/** Writes the letter of an invitation in the name of who acts. Throws MUITAS_TENTATIVAS above three an hour. */
export async function mandarConvite(ctx: CtxPlataforma, codigo: string): Promise<void> {
  const conta = exigir(await travarConta(ctx.tx, codigo))
  if (await enviarConvite(ctx, conta, ctx.ator.nome)) return
  throw new ErroDeDominio('MUITAS_TENTATIVAS', {
    mensagem: 'Já foram três convites na última hora. Espere um pouco antes de mandar outro.',
  })
}

/** An account without password, with its links; the invitation is still to be sent. Answers its key. */
export async function criarConvidado(ctx: CtxPlataforma<Ator | null>, dados: DadosDoUsuario): Promise<string> {
  const codigo = await inserirUsuario(ctx.tx, dados, ctx.agora.toString())
  await gravarVinculos(ctx.tx, codigo, dados.vinculos, dados.perfis.includes('ADMIN'))
  await exigirLugarNasEmpresas(ctx, dados.vinculos)
  const mudancas = diferencas(null, paraTrilha(await lerFicha(ctx, codigo)))
  ctx.auditar({ acao: 'CRIAR', entidade: 'usuario', registro: codigo, mudancas })
  return codigo
}

/** Invites a person: account, links and letter, or nothing. */
export async function criarUsuario({ ctx, input }: Chamada<DadosDoUsuario>): Promise<Usuario> {
  const codigo = await criarConvidado(ctx, input)
  await mandarConvite(ctx, codigo)
  return responder(ctx, codigo)
}

async function abrirConvite(ctx: CtxPlataforma, codigo: string) {
  const ficha = await abrirParaMudar(ctx, codigo)
  if (ficha.estado === 'CONVIDADO') return
  throw recusar(
    ficha.estado === 'ATIVO' ? 'Esta pessoa já aceitou o convite.' : 'Reative a pessoa antes de mandar o convite.',
  )
}

/** Sends the invitation again; the link before stops working. */
export async function reenviarConvite({ ctx, input: { codigo } }: Chamada<{ codigo: string }>): Promise<Usuario> {
  await abrirConvite(ctx, codigo)
  await mandarConvite(ctx, codigo)
  registrarAcao(ctx, 'REENVIAR_CONVITE', codigo)
  return responder(ctx, codigo)
}

/** The link stops working and the account is left inactive: it can be deleted, or invited again. */
export async function desfazerConvite(ctx: CtxPlataforma<Ator | null>, codigo: string): Promise<void> {
  await anularLinks(ctx.tx, codigo, 'CONVITE', ctx.agora)
  await mudarAtivo(ctx.tx, codigo, false)
  registrarAcao(ctx, 'CANCELAR_CONVITE', codigo)
}

export async function cancelarConvite({ ctx, input: { codigo } }: Chamada<{ codigo: string }>): Promise<Usuario> {
  await abrirConvite(ctx, codigo)
  await desfazerConvite(ctx, codigo)
  return responder(ctx, codigo)
}
