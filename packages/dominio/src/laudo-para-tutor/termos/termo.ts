/** A word of the trade, the forms that it takes (a pattern over text without accents or capitals) and what it means. */
export type Termo = readonly [nome: string, formas: string, explicacao: string]
