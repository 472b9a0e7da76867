/** The classes that are there, as an attribute. */
export const classes = (...nomes: readonly (string | false | undefined)[]): string =>
  nomes.filter((nome) => nome !== undefined && nome !== false).join(' ')
