import { ErroDeDominio } from '@vetlume/dominio/erros'

export interface MovimentoLido {
  /** What the bank knows it by; null where it does not say. */
  identificador: string | null
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

export const MAXIMO_DE_MOVIMENTOS = 20_000
/** As much as an account may hold: ten thousand million reais. */
const MAXIMO_DE_CENTAVOS = 1_000_000_000_000

export const recusarArquivo = (porque: string): ErroDeDominio =>
  new ErroDeDominio('VALIDACAO', { campos: { arquivo: porque } })

/**
 * Centavos of an amount as banks write it: "1234.56", "-1.234,56", "R$ 10,00", "1,234.56", "50,00-", "(50,00)" or "12,3". The last
 * comma or point followed by one or two digits is the decimal one. Null when it is no amount.
 */
export function lerValor(escrito: string): number | null {
  const limpo = escrito.replaceAll(/[R$\s\u00a0]/g, '')
  if (!/^[+-]?\(?[+-]?[\d.,]*\d[\d.,]*\)?[-+CD]?$/i.test(limpo)) return null
  const negativo = /^[+]?\(?-|^-|-$|^\(|D$/i.test(limpo)
  const digitos = limpo.replaceAll(/[^\d.,]/g, '')
  const fracao = /[.,](\d{1,2})$/.exec(digitos)
  const inteiro = (fracao === null ? digitos : digitos.slice(0, fracao.index)).replaceAll(/[.,]/g, '')
  const centavos = Number(inteiro || '0') * 100 + Number((fracao?.[1] ?? '').padEnd(2, '0'))
  if (!Number.isSafeInteger(centavos) || centavos > MAXIMO_DE_CENTAVOS) return null
  return negativo ? -centavos : centavos
}

/** A day that exists, from its parts; null when it does not. */
export function lerDia(ano: string, mes: string, dia: string): string | null {
  const cheio = ano.length === 2 ? `20${ano}` : ano
  try {
    return Temporal.PlainDate.from(`${cheio}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`, {
      overflow: 'reject',
    }).toString()
  } catch {
    return null
  }
}

/** One line of text, with no more than people read. */
export const emUmaLinha = (texto: string, maximo = 300) => texto.replaceAll(/\s+/g, ' ').trim().slice(0, maximo)
