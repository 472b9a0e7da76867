import type { EntradaLida } from '@vetlume/dominio/contrato'
import type { contratoEquipe, FichaDaEquipe } from '@vetlume/dominio/equipe'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxEquipe } from '../../context.ts'
import { exigir, exigirVersao } from '../../infra/banco/index.ts'
import { exigirEspaco } from '../cliente/index.ts'
import { listarSessoes } from '../sessao/index.ts'
import { impedimentoDoAlvo } from './alvo.ts'
import { linkDoConvite } from './link-do-convite.ts'
import {
  acoesDa,
  apresentar,
  exigirQuePossaDar,
  exigirQuePossaMudar,
  exigirQueTenha,
  permissoesEscolhidas,
  recusar,
} from './policy.ts'
import { lerPapel } from './queries-papel.ts'
import {
  desativarVinculo,
  encerrarNaEmpresa,
  gravarPapel,
  lerLinha,
  listarLinhas,
  outrosGestores,
  papelEmPalavras,
  reativarVinculo,
  travarEquipe,
  type LinhaDaEquipe,
} from './queries.ts'

type Contrato = typeof contratoEquipe
export type Chamada<K extends keyof Contrato> = { ctx: CtxEquipe; input: EntradaLida<Contrato[K]> }

export async function listarEquipe({ ctx, input }: Chamada<'GET /equipe'>) {
  const pagina = await listarLinhas(ctx.tx, ctx.cliente, input, ctx.agora, ctx.ator)
  return { ...pagina, itens: pagina.itens.map((linha) => apresentar(ctx.ator, linha)) }
}

/** The sessions of the person that are in this company now. */
async function sessoesDa(ctx: CtxEquipe, { usuario, perfil, alvo }: LinhaDaEquipe) {
  if (usuario === null) return []
  const clinica = perfil === 'PARCEIRO' ? (alvo?.codigo ?? null) : null
  return listarSessoes(ctx, usuario, { cliente: ctx.cliente, parceiro: clinica })
}

export async function responder(ctx: CtxEquipe, codigo: string): Promise<FichaDaEquipe> {
  const linha = exigir(await lerLinha(ctx.tx, ctx.cliente, codigo, ctx.agora, ctx.ator))
  const acoes = acoesDa(ctx.ator, linha)
  const link =
    acoes.reenviar && linha.convite?.porLink === true && linha.convite.vale ? linkDoConvite(ctx.servicos, codigo) : null
  return { ...apresentar(ctx.ator, linha), sessoesAbertas: await sessoesDa(ctx, linha), link, acoes }
}

/** The link, with decisions about the company's people taking turns from here to the commit. */
async function abrirParaMudar(ctx: CtxEquipe, codigo: string): Promise<LinhaDaEquipe> {
  await travarEquipe(ctx.tx, ctx.cliente)
  const linha = exigir(await lerLinha(ctx.tx, ctx.cliente, codigo, ctx.agora, ctx.ator))
  // An invitation is cancelled or sent again, not changed.
  if (linha.convite !== null) throw new ErroDeDominio('NAO_ENCONTRADO')
  exigirQuePossaMudar(ctx.ator, linha)
  return linha
}

/** A company always has somebody who may do everything in it, whoever decides at the same moment. */
async function exigirOutroGestor(ctx: CtxEquipe, linha: LinhaDaEquipe): Promise<void> {
  if (linha.perfil !== 'CLIENTE' || linha.papel !== null || !linha.vivo) return
  if ((await outrosGestores(ctx.tx, ctx.cliente, linha.codigo)) > 0) return
  throw recusar(
    'É o último gestor ativo: a empresa ficaria sem ninguém que cuide dela. Torne outra pessoa gestora antes.',
  )
}

export async function mudarPapel({ ctx, input }: Chamada<'PUT /equipe/:codigo/papel'>): Promise<FichaDaEquipe> {
  const { codigo, papel, versao } = input
  const linha = await abrirParaMudar(ctx, codigo)
  exigirVersao(linha, versao)
  if (linha.perfil !== 'CLIENTE' || linha.estado === 'INATIVO')
    throw recusar('Só quem trabalha na empresa tem papel. Reative a pessoa antes.')
  exigirQueTenha(
    ctx.ator,
    permissoesEscolhidas(papel, (await lerPapel(ctx.tx, ctx.cliente, papel))?.permissoes ?? null),
  )
  if (papel !== 'GESTOR') await exigirOutroGestor(ctx, linha)
  await gravarPapel(ctx.tx, { cliente: ctx.cliente, codigo, papel })
  const depois = exigir(await lerLinha(ctx.tx, ctx.cliente, codigo, ctx.agora, ctx.ator))
  const mudancas = { papel: [papelEmPalavras(linha)?.nome, papelEmPalavras(depois)?.nome] as const }
  ctx.auditar({ acao: 'ALTERAR', entidade: 'vinculo', registro: codigo, mudancas })
  return responder(ctx, codigo)
}

/** Somebody comes back, if the place is still theirs: a specialist who left may be somebody else by now. */
async function reativar(ctx: CtxEquipe, linha: LinhaDaEquipe): Promise<void> {
  const { codigo, perfil, usuario, alvo } = linha
  exigirQuePossaDar(ctx.ator, perfil)
  const motivo = await impedimentoDoAlvo(ctx.tx, ctx.cliente, { perfil, alvo: alvo?.codigo ?? null, usuario })
  if (motivo !== null) throw recusar(motivo)
  await reativarVinculo(ctx.tx, ctx.cliente, codigo)
  if (perfil !== 'PARCEIRO') await exigirEspaco(ctx, 'usuarios', 0)
}

/** Only the link with this company: the person's account, and what they are elsewhere, stay as they are. */
export async function mudarSituacao({ ctx, input }: Chamada<'PUT /equipe/:codigo/ativo'>): Promise<FichaDaEquipe> {
  const { codigo, ativo, versao } = input
  const { tx, cliente } = ctx
  const linha = await abrirParaMudar(ctx, codigo)
  exigirVersao(linha, versao)
  const estava = linha.estado !== 'INATIVO'
  if (estava === ativo) return responder(ctx, codigo)
  if (ativo) {
    await reativar(ctx, linha)
  } else {
    await exigirOutroGestor(ctx, linha)
    await desativarVinculo(tx, cliente, codigo, ctx.agora.toString())
    await encerrarNaEmpresa(tx, { cliente, linha, motivo: 'DESATIVACAO' }, ctx.agora)
  }
  const mudancas = { ativo: [estava, ativo] as const }
  ctx.auditar({ acao: ativo ? 'ATIVAR' : 'DESATIVAR', entidade: 'vinculo', registro: codigo, mudancas })
  return responder(ctx, codigo)
}

export async function encerrarSessoes({
  ctx,
  input: { codigo },
}: Chamada<'DELETE /equipe/:codigo/sessoes'>): Promise<void> {
  const linha = await abrirParaMudar(ctx, codigo)
  const encerradas = await encerrarNaEmpresa(
    ctx.tx,
    { cliente: ctx.cliente, linha, motivo: 'ADMINISTRACAO' },
    ctx.agora,
  )
  if (encerradas > 0)
    ctx.auditar({
      acao: 'ENCERRAR_SESSOES',
      entidade: 'vinculo',
      registro: codigo,
      mudancas: { sessoes: [encerradas, 0] },
    })
}
