import {
  MINUTOS_PARA_EDITAR_COMENTARIO,
  type AtendimentoCompleto,
  type contratoAtendimento,
} from '@vetlume/dominio/atendimento'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { restringir } from '@vetlume/dominio/permissoes'
import type { AcaoDaTrilha } from '@vetlume/dominio/historico'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { exigirVersaoAtual, visaoDe } from '../cadastros/index.ts'
import { publicarMudanca } from './linha-do-tempo.ts'
import { permissoesDoComentario } from './policy.ts'
import { alterarComentario, lerComentario, type ComentarioLido } from './queries-conversa.ts'
import { travarAtendimento } from './queries.ts'

type Comentario = AtendimentoCompleto['comentarios'][number]
type Alvo = EntradaLida<(typeof contratoAtendimento)['DELETE /atendimento/:codigo/comentario/:comentario']>
type Edicao = EntradaLida<(typeof contratoAtendimento)['PUT /atendimento/:codigo/comentario/:comentario']>

/** A comment as the person may see it, with what she may do to it. */
export function apresentarComentario(
  { ator, agora }: Pick<CtxCliente, 'ator' | 'agora'>,
  { escritoPor, ...comentario }: ComentarioLido,
): Comentario {
  const permissoes = permissoesDoComentario(ator, { ...comentario, escritoPor }, agora)
  return { ...comentario, permissoes: restringir(ator, 'atendimento:escrever', permissoes) }
}

const recusar = (mensagem: string) => new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })

/** The person's own comment, still there; its atendimento is held, so that two changes of it take turns. */
async function exigirProprio(ctx: CtxCliente, { codigo, comentario }: Alvo) {
  const { tx, cliente, ator } = ctx
  const linha = exigir(await travarAtendimento(tx, cliente, visaoDe(ator), codigo))
  const atual = exigir(await lerComentario(tx, cliente, codigo, comentario))
  if (atual.escritoPor !== ator.usuario) throw new ErroDeDominio('SEM_PERMISSAO')
  const { texto } = atual
  if (texto === null) throw recusar('Este comentário já foi removido.')
  return { linha, atual, texto }
}

interface Mudanca {
  acao: AcaoDaTrilha
  alvo: Alvo
  de: string
  para: string | null
}

async function gravar(
  ctx: CtxCliente,
  { linha, atual }: Awaited<ReturnType<typeof exigirProprio>>,
  { acao, alvo, de, para }: Mudanca,
): Promise<Comentario> {
  await alterarComentario(ctx.tx, ctx.cliente, atual, para, ctx.agora)
  publicarMudanca(ctx, linha)
  ctx.auditar({ acao, entidade: 'atendimento', registro: alvo.codigo, mudancas: { comentario: [de, para] } })
  return apresentarComentario(ctx, exigir(await lerComentario(ctx.tx, ctx.cliente, alvo.codigo, alvo.comentario)))
}

/** Corrects what was said a moment ago; that it was corrected is told beside it. */
export async function editarComentario({ ctx, input }: { ctx: CtxCliente; input: Edicao }): Promise<Comentario> {
  const proprio = await exigirProprio(ctx, input)
  const { atual, texto } = proprio
  if (!apresentarComentario(ctx, atual).permissoes.editar)
    throw recusar(
      `Um comentário pode ser editado até ${MINUTOS_PARA_EDITAR_COMENTARIO} minutos depois de enviado. Escreva outro, ou remova este.`,
    )
  await exigirVersaoAtual(ctx, 'atendimento', atual, input.versao)
  if (input.texto === texto) return apresentarComentario(ctx, atual)
  return gravar(ctx, proprio, { acao: 'EDITAR_COMENTARIO', alvo: input, de: texto, para: input.texto })
}

/** Takes back what was said: the text goes, the place where it was stays. */
export async function removerComentario({ ctx, input }: { ctx: CtxCliente; input: Alvo }): Promise<Comentario> {
  const proprio = await exigirProprio(ctx, input)
  return gravar(ctx, proprio, { acao: 'REMOVER_COMENTARIO', alvo: input, de: proprio.texto, para: null })
}
