import * as z from 'zod/mini'

/** One line as people mean it: no control characters, no runs of spaces, composed accents. */
export function limparLinha(texto: string): string {
  return texto
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC')
}

/** Free text that keeps its line breaks. */
export function limparParagrafos(texto: string): string {
  return texto
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim()
    .normalize('NFC')
}

/** A required line: a name, a title. */
export function linha(maximo = 120) {
  return z.string().check(z.overwrite(limparLinha), z.minLength(1), z.maxLength(maximo))
}

function semTexto(esquema: ReturnType<typeof z.string>) {
  return z.pipe(
    z.nullish(esquema),
    z.transform((valor): string | null => (valor == null || valor === '' ? null : valor)),
  )
}

/** A line that may be left out: blank becomes null. */
export function linhaOpcional(maximo = 120) {
  return semTexto(z.string().check(z.overwrite(limparLinha), z.maxLength(maximo)))
}

/** Paragraphs that may be left out: blank becomes null. */
export function paragrafosOpcionais(maximo = 2_000) {
  return semTexto(z.string().check(z.overwrite(limparParagrafos), z.maxLength(maximo)))
}
