import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDe } from '../agenda/index.ts'
import { registrarAcesso } from '../historico/index.ts'
import { arquivoDoAnexo } from './queries-anexo.ts'
import { lerLinha } from './queries.ts'

/** The bytes of an attachment, always to be saved: what people upload is never shown as a page of ours. The reading is recorded. */
export async function baixarAnexo({ ctx, input }: { ctx: CtxCliente; input: { codigo: string; anexo: string } }) {
  const { tx, cliente, ator, servicos } = ctx
  const { codigo: atendimento } = exigir(await lerLinha(tx, cliente, visaoDe(ator), input.codigo))
  const { sha256, nome, tipo } = exigir(await arquivoDoAnexo(tx, { cliente, atendimento, anexo: input.anexo }))
  await registrarAcesso(ctx, 'atendimento', atendimento)
  return { bytes: await servicos.arquivos.ler(sha256), tipo, nome }
}
