/** What is said for a mark. "Ponto" alone is also a word of the trade: it is a mark only where what was said ends. */
const MARCAS: readonly (readonly [dito: RegExp, marca: string])[] = [
  [/\s*\bponto e vírgula\b/giu, ';'],
  [/\s*\bdois pontos\b/giu, ':'],
  [/\s*\bponto de interrogação\b/giu, '?'],
  [/\s*(?<![\p{L}])vírgula(?![\p{L}])/giu, ','],
  [/\s*\bponto final\b/giu, '.'],
  [/\s*\bponto\s*$/iu, '.'],
  [/\s*\babre parênteses\b\s*/giu, ' ('],
  [/\s*\bfecha parênteses\b/giu, ')'],
  [/\s*\b(?:novo parágrafo|nova linha|próxima linha)\b\s*/giu, '\n'],
]

const FIM_DE_FRASE = /[.?!\n]\s*$/

const comMaiuscula = (texto: string) =>
  texto.replace(
    /(^|[.?!]\s+|\n)(\p{Ll})/gu,
    (_, antes: string, letra: string) => antes + letra.toLocaleUpperCase('pt-BR'),
  )

/**
 * What was said, as it goes after what the field has before the cursor: marks for their names, a capital where a sentence
 * begins, and a space between.
 */
export function pontuar(dito: string, antes: string): string {
  const trocado = MARCAS.reduce((texto, [padrao, marca]) => texto.replace(padrao, marca), dito.trim())
  const marcado = trocado.replace(/^ +| +$/g, '')
  if (marcado === '') return ''
  const comecaFrase = antes.trim() === '' || FIM_DE_FRASE.test(antes)
  const escrito = comecaFrase ? comMaiuscula(marcado) : comMaiuscula(`x${marcado}`).slice(1)
  const colado = antes === '' || /[\s(]$/u.test(antes) || /^[.,;:?!)\n]/u.test(escrito)
  return colado ? escrito : ` ${escrito}`
}
