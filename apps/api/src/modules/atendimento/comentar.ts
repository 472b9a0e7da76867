import { MAXIMO_DE_COMENTARIOS, type AtendimentoCompleto, type contratoAtendimento } from '@vetlume/dominio/atendimento'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { publicarMudanca } from './linha-do-tempo.ts'
import { apresentarComentario } from './mudar-comentario.ts'
import { contarComentarios, lerComentario } from './queries-conversa.ts'
import { lerLinha } from './queries.ts'

type Entrada = EntradaLida<(typeof contratoAtendimento)['POST /atendimento/:codigo/comentario']>

/** Writes to the other side, the company or the partner clinic, which is told about it. */
export async function comentar({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: Entrada
}): Promise<AtendimentoCompleto['comentarios'][number]> {
  const { tx, cliente, ator } = ctx
  const visao = visaoDe(ator)
  const linha = exigir(await lerLinha(tx, cliente, visao, input.codigo))
  const atendimento = linha.codigo
  if ((await contarComentarios(tx, cliente, atendimento)) >= MAXIMO_DE_COMENTARIOS)
    throw new ErroDeDominio('VALIDACAO', {
      campos: {
        texto: `Esta conversa chegou a ${MAXIMO_DE_COMENTARIOS} comentários: continue por telefone ou e-mail.`,
      },
    })
  const comentario = {
    autor: ator.nome,
    texto: input.texto,
    do_parceiro: visao.tipo === 'PARCEIRO',
    criado_em: ctx.agora.toString(),
  }
  const { codigo } = await tx
    .insertInto('atendimento_comentario')
    .values({ ...comentario, cliente, atendimento, usuario: ator.usuario })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  publicarMudanca(ctx, linha)
  ctx.publicar({ tipo: 'atendimento.comentado', dados: { atendimento, doParceiro: comentario.do_parceiro } })
  ctx.auditar({
    acao: 'COMENTAR',
    entidade: 'atendimento',
    registro: atendimento,
    mudancas: { comentario: [null, input.texto] },
  })
  return apresentarComentario(ctx, exigir(await lerComentario(tx, cliente, atendimento, codigo)))
}
