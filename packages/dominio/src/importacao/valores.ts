import { normalizarBusca } from '../formatos/index.ts'
import { lido, numeroPorExtenso, recusado, textoDaCelula, type Leitor, type Leitura } from './celula.ts'

const NUMERO = /^(-?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/
/** Written by a system in English: a dot and not three digits after it. */
const NUMERO_COM_PONTO = /^-?\d+\.(?:\d{1,2}|\d{4,})$/

/** `1.234,50` → 1234.5. Null for what is no number in pt-BR, nor plainly one with a decimal point. */
export function lerDecimal(texto: string): number | null {
  const limpo = texto.replace(/\s/g, '')
  if (NUMERO_COM_PONTO.test(limpo)) return Number(limpo)
  const [, sinal = '', inteiros, decimais = ''] = NUMERO.exec(limpo) ?? []
  return inteiros === undefined ? null : Number(`${sinal}${inteiros.replaceAll('.', '')}.${decimais || '0'}`)
}

/** `R$ 1.234,50`, `1234,5`, 1234.5 → centavos. Parts of a centavo are refused: nobody charges them. */
export const lerDinheiro: Leitor<number> = (celula) => {
  const n = typeof celula === 'number' ? celula : lerDecimal(textoDaCelula(celula).replace(/^(-?)\s*R\$/i, '$1'))
  const centavos = n === null ? Number.NaN : Math.round(n * 100)
  if (n === null || !Number.isSafeInteger(centavos) || Math.abs(centavos - n * 100) > 0.01)
    return recusado('Valor inválido. Escreva em reais, como 1.234,50.')
  return lido(centavos)
}

/** `12,5`, `12,5%`, 12.5 → 1250. */
export const lerPercentual: Leitor<number> = (celula) => {
  const n = typeof celula === 'number' ? celula : lerDecimal(textoDaCelula(celula).replace(/\s*%$/, ''))
  const bp = n === null ? Number.NaN : Math.round(n * 100)
  if (n === null || !Number.isSafeInteger(bp) || Math.abs(bp - n * 100) > 0.01)
    return recusado('Percentual inválido. Escreva como 12,5.')
  return lido(bp)
}

/** `-23,5505` → -23.5505. A dot is the decimal point too: nobody writes thousands of degrees. */
export const lerGraus: Leitor<number> = (celula) => {
  const texto = textoDaCelula(celula).replace(',', '.').replace('−', '-')
  return /^-?\d{1,3}(?:\.\d+)?$/.test(texto) ? lido(Number(texto)) : recusado('Escreva em graus, como -23,5505.')
}

const INTEIRO = 'Informe um número inteiro.'

/** `48`, `48 h`, `1.200`: a unit after the number is only read over. */
export const lerInteiro: Leitor<number> = (celula) => {
  const n = typeof celula === 'number' ? celula : lerDecimal(textoDaCelula(celula).replace(/\s*[\p{L}.º°]*$/u, ''))
  return n !== null && Number.isSafeInteger(n) ? lido(n) : recusado(INTEIRO)
}

/** `30`, `30 min`, `1h30`, `01:30`, `2 h` → minutes. */
export const lerMinutos: Leitor<number> = (celula) => {
  const [, horas, minutos = ''] =
    /^(\d{1,2})\s*(?:h|:)\s*(\d{0,2})(?:min|m)?(?::00)?$/i.exec(textoDaCelula(celula)) ?? []
  return horas === undefined ? lerInteiro(celula) : lido(Number(horas) * 60 + Number(minutos || '0'))
}

/** `12,5`, `12,5 kg`, `850 g` → grams; without a unit, kilograms. */
export const lerPeso: Leitor<number> = (celula) => {
  const texto = typeof celula === 'number' ? numeroPorExtenso(celula) : textoDaCelula(celula)
  const [, numero = '', unidade = 'kg'] = /^([\d.,\s]+?)\s*(kg|kgs|quilos?|g|gr|gramas?)?\.?$/i.exec(texto) ?? []
  const n = typeof celula === 'number' ? celula : lerDecimal(numero)
  if (n === null) return recusado('Peso inválido. Escreva em quilos, como 12,5.')
  return lido(Math.round(/^g/i.test(unidade) ? n : n * 1_000))
}

const SIM = new Set(['sim', 's', 'x', '1', 'true', 'verdadeiro', 'v', 'yes', 'y', 'ok'])
const NAO = new Set(['nao', 'n', '0', 'false', 'falso', 'f', 'no'])

export const lerSimNao: Leitor<boolean> = (celula) => {
  const palavra = normalizarBusca(textoDaCelula(celula))
  if (SIM.has(palavra)) return lido(true)
  return NAO.has(palavra) ? lido(false) : recusado('Escreva sim ou não.')
}

/** Reads one of the words of a fixed list: `{ femea: 'FEMEA', f: 'FEMEA' }`, without accents. */
export function lerPalavra<T extends string>(palavras: Readonly<Record<string, T>>, erro: string): Leitor<T> {
  return (celula) => {
    const palavra = normalizarBusca(textoDaCelula(celula))
      .replaceAll(/[.\-_/]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
    return Object.hasOwn(palavras, palavra) ? lido(palavras[palavra] as T) : recusado(erro)
  }
}

export const lerTexto: Leitor<string> = (celula) => lido(textoDaCelula(celula))

const ARREDONDADO = 'O Excel arredondou este número. Formate a coluna como texto e escreva de novo.'

/** An identifier made of digits: Excel keeps it as a number and drops the zeros before it. */
export function lerDigitos(tamanhos: readonly number[]): Leitor<string> {
  return (celula): Leitura<string> => {
    const texto = textoDaCelula(celula)
    if (/^\d[.,]\d+e\+\d+$/i.test(texto)) return recusado(ARREDONDADO)
    if (!/^\d+$/.test(texto)) return lido(texto)
    // The zeros that were dropped: at most two, so that a short number is not taken for another kind.
    const tamanho = tamanhos.find((n) => texto.length <= n && texto.length >= n - 2)
    return lido(tamanho === undefined ? texto : texto.padStart(tamanho, '0'))
  }
}
