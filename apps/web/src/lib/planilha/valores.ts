/**
 * A value on its way to a sheet. What is only text or a plain number goes as it is; money, percentages and dates say what
 * they are, so that a spreadsheet gets a number or a date that it can add up and sort.
 */
export type ValorDePlanilha =
  | string
  | number
  | boolean
  | null
  | undefined
  | { tipo: 'reais' | 'percentual' | 'dia' | 'momento'; valor: string | number }

/** Integer centavos → reais. */
export const reais = (centavos: number | null): ValorDePlanilha =>
  centavos === null ? null : { tipo: 'reais', valor: centavos / 100 }

/** Basis points → a share: 1250 → 0.125, which reads 12,5%. */
export const percentual = (bp: number | null): ValorDePlanilha =>
  bp === null ? null : { tipo: 'percentual', valor: bp / 10_000 }

/** Plain date `AAAA-MM-DD`. */
export const dia = (data: string | null): ValorDePlanilha => (data === null ? null : { tipo: 'dia', valor: data })

/** UTC instant; it is written on the clock of the zone in use. */
export const momento = (instante: string | null): ValorDePlanilha =>
  instante === null ? null : { tipo: 'momento', valor: instante }

/** A column of a sheet: its title and what a row has there. */
export interface ColunaDePlanilha<T> {
  titulo: string
  texto: (item: T) => ValorDePlanilha
}

/** One writer per format: rows come in pages, and one file comes out at the end. */
export interface Escrita {
  acrescentar(linhas: readonly (readonly ValorDePlanilha[])[]): void
  concluir(): Promise<Blob>
  descartar(): void
}
