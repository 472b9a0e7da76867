import type { Cliente, DadosDaEmpresa } from '@vetlume/dominio/cliente'
import { permite } from '@vetlume/dominio/permissoes'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir, exigirVersao } from '../../infra/banco/index.ts'
import { usoDoCliente } from './espaco.ts'
import { atualizarEmpresa, fichaPropria, travarEmpresa, type FichaDoCliente } from './queries.ts'

async function completa(ctx: CtxCliente, ficha: FichaDoCliente): Promise<Cliente> {
  const verHistorico = permite(ctx.ator, 'historico:ler')
  return {
    ...ficha,
    uso: await usoDoCliente(ctx),
    permissoes: { editar: permite(ctx.ator, 'cliente:escrever'), excluir: false, verHistorico },
  }
}

/** The record of the company that the session is in. */
export async function verPropria({ ctx }: { ctx: CtxCliente }): Promise<Cliente> {
  return completa(ctx, exigir(await fichaPropria(ctx.tx, ctx.cliente)))
}

/** The company changes its own data. Its plan and the state of its subscription are not in the form. */
export async function alterarPropria({
  ctx,
  input: { versao, ...dados },
}: {
  ctx: CtxCliente
  input: DadosDaEmpresa & { versao: number }
}): Promise<Cliente> {
  const { tx, cliente } = ctx
  await travarEmpresa(tx, cliente)
  const antes = exigir(await fichaPropria(tx, cliente))
  // The operator may have changed it, in its own trail: nobody is named who might not be the one.
  exigirVersao(antes, versao, { detalhes: { atual: antes, por: null, quando: null } })
  await atualizarEmpresa(tx, cliente, dados)
  const depois = exigir(await fichaPropria(tx, cliente))
  const { codigo: registro, ...mudada } = depois
  ctx.auditar({ acao: 'ALTERAR', entidade: 'cliente', registro, mudancas: diferencas({ ...antes }, mudada) })
  return completa(ctx, depois)
}

export function verUso({ ctx }: { ctx: CtxCliente }) {
  return usoDoCliente(ctx)
}
