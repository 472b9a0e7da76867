import type { contratoAtendimento } from '@vetlume/dominio/atendimento'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import type { RespostaBinaria } from '../../infra/http/registrar.ts'
import { prepararImagem, tipoDaImagem } from '../../infra/imagens.ts'
import type { Ator } from '../../infra/token.ts'
import { pedinteDe, type Pedinte } from '../../infra/pedinte.ts'
import { visaoDe } from '../cadastros/index.ts'
import { registrarAcesso } from '../historico/index.ts'
import { arquivoDoAnexo } from './queries-anexo.ts'
import { lerLinha } from './queries.ts'

type Entrada = EntradaLida<(typeof contratoAtendimento)['GET /atendimento/:codigo/anexo/:anexo']>

/** Pixels of the longest side. */
const LADO_DA_MINIATURA = 160

/** Throws NAO_ENCONTRADO on what is no image. */
async function miniatura(bytes: Uint8Array, pedinte: Pedinte): Promise<RespostaBinaria> {
  if (tipoDaImagem(bytes) === null) throw new ErroDeDominio('NAO_ENCONTRADO')
  const { bytes: pequena, tipo } = await prepararImagem(bytes, pedinte, LADO_DA_MINIATURA)
  return { bytes: pequena, tipo }
}

/**
 * The bytes of an attachment, always to be saved: what people upload is never shown as a page of ours. The reading is
 * recorded; the small images of the list are part of reading the atendimento.
 */
export async function baixarAnexo({ ctx, input }: { ctx: CtxLivre<Ator>; input: Entrada }): Promise<RespostaBinaria> {
  const { ator, servicos } = ctx
  const { codigo, anexo, tamanho } = input
  const { sha256, nome, tipo } = await ctx.emCliente(exigirCliente(ator), async (noCliente) => {
    const { tx, cliente } = noCliente
    exigir(await lerLinha(tx, cliente, visaoDe(ator), codigo))
    const arquivo = exigir(await arquivoDoAnexo(tx, { cliente, atendimento: codigo, anexo }))
    if (tamanho === 'inteiro') registrarAcesso(noCliente, 'atendimento', codigo, { soIsso: true })
    return arquivo
  })
  // After the transaction: a large file is slow to read, and slower to draw again.
  const bytes = await servicos.arquivos.ler(sha256)
  return tamanho === 'inteiro' ? { bytes, tipo, nome } : miniatura(bytes, pedinteDe(ctx))
}
