import { contratoEmail, type EmailCompleto, type ItemDeEmail } from '@vetlume/dominio/email'
import type { CtxPlataforma } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { figurasDe } from '../../infra/figura.ts'
import { escreverMensagem } from './entregar.ts'
import {
  listarMensagens,
  mensagemPorCodigo,
  recorteDeMensagens,
  type FiltroDeMensagens,
  type LinhaDeMensagem,
} from './queries.ts'

function comoItem(linha: LinhaDeMensagem): ItemDeEmail {
  const { codigo, para, assunto, estado, tentativas, falha, criada_em: criadaEm, enviada_em: enviadaEm } = linha
  return { codigo, para, assunto, estado, tentativas, falha, criadaEm, enviadaEm }
}

export async function listarEmails({ ctx, input }: { ctx: CtxPlataforma; input: FiltroDeMensagens }) {
  const { itens, ...pagina } = await listarMensagens(ctx.tx, input)
  return { ...pagina, itens: itens.map(comoItem), captura: ctx.servicos.correio.captura }
}

/** The mailbox stands on the operator's own panel. */
export const figuraDeEmails = figurasDe({
  rota: '/dashboard',
  entrada: contratoEmail['GET /email'].entrada,
  recortar: (_: CtxPlataforma, input) => recorteDeMensagens(input),
  medidas: {},
})

/** Where mail really leaves, its text is not shown: a password link read by an operator would open somebody's account. */
export async function abrirEmail({
  ctx,
  input,
}: {
  ctx: CtxPlataforma
  input: { codigo: string }
}): Promise<EmailCompleto> {
  const linha = exigir(await mensagemPorCodigo(ctx.tx, input.codigo))
  if (!ctx.servicos.correio.captura) return { ...comoItem(linha), conteudo: null }
  const carta = escreverMensagem(linha, ctx.servicos)
  const { saudacao, paragrafos, botao, codigo = null, observacoes, pedidos = null } = carta
  const doCodigo = codigo === null ? [] : [`${codigo.rotulo}:\n${codigo.texto}`]
  const doPe = pedidos === null ? [] : [`${pedidos.rotulo}: ${pedidos.url}`]
  const texto = [saudacao, ...paragrafos, ...doCodigo, ...observacoes, ...doPe].join('\n\n')
  return { ...comoItem(linha), conteudo: { texto, botao } }
}
