/** Removes combining marks: `São João` → `Sao Joao`. Letters that do not decompose (ß, ø) stay. */
export function semAcentos(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '')
}

/**
 * Marks that nobody sees: they make two names out of one, turn the text around or carry words that only a program reads.
 * Tags stay where they make a flag.
 */
const INVISIVEIS =
  /[\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0000}-\u{e007f}]/gu
/** Joiners beside Latin letters, digits, marks of punctuation, spaces or the end of the text join nothing. */
const JUNTAS_SOLTAS =
  /(?<=(?:^|[\p{Script=Latin}\p{Nd}\p{P}\s])[\p{M}\u200c\u200d]*)[\u200c\u200d]|[\u200c\u200d](?=[\u200c\u200d]*(?:$|[\p{Script=Latin}\p{Nd}\p{P}\s]))/gu

/** Text without what is not seen. Accents, emoji made of several, and the joiners that other scripts write with stay. */
export function semInvisiveis(texto: string): string {
  return texto.replace(INVISIVEIS, '').replace(JUNTAS_SOLTAS, '')
}

/** Form under which text is searched: no accents, no case, single spaces. */
export function normalizarBusca(texto: string): string {
  return semAcentos(texto).toLowerCase().replace(/\s+/g, ' ').trim()
}
