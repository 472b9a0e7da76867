import type { DadosDaExcecao, ExcecaoDoEspecialista } from '@vetlume/dominio/especialista'
import type { AcaoDaTrilha } from '@vetlume/dominio/historico'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir } from '../../infra/banco/index.ts'
import { exigirVersaoAtual } from '../cadastros/index.ts'
import { exigirPartes } from './partes.ts'
import { alterarLinhaDeExcecao, apagarExcecao, inserirExcecao, lerExcecoes } from './queries-horarios.ts'

interface Chave {
  codigo: string
  excecao: string
}

const DA_VERSAO = { so: ['criar exceção', 'alterar exceção'] } as const

const daTrilha = ({ codigo: _codigo, versao: _versao, ...campos }: ExcecaoDoEspecialista) => campos

function registrar(
  ctx: CtxCliente,
  especialista: string,
  acao: AcaoDaTrilha,
  antes: ExcecaoDoEspecialista | null,
  depois: ExcecaoDoEspecialista | null,
): void {
  const mudancas =
    depois === null
      ? Object.fromEntries(Object.entries(antes ?? {}).map(([campo, valor]) => [campo, [valor, null] as const]))
      : diferencas(antes && daTrilha(antes), daTrilha(depois))
  ctx.auditar({ acao, entidade: 'especialista', registro: especialista, mudancas })
}

const lerUma = async (ctx: CtxCliente, { codigo, excecao }: Chave): Promise<ExcecaoDoEspecialista> =>
  exigir((await lerExcecoes(ctx.tx, ctx.cliente, codigo, { codigo: excecao }))[0])

export async function criarExcecao({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: DadosDaExcecao & { codigo: string }
}): Promise<ExcecaoDoEspecialista> {
  const { codigo } = await exigirPartes(ctx, input.codigo, { travar: true })
  const criada = await lerUma(ctx, { codigo, excecao: await inserirExcecao(ctx.tx, ctx.cliente, codigo, input) })
  registrar(ctx, codigo, 'criar exceção', null, criada)
  return criada
}

export async function alterarExcecao({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: DadosDaExcecao & Chave & { versao: number }
}): Promise<ExcecaoDoEspecialista> {
  await exigirPartes(ctx, input.codigo, { travar: true })
  const antes = await lerUma(ctx, input)
  await exigirVersaoAtual(ctx, 'especialista', { ...antes, codigo: input.codigo }, input.versao, DA_VERSAO)
  await alterarLinhaDeExcecao(ctx.tx, ctx.cliente, antes.codigo, input)
  const depois = await lerUma(ctx, input)
  registrar(ctx, input.codigo, 'alterar exceção', antes, depois)
  return depois
}

export async function excluirExcecao({ ctx, input }: { ctx: CtxCliente; input: Chave }): Promise<void> {
  await exigirPartes(ctx, input.codigo, { travar: true })
  const antes = await lerUma(ctx, input)
  await apagarExcecao(ctx.tx, ctx.cliente, antes.codigo)
  registrar(ctx, input.codigo, 'excluir exceção', antes, null)
}
