import type { EstruturaDeTexto, TipoDeDocumento } from '../../modelo-documento/index.ts'
import { ATESTADO, RECEITA, TERMO } from './clinicos.ts'
import { ORCAMENTO, RECIBO } from './financeiros.ts'

export interface ModeloDeTexto {
  readonly nome: string
  readonly tipo: Exclude<TipoDeDocumento, 'LAUDO'>
  readonly estrutura: EstruturaDeTexto
}

/** Complete models of the other documents that a new company starts with. */
export const MODELOS_DE_TEXTO: readonly ModeloDeTexto[] = [
  { nome: 'Atestado de saúde', tipo: 'ATESTADO', estrutura: ATESTADO },
  { nome: 'Receita simples', tipo: 'RECEITA', estrutura: RECEITA },
  { nome: 'Termo de consentimento', tipo: 'TERMO', estrutura: TERMO },
  { nome: 'Recibo de pagamento', tipo: 'RECIBO', estrutura: RECIBO },
  { nome: 'Orçamento de exames', tipo: 'ORCAMENTO', estrutura: ORCAMENTO },
]
