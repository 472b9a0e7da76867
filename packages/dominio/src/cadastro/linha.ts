import * as z from 'zod/mini'
import { semInvisiveis } from '../formatos/index.ts'

/** Neither spaces, marks and joiners alone, nor the letters that are drawn as nothing. */
const VISIVEL = /[^\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u

/** One line as people mean it: nothing that is not seen, no runs of spaces, composed accents; blank when all of it is. */
export function limparLinha(texto: string): string {
  const limpo = semInvisiveis(texto.normalize('NFC').replace(/\p{Cc}+/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC')
  return VISIVEL.test(limpo) ? limpo : ''
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
