import { LOCALE } from './regiao.ts'

/*
 * How the locale writes. Each formatter is made when it writes first: the first of a page reads the data of the locale, some
 * milliseconds, and a module that only declares one must not wait for it.
 */

function aoEscrever<T>(fazer: () => T): () => T {
  let feito: T | undefined
  return () => (feito ??= fazer())
}

/** `1234.5` → `1.234,5`. A decimal in words (`'1234.50'`) keeps digits that a number would lose. */
export function escritorDeNumeros(
  opcoes?: Intl.NumberFormatOptions,
): (valor: number | Intl.StringNumericLiteral) => string {
  const formatador = aoEscrever(() => new Intl.NumberFormat(LOCALE, opcoes))
  return (valor) => formatador().format(valor)
}

/** As `escritorDeNumeros`, with at least so many decimals each time. */
export function escritorComCasas(opcoes: Intl.NumberFormatOptions): (valor: number, casas: number) => string {
  const porCasas = new Map<number, ReturnType<typeof escritorDeNumeros>>()
  return (valor, casas) => {
    const escritor = porCasas.get(casas) ?? escritorDeNumeros({ ...opcoes, minimumFractionDigits: casas })
    porCasas.set(casas, escritor)
    return escritor(valor)
  }
}

/** In words, the first of a month is an ordinal: `1º de dezembro`. */
export function escritorDeDatas(opcoes: Intl.DateTimeFormatOptions): (quando: Date | number) => string {
  const formatador = aoEscrever(() => new Intl.DateTimeFormat(LOCALE, opcoes))
  return (quando) =>
    formatador()
      .format(quando)
      .replace(/(?<!\d)1 de (?=\p{L})/u, '1º de ')
}

/** `['a', 'b', 'c']` → `a, b e c`, or `a, b ou c` with `disjunction`. */
export function escritorDeListas(opcoes?: Intl.ListFormatOptions): (itens: Iterable<string>) => string {
  const formatador = aoEscrever(() => new Intl.ListFormat(LOCALE, opcoes))
  return (itens) => formatador().format(itens)
}

/** `(-3, 'hour')` → `há 3 horas`. */
export function escritorDeDistancias(
  opcoes: Intl.RelativeTimeFormatOptions,
): (valor: number, unidade: Intl.RelativeTimeFormatUnit) => string {
  const formatador = aoEscrever(() => new Intl.RelativeTimeFormat(LOCALE, opcoes))
  return (valor, unidade) => formatador().format(valor, unidade)
}
