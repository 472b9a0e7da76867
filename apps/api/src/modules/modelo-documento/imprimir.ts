import { ErroDeDominio, type CodigoDeErro } from '@vetlume/dominio/erros'
import type { DocumentoDeTexto } from '@vetlume/dominio/modelo-documento'
import type { DemonstrativoImpresso } from '@vetlume/dominio/financeiro'
import type { Extrato } from '@vetlume/dominio/fechamento'
import type { CtxLivre, Servicos } from '../../context.ts'
import { pedinteDe, type Pedinte } from '../../infra/pedinte.ts'
import type { Ator } from '../../infra/token.ts'
import { ErroDeImpressao, type OpcoesDaImpressao } from '../../infra/pdf/index.ts'

const CAUSAS: Readonly<Partial<Record<ErroDeImpressao['motivo'], CodigoDeErro>>> = {
  TEMPO_ESGOTADO: 'TEMPO_ESGOTADO',
  INTERROMPIDO: 'INDISPONIVEL',
  ENCERRADO: 'INDISPONIVEL',
}

/** Runs a print job; what the printer refuses becomes an answer that a person can read. Slow: never inside a transaction. */
export async function comImpressora<T>(trabalho: () => Promise<T>): Promise<T> {
  try {
    return await trabalho()
  } catch (cause) {
    if (!(cause instanceof ErroDeImpressao)) throw cause
    throw new ErroDeDominio(CAUSAS[cause.motivo] ?? 'ERRO_INTERNO', { mensagem: cause.message, cause })
  }
}

/** Bytes of the company's logo, when its documents show one. */
export async function lerLogo({ arquivos }: Servicos, logo: string | null): Promise<Map<string, Uint8Array>> {
  return new Map(logo === null ? [] : [[logo, await arquivos.ler(logo)]])
}

/** PDF/A of a document that is not a laudo. `emitidoEm` is an ISO instant. */
export function imprimirDocumento(
  servicos: Servicos,
  documento: DocumentoDeTexto,
  emitidoEm: string,
  opcoes: OpcoesDaImpressao & { pedinte: Pedinte },
): Promise<Uint8Array> {
  return comImpressora(async () =>
    servicos.impressor.imprimirDocumento(
      documento,
      await lerLogo(servicos, documento.estabelecimento.logo),
      emitidoEm,
      opcoes,
    ),
  )
}

interface Impressao {
  servicos: Servicos
  agora: Temporal.Instant
  pedinte: Pedinte
}

/** Of what a person asked for. */
export const impressaoDe = (ctx: CtxLivre<Ator>): Impressao => ({ ...ctx, pedinte: pedinteDe(ctx) })

/** PDF/A of a statement, printed now. */
export async function imprimirExtrato({ servicos, agora, pedinte }: Impressao, extrato: Extrato): Promise<Uint8Array> {
  const logo = await lerLogo(servicos, extrato.estabelecimento.logo)
  return comImpressora(() => servicos.impressor.imprimirExtrato(extrato, logo, agora.toString(), { pedinte }))
}

/** PDF/A of a statement in columns, printed now. */
export async function imprimirDemonstrativo(ctx: CtxLivre<Ator>, impresso: DemonstrativoImpresso): Promise<Uint8Array> {
  const { servicos, agora } = ctx
  const logo = await lerLogo(servicos, impresso.estabelecimento.logo)
  return comImpressora(() =>
    servicos.impressor.imprimirDemonstrativo(impresso, logo, agora.toString(), { pedinte: pedinteDe(ctx) }),
  )
}
