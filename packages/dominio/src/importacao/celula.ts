/** What a cell of a sheet holds: text as it was typed, a number, yes or no, or nothing. A date of XLSX is `AAAA-MM-DD`. */
export type Celula = string | number | boolean | null

/** One line of a sheet: its number as the spreadsheet shows it, then its cells. */
export type LinhaDaPlanilha = readonly [numero: number, ...celulas: Celula[]]

/** A value read from a cell, or why it could not be. */
export type Leitura<T> = { valor: T; erro?: never } | { erro: string; valor?: never }
export type Leitor<T = unknown> = (celula: Exclude<Celula, null>) => Leitura<T>

export const lido = <T>(valor: T): Leitura<T> => ({ valor })
export const recusado = (erro: string): Leitura<never> => ({ erro })

/** A number in full, never `9.81e+14`. */
export const numeroPorExtenso = (n: number): string =>
  Number.isInteger(n) ? BigInt(n).toString() : String(n).replace('.', ',')

/** A cell as people see it in the spreadsheet. */
export function textoDaCelula(celula: Celula): string {
  if (celula === null) return ''
  if (typeof celula === 'boolean') return celula ? 'sim' : 'não'
  return typeof celula === 'number' ? numeroPorExtenso(celula) : celula.trim()
}

/** Whether nobody wrote anything in it. A dash is how lists show what is missing. */
export function vazia(celula: Celula | undefined): boolean {
  return celula === null || celula === undefined || (typeof celula === 'string' && /^[\s–—-]*$/.test(celula))
}
