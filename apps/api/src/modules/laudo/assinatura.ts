import { ErroDeDominio, type CodigoDeErro } from '@vetlume/dominio/erros'
import {
  lugarDaAssinatura,
  montarCodigoDeVerificacao,
  nomearLaudo,
  SORTEIO_DO_CODIGO,
  type AvisosRespondidos,
  type DocumentoDoLaudo,
  type Pendencia,
} from '@vetlume/dominio/laudo'
import canonicalize from 'canonicalize'
import { randomInt } from 'node:crypto'
import type { CtxCliente, Servicos } from '../../context.ts'
import { sha256 } from '../../infra/arquivos.ts'
import { assinarComCertificado } from '../../infra/certificado/index.ts'
import { ErroDeImpressao, paraOPapel } from '../../infra/pdf/index.ts'
import type { Pedinte } from '../../infra/pedinte.ts'
import { acompanharLaudo, registrarNaLinhaDoTempo, type Cobranca } from '../atendimento/index.ts'
import type { CertificadoDeQuemAssina } from './certificado-de-quem-assina.ts'
import { dadosDoEvento, nomeNaLinhaDoTempo } from './acontecimentos.ts'
import { darPassoNoLaudo } from './dar-passo.ts'
import type { DadosDoLaudo } from './queries-dados.ts'

/** What a signature fixes for good. */
export interface Assinatura {
  documento: DocumentoDoLaudo
  /** SHA-256 of the document as canonical JSON (RFC 8785). */
  documentoSha256: string
  pdfSha256: string
  /** To be kept before the signature is written. */
  pdf: Uint8Array
}

const CAUSAS: Readonly<Record<ErroDeImpressao['motivo'], CodigoDeErro>> = {
  ARQUIVO_AUSENTE: 'LAUDO_COM_PENDENCIAS',
  IMAGEM_INVALIDA: 'LAUDO_COM_PENDENCIAS',
  GRANDE_DEMAIS: 'LAUDO_COM_PENDENCIAS',
  TEMPO_ESGOTADO: 'TEMPO_ESGOTADO',
  INTERROMPIDO: 'INDISPONIVEL',
  ENCERRADO: 'INDISPONIVEL',
  FALHA: 'ERRO_INTERNO',
}

/** Random; whether it is free is checked before it is used, and by the database when it is written. */
export function sortearCodigo(): string {
  const { quantidade, alfabeto } = SORTEIO_DO_CODIGO
  return montarCodigoDeVerificacao(Array.from({ length: quantidade }, () => randomInt(alfabeto)))
}

/** SHA-256 of a document, the same for the object that was signed and for the one read back from the database. */
export function hashDoDocumento(documento: DocumentoDoLaudo): string {
  return sha256(canonicalize(documento) ?? '')
}

async function lerArquivos(
  { arquivos }: Servicos,
  { imagens, estabelecimento, veterinario, revisao }: DocumentoDoLaudo,
): Promise<Map<string, Uint8Array>> {
  const chaves = new Set([
    ...imagens.map((imagem) => imagem.sha256),
    ...(estabelecimento.logo === null ? [] : [estabelecimento.logo]),
    ...[veterinario.assinatura, revisao?.assinatura].filter((chave) => chave !== undefined),
  ])
  return new Map(await Promise.all([...chaves].map(async (chave) => [chave, await arquivos.ler(chave)] as const)))
}

/**
 * Prints the document. Slow: never inside a transaction. Throws LAUDO_COM_PENDENCIAS when an image
 * cannot be printed, TEMPO_ESGOTADO or INDISPONIVEL when the printer could not.
 */
export async function imprimirAssinatura(
  servicos: Servicos,
  documento: DocumentoDoLaudo,
  agora: Temporal.Instant,
  pedinte?: Pedinte,
): Promise<Assinatura> {
  try {
    const pdf = await servicos.impressor.imprimirLaudo(
      documento,
      await paraOPapel(documento.imagens, await lerArquivos(servicos, documento), pedinte),
      agora.toString(),
      pedinte && { pedinte },
    )
    return { documento, documentoSha256: hashDoDocumento(documento), pdfSha256: sha256(pdf), pdf }
  } catch (cause) {
    if (!(cause instanceof ErroDeImpressao)) throw cause
    throw new ErroDeDominio(CAUSAS[cause.motivo], { mensagem: cause.message, cause })
  }
}

