import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  problemasDoDocumento,
  problemasDoLaudo,
  type ProblemaDoModelo,
  type TipoDeDocumento,
  type VersaoDoModelo,
} from '@vetlume/dominio/modelo-documento'
import type { CtxCliente } from '../../context.ts'
import { darPassoNaVersao } from './dar-passo.ts'
import { lerVersao, travarModelo } from './queries-versao.ts'
import { exigirRascunho, exigirRevisao } from './rascunho.ts'

interface ModeloConferido {
  tipo: TipoDeDocumento
  sexo: 'FEMEA' | 'MACHO' | null
}

function problemasDaVersao({ laudo, texto }: VersaoDoModelo, { tipo, sexo }: ModeloConferido): ProblemaDoModelo[] {
  if (laudo !== null) return problemasDoLaudo(laudo, sexo)
  return texto === null ? [] : problemasDoDocumento(texto, tipo)
}

/** Puts the draft in use: new documents start from it, the ones that exist keep the version that they were made from. */
export async function publicarModelo({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string; revisao: number }
}): Promise<{ versao: string; numero: number }> {
  const modelo = await travarModelo(ctx.tx, ctx.cliente, input.codigo)
  const rascunho = await exigirRascunho(ctx, modelo.codigo)
  await exigirRevisao(ctx, modelo.codigo, rascunho, input.revisao)
  const problemas = problemasDaVersao(rascunho, modelo)
  if (problemas.length > 0) {
    throw new ErroDeDominio('VALIDACAO', {
      mensagem:
        problemas.length === 1
          ? 'Há um ponto a corrigir antes de publicar.'
          : `Há ${problemas.length} pontos a corrigir antes de publicar.`,
      campos: Object.fromEntries(problemas.map(({ caminho, mensagem }) => [caminho, mensagem])),
    })
  }
  const anterior = await lerVersao(ctx.tx, ctx.cliente, modelo.codigo, 'EM_USO')
  await darPassoNaVersao(ctx.tx, ctx.cliente, rascunho.codigo, 'publicar', {
    publicada_em: ctx.agora.toString(),
    publicada_por: ctx.ator.nome,
  })
  ctx.auditar({
    acao: 'PUBLICAR',
    entidade: 'modelo-documento',
    registro: modelo.codigo,
    mudancas: { publicada: [anterior?.numero ?? null, rascunho.numero] },
  })
  return { versao: rascunho.codigo, numero: rascunho.numero }
}
