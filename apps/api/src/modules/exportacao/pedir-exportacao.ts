import type { Exportacao } from '@vetlume/dominio/exportacao'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { permite } from '@vetlume/dominio/permissoes'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { TABELAS_QUE_VAO } from './catalogo/index.ts'
import { oQueFica } from './esquema.ts'
import { EXPORTACAO_PEDIDA } from './fazer-exportacao.ts'
import {
  cancelar,
  inserirExportacao,
  lerExportacao,
  listarExportacoes,
  pedidasDesde,
  pesoDaEmpresa,
} from './queries.ts'

/** Each weighs as much as all that the company keeps. */
const MAXIMO_POR_DIA = 3
/** Compressed bytes that the tables take for each line of the trail, more or less: every row was once written, and left one. */
const BYTES_POR_LINHA_DA_TRILHA = 450

export async function verExportacoes({ ctx }: { ctx: CtxCliente }) {
  const { chavePublica: publica, impressao } = ctx.servicos.carimbo
  return {
    itens: await listarExportacoes(ctx.tx, ctx.cliente),
    chave: { publica, impressao },
    permissoes: { pedir: permite(ctx.ator, 'exportacao:escrever') },
  }
}

export async function verConteudo({ ctx }: { ctx: CtxCliente }) {
  const { arquivos, bytes, trilha } = await pesoDaEmpresa(ctx.tx, ctx.cliente)
  return {
    leva: TABELAS_QUE_VAO.map(([tabela, { titulo }]) => ({ tabela, titulo })),
    fica: oQueFica(),
    estimativa: { arquivos, bytes: bytes + trilha * BYTES_POR_LINHA_DA_TRILHA },
  }
}

/** Asks for a copy; a job makes it. The database lets one be in course. */
export async function pedirExportacao({ ctx }: { ctx: CtxCliente }): Promise<Exportacao> {
  if (!(await ctx.servicos.arquivos.temEspaco())) throw new ErroDeDominio('SEM_ESPACO_EM_DISCO')
  if ((await pedidasDesde(ctx.tx, ctx.cliente, ctx.agora.subtract({ hours: 24 }).toString())) >= MAXIMO_POR_DIA)
    throw new ErroDeDominio('MUITAS_TENTATIVAS', {
      mensagem: `Já foram pedidas ${MAXIMO_POR_DIA} cópias nas últimas 24 horas. Baixe uma delas, ou espere para pedir outra.`,
      tenteEmSegundos: 3_600,
    })
  const codigo = await inserirExportacao(ctx.tx, ctx.cliente, {
    autor: ctx.ator.nome,
    usuario: ctx.ator.usuario,
    agora: ctx.agora.toString(),
  })
  ctx.publicar({ tipo: EXPORTACAO_PEDIDA, dados: { exportacao: codigo } })
  ctx.auditar({ acao: 'PEDIR', entidade: 'exportacao', registro: codigo, mudancas: {} })
  return exigir(await lerExportacao(ctx.tx, ctx.cliente, codigo))
}

type ComCodigo = { ctx: CtxCliente; input: { codigo: string } }

export async function cancelarExportacao({ ctx, input: { codigo } }: ComCodigo): Promise<void> {
  exigir(await lerExportacao(ctx.tx, ctx.cliente, codigo))
  if (!(await cancelar(ctx.tx, ctx.cliente, codigo)))
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Esta cópia não está mais sendo preparada.' })
  ctx.auditar({ acao: 'CANCELAR', entidade: 'exportacao', registro: codigo, mudancas: {} })
}
