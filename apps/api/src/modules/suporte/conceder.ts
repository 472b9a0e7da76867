import { CONTRATO_DA_API } from '@vetlume/dominio/api'
import type { Endpoint, EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { AcessoDoSuporte, contratoSuporte, Suporte } from '@vetlume/dominio/suporte'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import {
  acessosDoSuporte,
  encerrarSuportes,
  fimDoSuporteAberto,
  suportesAbertos,
  suportesDaEmpresa,
} from './queries.ts'

const lerUm = async ({ tx, cliente, agora }: CtxCliente, codigo: string): Promise<Suporte> =>
  exigir((await suportesDaEmpresa(tx, cliente, agora.toString(), codigo))[0])

export function listarSuportes({ ctx }: { ctx: CtxLivre<Ator> }): Promise<Suporte[]> {
  const agora = ctx.agora.toString()
  if (ctx.ator.perfis.includes('ADMIN')) return ctx.emPlataforma(({ tx }) => suportesAbertos(tx, agora))
  return ctx.emCliente(exigirCliente(ctx.ator), ({ tx, cliente }) => suportesDaEmpresa(tx, cliente, agora))
}

/** One at a time: what was open before ends, so that a company always knows what it allows. */
export async function concederSuporte({
  ctx,
  input: { finalidade, minutos, podeMudar },
}: {
  ctx: CtxCliente
  input: EntradaLida<(typeof contratoSuporte)['POST /suporte']>
}): Promise<Suporte> {
  const { tx, cliente, ator, agora, auditar } = ctx
  for (const antigo of await encerrarSuportes(tx, cliente, agora.toString()))
    auditar({ acao: 'ENCERRAR_SUPORTE', entidade: 'suporte', registro: antigo, mudancas: {} })
  const expira = agora.add({ minutes: minutos }).toString()
  const { codigo } = await tx
    .insertInto('suporte')
    .values({
      cliente,
      finalidade,
      pode_mudar: podeMudar,
      concedido_por: ator.usuario,
      nome_de_quem_concedeu: ator.nome,
      concedido_em: agora.toString(),
      expira_em: expira,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  auditar({
    acao: 'CONCEDER_SUPORTE',
    entidade: 'suporte',
    registro: codigo,
    mudancas: { finalidade: [null, finalidade], podeMudar: [null, podeMudar], expiraEm: [null, expira] },
  })
  return lerUm(ctx, codigo)
}

type DoSuporte = { ctx: CtxCliente; input: { codigo: string } }

export async function revogarSuporte({ ctx, input: { codigo } }: DoSuporte): Promise<Suporte> {
  const { tx, cliente, agora, auditar } = ctx
  await lerUm(ctx, codigo)
  if ((await encerrarSuportes(tx, cliente, agora.toString(), codigo)).length === 0)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Este acesso do suporte já terminou.' })
  auditar({ acao: 'ENCERRAR_SUPORTE', entidade: 'suporte', registro: codigo, mudancas: {} })
  return lerUm(ctx, codigo)
}

const resumoDe = (rota: string): string => (CONTRATO_DA_API as Partial<Record<string, Endpoint>>)[rota]?.resumo ?? rota

export async function verAcessos({ ctx, input: { codigo } }: DoSuporte): Promise<AcessoDoSuporte[]> {
  await lerUm(ctx, codigo)
  const linhas = await acessosDoSuporte(ctx.tx, ctx.cliente, codigo)
  return linhas.map(({ rota, ...resto }) => ({ ...resto, oQue: resumoDe(rota) }))
}

export async function avisarDoSuporte({ ctx: { tx, cliente, agora } }: { ctx: CtxCliente }) {
  return { ate: await fimDoSuporteAberto(tx, cliente, agora.toString()) }
}
