import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { DadosDoUsuario, Usuario } from '@vetlume/dominio/usuario'
import { randomUUID } from 'node:crypto'
import type { CtxPlataforma } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir } from '../../infra/banco/index.ts'
import { exigirVersaoAtual } from '../cadastros/index.ts'
import { anularTodosOsLinks, travarConta } from '../conta/index.ts'
import { enfileirarEmail } from '../email/index.ts'
import { revogarSessoes } from '../sessao/index.ts'
import { mandarConvite } from './convidar.ts'
import {
  abrirParaMudar,
  comoVinculo,
  exigirLugarNasEmpresas,
  exigirOutroAdministrador,
  lerFicha,
  responder,
  type Chamada,
} from './comum.ts'
import { exigirOutraPessoa, perdeuPerfil } from './policy.ts'
import { apagarUsuario, atualizarUsuario, gravarVinculos, mudarAtivo, type Ficha } from './queries-da-ficha.ts'
import { paraTrilha } from './trilha.ts'

const DA_VERSAO = {
  so: ['CRIAR', 'ALTERAR', 'ATIVAR', 'DESATIVAR', 'ACEITAR_CONVITE', 'CANCELAR_CONVITE'],
} as const

/** Links sent to the old address stop working, and both addresses learn of the change. */
async function trocarEmail(ctx: CtxPlataforma, antes: Ficha, novo: string): Promise<void> {
  const { codigo, email: antigo, estado } = antes
  await anularTodosOsLinks(ctx.tx, codigo, ctx.agora)
  if (estado === 'CONVIDADO') return mandarConvite(ctx, codigo)
  const { nome, cliente } = exigir(await travarConta(ctx.tx, codigo))
  for (const para of [antigo, novo]) {
    const chave = `email-alterado:${randomUUID()}`
    await enfileirarEmail(
      ctx.tx,
      { cliente, chave, para, modelo: 'email-alterado', dados: { nome, antigo, novo } },
      ctx.agora,
    )
  }
}

/**
 * Changes who a person is, what they may do and where. A profile that was taken away ends the tokens that are out; a link
 * that was taken away ends those of that place.
 */
export async function alterarUsuario({
  ctx,
  input,
}: Chamada<DadosDoUsuario & { codigo: string; versao: number }>): Promise<Usuario> {
  const { codigo, versao, perfis, vinculos, email } = input
  const antes = await abrirParaMudar(ctx, codigo)
  await exigirVersaoAtual(ctx, 'usuario', antes, versao, DA_VERSAO)
  if (!perfis.includes('ADMIN')) await exigirOutroAdministrador(ctx, antes)
  await atualizarUsuario(ctx.tx, codigo, input, perdeuPerfil(antes.perfis, perfis))
  await gravarVinculos(ctx.tx, codigo, vinculos, perfis.includes('ADMIN'))
  if (antes.ativo) await exigirLugarNasEmpresas(ctx, vinculos, antes.vinculos.map(comoVinculo))
  if (email !== antes.email) await trocarEmail(ctx, antes, email)
  const mudancas = diferencas(paraTrilha(antes), paraTrilha(await lerFicha(ctx, codigo)))
  ctx.auditar({ acao: 'ALTERAR', entidade: 'usuario', registro: codigo, mudancas })
  return responder(ctx, codigo)
}

async function desativar(ctx: CtxPlataforma, ficha: Ficha): Promise<void> {
  exigirOutraPessoa(ctx.ator, ficha.codigo, 'Você não pode desativar o próprio acesso. Peça a outro administrador.')
  await exigirOutroAdministrador(ctx, ficha)
  await revogarSessoes(ctx.tx, { usuario: ficha.codigo, motivo: 'DESATIVACAO' }, ctx.agora.toString())
  await anularTodosOsLinks(ctx.tx, ficha.codigo, ctx.agora)
}

/** Switches a person's access off, with every session and link on its way, or on again. */
export async function mudarSituacao({
  ctx,
  input: { codigo, versao, ativo },
}: Chamada<{ codigo: string; versao: number; ativo: boolean }>): Promise<Usuario> {
  const antes = await abrirParaMudar(ctx, codigo)
  await exigirVersaoAtual(ctx, 'usuario', antes, versao, DA_VERSAO)
  if (antes.ativo === ativo) return responder(ctx, codigo)
  if (!ativo) await desativar(ctx, antes)
  await mudarAtivo(ctx.tx, codigo, ativo)
  if (ativo) await exigirLugarNasEmpresas(ctx, antes.vinculos.map(comoVinculo))
  const mudancas = { ativo: [antes.ativo, ativo] as const }
  ctx.auditar({ acao: ativo ? 'ATIVAR' : 'DESATIVAR', entidade: 'usuario', registro: codigo, mudancas })
  return responder(ctx, codigo)
}

/** Only who never came in: what the others did keeps their name. */
export async function excluirUsuario({ ctx, input: { codigo } }: Chamada<{ codigo: string }>): Promise<void> {
  const ficha = await abrirParaMudar(ctx, codigo)
  exigirOutraPessoa(ctx.ator, codigo, 'Você não pode excluir o próprio acesso.')
  if (!ficha.nuncaUsou) {
    throw new ErroDeDominio('EM_USO', {
      mensagem: 'Esta pessoa já usou o sistema, e o que fez continua em seu nome. Você pode desativá-la.',
    })
  }
  await apagarUsuario(ctx.tx, codigo)
  const mudancas = Object.fromEntries(
    Object.entries(paraTrilha(ficha)).map(([campo, valor]) => [campo, [valor, null] as const]),
  )
  ctx.auditar({ acao: 'EXCLUIR', entidade: 'usuario', registro: codigo, mudancas })
}
