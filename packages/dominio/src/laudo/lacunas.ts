const UNIDADE = '(?:mm|cm|mL|ml|mmHg|bpm|cm\\/s|m\\/s)'

/**
 * What models leave to be filled in: `___`, `[medir]`, `XX`, `x,x`, a size without its number ("x cm", "medindo cm"), and
 * braces that are not a whole variable. Bounded, so that they cost linear time.
 */
const LACUNAS = [
  '_{3,}',
  '\\[(?!\\d+\\])[^\\][]{0,80}\\]',
  '\\b[xX]{2,}\\b',
  '\\b[xX],[xX]{1,2}\\b',
  `(?<![\\p{L}\\d])[xX×] ?${UNIDADE}(?![\\p{L}\\d])`,
  `(?<![\\p{L}\\d])(?:medindo|mede|medem|mediu|mediram|de até|cerca de|diâmetro de|espessura de|comprimento de) ${UNIDADE}(?![\\p{L}\\d])`,
  '\\{\\{|\\}\\}',
]

export interface Lacuna {
  readonly inicio: number
  readonly texto: string
}

/** The blanks of a plain text, in the order of their kinds above for those that begin at the same place. */
export function lacunasDoTexto(texto: string): Lacuna[] {
  return [...texto.matchAll(new RegExp(LACUNAS.join('|'), 'gu'))].map((achado) => ({
    inicio: achado.index,
    texto: achado[0],
  }))
}
