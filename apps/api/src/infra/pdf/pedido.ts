import type { Extrato } from '@vetlume/dominio/fechamento'
import type { DemonstrativoImpresso } from '@vetlume/dominio/financeiro'
import type { DocumentoDoLaudo } from '@vetlume/dominio/laudo'
import type { ResumoImpresso } from '@vetlume/dominio/laudo-para-tutor'
import type { DocumentoDeTexto } from '@vetlume/dominio/modelo-documento'
import type { DocumentoDaNota } from '@vetlume/dominio/nota-fiscal'
import type { RelatorioImpresso } from '@vetlume/dominio/privacidade'
import type { MotivoDeFalha } from './erro-de-impressao.ts'

/** What travels to the worker. A new kind of document adds a member here and its preparation in `trabalhador.ts`. */
export type PedidoDeImpressao = (
  | { modelo: 'laudo'; documento: DocumentoDoLaudo }
  | { modelo: 'documento'; documento: DocumentoDeTexto }
  | { modelo: 'extrato'; documento: Extrato }
  | { modelo: 'nota'; documento: DocumentoDaNota }
  | { modelo: 'demonstrativo'; documento: DemonstrativoImpresso }
  | { modelo: 'resumo'; documento: ResumoImpresso }
  | { modelo: 'relatorio'; documento: RelatorioImpresso }
) & {
  /** Marked on every page as being no document. */
  previa: boolean
  /** Its pages one under the other as an SVG, to be looked at, instead of the file. */
  comoDesenho?: true
  /** Bytes of images and logo by SHA-256. */
  arquivos: ReadonlyMap<string, Uint8Array>
  /** Seconds since 1970, UTC: the only date in the file. */
  criadoEm: number
}

export type RespostaDeImpressao =
  | { impresso: Uint8Array<ArrayBuffer> }
  | { falha: MotivoDeFalha; mensagem: string; detalhe: string }
