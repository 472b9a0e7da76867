const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Keys that are others here: of a shared registry that was already there under another key, of a person who had an account. */
export type Trocas = ReadonlyMap<string, string>

/** Changes every key of a line that is another here. Keys are never part of each other, so it does not matter where they stand. */
export const trocar = (linha: string, trocas: Trocas): string =>
  trocas.size === 0 ? linha : linha.replaceAll(UUID, (codigo) => trocas.get(codigo) ?? codigo)
