import { semAcentos } from '../formatos/index.ts'

// After a letter or a digit a semicolon is only a semicolon.
const NO_FIM = /(?:^|[^\p{L}\d])(;([\p{L}\d][\p{L}\d-]{0,19}))$/u

/** The abbreviation that a text ends with, as it is kept, and how many letters of the text it takes; null when there is none. */
export function abreviaturaAntesDoCursor(antes: string): { atalho: string; letras: number } | null {
  const [, inteira, atalho] = NO_FIM.exec(antes) ?? []
  if (inteira === undefined || atalho === undefined) return null
  return { atalho: semAcentos(atalho).toLowerCase(), letras: inteira.length }
}