/** The signature with what the certificate of who signs adds to its PDF; the paper already says so. Slow: never inside a transaction. */
export async function comCertificado(
  assinatura: Assinatura,
  certificado: CertificadoDeQuemAssina,
  { agora, pedinte }: { agora: Temporal.Instant; pedinte: Pedinte },
): Promise<Assinatura> {
  const { documento } = assinatura
  const pdf = await assinarComCertificado(
    certificado.bytes,
    certificado.senha,
    {
      pdf: assinatura.pdf,
      caminho: certificado.caminho,
      nome: (documento.revisao ?? documento.veterinario).nome,
      motivo: `Laudo veterinário ${nomearLaudo(documento.numero, documento.versaoDoDocumento)}`,
      em: agora.toString(),
      lugar: lugarDaAssinatura(documento),
    },
    { pedinte },
  )
  return { ...assinatura, pdf, pdfSha256: sha256(pdf) }
}

/** What was shown when the person signed all the same; null without any warning. */
export function responderAvisos(pendencias: readonly Pendencia[], resposta: string | null): AvisosRespondidos | null {
  if (pendencias.length === 0) return null
  return { avisos: pendencias.map(({ regra, mensagem, secao }) => ({ regra, mensagem, secao })), resposta }
}

async function substituir(ctx: CtxCliente, anterior: string, por: string): Promise<void> {
  const passo = { retificado_por: por }
  const { de: antes } = await darPassoNoLaudo(ctx.tx, ctx.cliente, anterior, 'substituir', passo)
  ctx.auditar({
    acao: 'retificar',
    entidade: 'laudo',
    registro: anterior,
    mudancas: { estado: [antes, 'RETIFICADO'], retificado_por: [null, por] },
  })
}

/**
 * Writes a signature by the actor, in the caller's transaction and with the laudo locked: signed, delivered when asked, the
 * edition that it rectifies replaced, trail, timeline and events, and the atendimento taken along. Answers the new version.
 * `dados` are those that the document was built from.
 */
export async function gravarAssinatura(
  ctx: CtxCliente,
  { documento, documentoSha256, pdfSha256 }: Assinatura,
  dados: DadosDoLaudo,
  { entregar, avisos, cobranca }: { entregar: boolean; avisos: AvisosRespondidos | null; cobranca: Cobranca },
): Promise<number> {
  const { tx, cliente, ator } = ctx
  const { codigo, estado: antes, anterior, atendimento } = dados
  // The clinic must not be left with an edition that is known to be wrong.
  const entregue = entregar || anterior?.entregue === true
  const estado = entregue ? 'ENTREGUE' : 'ASSINADO'
  const agora = ctx.agora.toString()
  if (anterior !== null) await substituir(ctx, anterior.codigo, codigo)
  // After this the database itself refuses any change of what was signed.
  const { versao } = await darPassoNoLaudo(tx, cliente, codigo, entregue ? 'assinarEEntregar' : 'assinar', {
    documento: JSON.stringify(documento),
    documento_sha256: documentoSha256,
    pdf_sha256: pdfSha256,
    codigo_verificacao: documento.verificacao.codigo,
    assinado_em: agora,
    assinado_por: ator.usuario,
    avisos_respondidos: avisos === null ? null : JSON.stringify(avisos),
    entregue_em: entregue ? agora : null,
  })
  const hashes = {
    documento_sha256: [null, documentoSha256],
    pdf_sha256: [null, pdfSha256],
    codigo_verificacao: [null, documento.verificacao.codigo],
  } as const
  ctx.auditar({
    acao: 'assinar',
    entidade: 'laudo',
    registro: codigo,
    mudancas: {
      estado: [antes, estado],
      ...hashes,
      ...(avisos === null ? {} : { avisos: [null, avisos.avisos.map(({ regra }) => regra)] }),
    },
  })
  const nome = nomeNaLinhaDoTempo(dados)
  await registrarNaLinhaDoTempo(ctx, [
    {
      atendimento: atendimento.codigo,
      tipo: 'LAUDO_ASSINADO',
      texto: anterior === null ? `${nome} assinado` : `${nome} assinado: substitui o anterior`,
    },
    ...(entregue ? [{ atendimento: atendimento.codigo, tipo: 'LAUDO_ENTREGUE', texto: `${nome} entregue` }] : []),
  ])
  const evento = dadosDoEvento({ ...dados, atendimento: atendimento.codigo })
  ctx.publicar({ tipo: 'laudo.assinado', dados: evento })
  if (entregue) ctx.publicar({ tipo: 'laudo.entregue', dados: evento })
  const primeiraEntrega = entregue && anterior?.entregue !== true
  await acompanharLaudo(ctx, { atendimento: atendimento.codigo, primeiraEntrega }, cobranca)
  return versao
}
