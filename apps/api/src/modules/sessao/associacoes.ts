import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { ClienteAssociado, ParceiroAssociado } from '@vetlume/dominio/sessao'
import type { CtxPlataforma } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { clientesDoUsuario, parceirosDoUsuario } from './queries.ts'

/** Associations are one's own: asking for somebody else's answers as if there were none. */
function exigirProprio(proprio: string, pedido: string): void {
  if (proprio !== pedido) throw new ErroDeDominio('NAO_ENCONTRADO')
}

type PorPessoa = { ctx: CtxPlataforma; input: { codigoPessoa: string } }
type PorUsuario = { ctx: CtxPlataforma; input: { codigoUsuario: string } }

export async function idDoCliente({ ctx, input }: PorPessoa): Promise<string> {
  exigirProprio(ctx.ator.pessoa, input.codigoPessoa)
  return exigir((await clientesDoUsuario(ctx.tx, ctx.ator.usuario))[0]).codigo
}

export async function idDoEspecialista({ ctx, input }: PorPessoa): Promise<string> {
  exigirProprio(ctx.ator.pessoa, input.codigoPessoa)
  const empresas = await clientesDoUsuario(ctx.tx, ctx.ator.usuario)
  const atual = empresas.find(({ codigo }) => codigo === ctx.ator.cliente)
  return exigir(atual?.especialista ?? empresas.find(({ especialista }) => especialista !== null)?.especialista)
}

export async function idDoParceiro({ ctx, input }: PorPessoa): Promise<string> {
  exigirProprio(ctx.ator.pessoa, input.codigoPessoa)
  return exigir((await parceirosDoUsuario(ctx.tx, ctx.ator.usuario))[0]).codigo
}

export async function clientesAssociados({ ctx, input }: PorUsuario): Promise<ClienteAssociado[]> {
  exigirProprio(ctx.ator.usuario, input.codigoUsuario)
  const empresas = await clientesDoUsuario(ctx.tx, ctx.ator.usuario)
  return empresas.map(({ codigo, nome, cidade, perfis }) => ({ codigo, nome, cidade, perfis }))
}

export async function parceirosAssociados({ ctx, input }: PorUsuario): Promise<ParceiroAssociado[]> {
  exigirProprio(ctx.ator.usuario, input.codigoUsuario)
  const clinicas = await parceirosDoUsuario(ctx.tx, ctx.ator.usuario)
  return clinicas.map(({ codigo, nome, cidade, nome_cliente: nomeCliente }) => ({ codigo, nome, cidade, nomeCliente }))
}
