import { lerCodigoDeVerificacao, type Autenticidade } from '@vetlume/dominio/laudo'
import type { CtxLivre } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import {
  laudoAssinado,
  laudoPorPdf,
  laudoPorVerificacao,
  type LaudoPublico,
  type Localizacao,
} from './queries-assinatura.ts'

type Ctx = CtxLivre<null>

const CODIGO_MAL_ESCRITO =
  'O código não está completo ou tem um caractere trocado. Confira com o que está impresso no laudo, ao lado do QR code.'
const CODIGO_DESCONHECIDO =
  'Nenhum laudo assinado aqui tem este código. Confira se foi digitado como está impresso no laudo.'
const ARQUIVO_DESCONHECIDO =
  'Este arquivo não é idêntico a nenhum laudo assinado aqui. Ele pode ter sido alterado, ainda que pouco, ou salvo de novo por outro programa. Peça o PDF original a quem o emitiu ou confira pelo código impresso nele.'
const NAO_E_PDF =
  'Este arquivo não é um PDF, e de uma foto ou imagem não se confere a assinatura. Envie o PDF do laudo como o recebeu ou digite o código impresso nele.'

const semLaudo = (motivo: string, reconhecido: boolean): Autenticidade => ({
  autentico: false,
  reconhecido,
  motivo,
  laudo: null,
})
const naoReconhecido = (motivo: string) => semLaudo(motivo, false)

/** Enough to trust it, nothing clinical. */
function apresentar({
  documento,
  pdf_sha256: sha256,
  assinado_em: assinadoEm,
  retificado,
}: LaudoPublico): Autenticidade {
  const { numero, versaoDoDocumento: edicao, titulo, estabelecimento, veterinario, revisao, animal } = documento
  return {
    autentico: true,
    reconhecido: true,
    motivo: null,
    laudo: {
      numero,
      edicao,
      titulo,
      assinadoEm,
      retificado,
      sha256,
      estabelecimento: estabelecimento.nomeFantasia,
      veterinario: veterinario.nome,
      crmv: veterinario.crmv,
      revisor: revisao === undefined ? null : { nome: revisao.nome, crmv: revisao.crmv },
      paciente: animal.nome,
    },
  }
}

async function mostrar(ctx: Ctx, { cliente, laudo }: Localizacao): Promise<Autenticidade> {
  return apresentar(exigir(await ctx.emCliente(cliente, ({ tx }) => laudoAssinado(tx, cliente, laudo))))
}

async function porSha256(ctx: Ctx, sha256: string): Promise<Autenticidade> {
  const achado = await ctx.emPlataforma(({ tx }) => laudoPorPdf(tx, sha256))
  return achado === null ? semLaudo(ARQUIVO_DESCONHECIDO, true) : mostrar(ctx, achado)
}

/** By the printed code, typed in any way, or by the SHA-256 of a file that stays with who asks. */
export async function verificarPorCodigo({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { codigo?: string | undefined; sha256?: string | undefined }
}): Promise<Autenticidade> {
  if (input.sha256 !== undefined) return porSha256(ctx, input.sha256)
  const codigo = lerCodigoDeVerificacao(input.codigo ?? '')
  if (codigo === null) return naoReconhecido(CODIGO_MAL_ESCRITO)
  const achado = await ctx.emPlataforma(({ tx }) => laudoPorVerificacao(tx, codigo))
  return achado === null ? naoReconhecido(CODIGO_DESCONHECIDO) : mostrar(ctx, achado)
}

/** By the file: authentic only when every byte is the one that was signed. */
export async function verificarPorArquivo({
  ctx,
  arquivo,
}: {
  ctx: Ctx
  arquivo: { bytes: Uint8Array; sha256: string }
}): Promise<Autenticidade> {
  const cabecalho = Buffer.from(arquivo.bytes.subarray(0, 5)).toString('latin1')
  return cabecalho === '%PDF-' ? porSha256(ctx, arquivo.sha256) : naoReconhecido(NAO_E_PDF)
}
