import { ErroDeDominio } from '@vetlume/dominio/erros'
import { permite } from '@vetlume/dominio/permissoes'
import { resumir, type DadosDaSimulacao, type SimulacaoCompleta } from '@vetlume/dominio/simulador'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir } from '../../infra/banco/index.ts'
import { exigirVersaoAtual } from '../cadastros/index.ts'
import { podeVerTrilha } from '../historico/index.ts'
import {
  apagarSimulacao,
  atualizarSimulacao,
  inserirSimulacao,
  lerSimulacao,
  type SimulacaoAGravar,
  type SimulacaoLida,
} from './queries.ts'

const ENTIDADE = 'simulacao'

function responder({ ator }: CtxCliente, lida: SimulacaoLida): SimulacaoCompleta {
  const escreve = permite(ator, 'simulador:escrever')
  return { ...lida, permissoes: { editar: escreve, excluir: escreve, verHistorico: podeVerTrilha(ator, ENTIDADE) } }
}

/** The numbers are made here, by the rule: what a browser says that an exam costs is not kept. */
function calcular({ nome, cenarios }: DadosDaSimulacao): SimulacaoAGravar {
  const resumo = resumir(cenarios)
  if (typeof resumo === 'string') throw new ErroDeDominio('VALIDACAO', { mensagem: resumo })
  return { nome, cenarios, resumo }
}

const daTrilha = ({ nome, custoCentavos, precoCentavos, margemBp, cenarios }: SimulacaoLida) => ({
  nome,
  custoCentavos,
  precoCentavos,
  margemBp,
  cenarios,
})

async function criar(ctx: CtxCliente, dados: DadosDaSimulacao): Promise<SimulacaoCompleta> {
  const codigo = await inserirSimulacao(ctx.tx, ctx.cliente, calcular(dados), ctx.ator, ctx.agora)
  const criada = exigir(await lerSimulacao(ctx.tx, ctx.cliente, ctx.ator, codigo))
  const mudancas = diferencas(null, daTrilha(criada))
  ctx.auditar({ acao: 'CRIAR', entidade: ENTIDADE, registro: codigo, mudancas })
  return responder(ctx, criada)
}

export const abrirSimulacao = async ({ ctx, input }: { ctx: CtxCliente; input: { codigo: string } }) =>
  responder(ctx, exigir(await lerSimulacao(ctx.tx, ctx.cliente, ctx.ator, input.codigo)))

export const criarSimulacao = ({ ctx, input }: { ctx: CtxCliente; input: DadosDaSimulacao }) => criar(ctx, input)

export async function alterarSimulacao({
  ctx,
  input: { codigo, versao, ...dados },
}: {
  ctx: CtxCliente
  input: DadosDaSimulacao & { codigo: string; versao: number }
}): Promise<SimulacaoCompleta> {
  const antes = exigir(await lerSimulacao(ctx.tx, ctx.cliente, ctx.ator, codigo, { travar: true }))
  await exigirVersaoAtual(ctx, ENTIDADE, antes, versao)
  await atualizarSimulacao(ctx.tx, ctx.cliente, codigo, calcular(dados), ctx.ator)
  const depois = exigir(await lerSimulacao(ctx.tx, ctx.cliente, ctx.ator, codigo))
  const mudancas = diferencas(daTrilha(antes), daTrilha(depois))
  ctx.auditar({ acao: 'ALTERAR', entidade: ENTIDADE, registro: codigo, mudancas })
  return responder(ctx, depois)
}

export async function excluirSimulacao({ ctx, input: { codigo } }: { ctx: CtxCliente; input: { codigo: string } }) {
  const antes = exigir(await lerSimulacao(ctx.tx, ctx.cliente, ctx.ator, codigo, { travar: true }))
  await apagarSimulacao(ctx.tx, ctx.cliente, codigo, ctx.ator)
  const mudancas = Object.fromEntries(
    Object.entries(daTrilha(antes)).map(([campo, valor]) => [campo, [valor, null] as const]),
  )
  ctx.auditar({ acao: 'EXCLUIR', entidade: ENTIDADE, registro: codigo, mudancas })
}

/** A copy is a simulation of its own, of whoever made it. */
export async function duplicarSimulacao({
  ctx,
  input: { codigo, nome },
}: {
  ctx: CtxCliente
  input: { codigo: string; nome: string }
}): Promise<SimulacaoCompleta> {
  const { cenarios } = exigir(await lerSimulacao(ctx.tx, ctx.cliente, ctx.ator, codigo))
  return criar(ctx, { nome, cenarios })
}
