/** A table whose rows leave with the company, column by column. */
export interface Vai {
  vai: true
  /** How people call it. */
  titulo: string
  colunas: readonly string[]
  /** Columns that stay, and why. */
  fica: Readonly<Record<string, string>>
  /** Columns that a hash covers: they arrive letter by letter, whatever keys change around them. */
  intactas: readonly string[]
}

/** A table that stays, and why. */
interface Fica {
  vai: false
  titulo: string
  porque: string
}

export type Decisao = Vai | Fica

/** `colunas` by name, between spaces; those that the database computes are left out by themselves. */
export const vai = (
  titulo: string,
  colunas: string,
  { fica = {}, intactas = [] }: Partial<Pick<Vai, 'fica' | 'intactas'>> = {},
): Vai => ({ vai: true, titulo, colunas: colunas.trim().split(/\s+/), fica, intactas })

export const fica = (titulo: string, porque: string): Fica => ({ vai: false, titulo, porque })

/** What arrives in their place is drawn by lot, so that the record stays and the link opens nothing. */
export const SEGREDO_DE_LINK = 'Segredo de um link: só quem o recebeu o tem, e ele não abre nada em outra instalação.'
