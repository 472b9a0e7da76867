import { ehSaida, MAXIMO_DE_CENTAVOS } from '@vetlume/dominio/conciliacao'
import { ErroDeDominio } from '@vetlume/dominio/erros'

export interface MovimentoLido {
  /** What the bank knows it by; null where it does not say. */
  identificador: string | null
  /** All that its line says, where a person told what the columns are: told otherwise, it is the same line. */
  linha: string | null
  dia: string
  /** Positive came in, negative went out; never zero. */
  centavos: number
  descricao: string
  documento: string | null
}

export interface ContaLida {
  /** Bank, branch and number, as the bank writes them; null in a file that does not say. */
  conta: string | null
  de: string | null
  ate: string | null
  saldo: { centavos: number; dia: string } | null
  movimentos: MovimentoLido[]
}

export interface ExtratoLido {
  formato: 'OFX' | 'CSV'
  contas: ContaLida[]
}

/** What a CSV says: of one account, which it does not name. */
export function extratoDeCsv(movimentos: MovimentoLido[]): ExtratoLido {
  const dias = movimentos.map(({ dia }) => dia).toSorted()
  return {
    formato: 'CSV',
    contas: [{ conta: null, de: dias[0] ?? null, ate: dias.at(-1) ?? null, saldo: null, movimentos }],
  }
}

export const MAXIMO_DE_MOVIMENTOS = 20_000

export const recusarArquivo = (porque: string): ErroDeDominio =>
  new ErroDeDominio('VALIDACAO', { campos: { arquivo: porque } })

/**
 * Centavos of an amount as banks write it: "1234.56", "-1.234,56", "R$ 10,00", "1,234.56", "50,00-", "(50,00)" or "12,3". The last
 * comma or point followed by one or two digits is the decimal one. Null when it is no amount.
 */
export function lerValor(escrito: string): number | null {
  const limpo = escrito.replaceAll(/[R$\s\u00a0]/g, '')
  if (!/^[+-]?\(?[+-]?[\d.,]*\d[\d.,]*\)?[-+CD]?$/i.test(limpo)) return null
  const negativo = ehSaida(limpo)
  const digitos = limpo.replaceAll(/[^\d.,]/g, '')
  const fracao = /[.,](\d{1,2})$/.exec(digitos)
  const inteiro = (fracao === null ? digitos : digitos.slice(0, fracao.index)).replaceAll(/[.,]/g, '')
  const centavos = Number(inteiro || '0') * 100 + Number((fracao?.[1] ?? '').padEnd(2, '0'))
  if (!Number.isSafeInteger(centavos) || centavos > MAXIMO_DE_CENTAVOS) return null
  return negativo ? -centavos : centavos
}

/** One line of text, with no more than people read. */
export const emUmaLinha = (texto: string, maximo = 300) => texto.replaceAll(/\s+/g, ' ').trim().slice(0, maximo)
