import type { ConteudoDoLaudo } from '@vetlume/dominio/laudo'

/** Field in which the text of a place is written. */
export const idDoTexto = (lugar: string) => `texto-${lugar}`

/** The section whose text a field is; null for the conclusion. */
export const secaoDoTexto = (campo: string, { secoes }: ConteudoDoLaudo): string | null =>
  secoes.find(({ id }) => idDoTexto(id) === campo)?.id ?? null
