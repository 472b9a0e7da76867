import { inflateSync } from 'node:zlib'

/** A run of text, and where it begins among what is drawn beside it, in points. */
type Trecho = { texto: string; x: number; y: number }

/** What a test needs to know of a PDF: text of each page in drawing order (one item per run), with where it is, fonts, and the XMP metadata. */
type PdfLido = { paginas: string[][]; trechos: Trecho[][]; fontes: string[]; metadados: string }

type Objetos = ReadonlyMap<string, string>

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

function lerObjetos(pdf: string): Objetos {
  return new Map(
    [...pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, numero = '', corpo = '']) => [numero, corpo]),
  )
}

function objeto(objetos: Objetos, numero: string | undefined): string {
  const corpo = objetos.get(numero ?? '')
  if (corpo === undefined) throw new Error(`o PDF não tem o objeto ${numero}`)
  return corpo
}

function lerFluxo(corpo: string): string {
  const bruto = corpo.slice(corpo.indexOf('stream\n') + 7, corpo.lastIndexOf('\nendstream'))
  return corpo.includes('/FlateDecode') ? latin1(inflateSync(Buffer.from(bruto, 'latin1'))) : bruto
}

const deUtf16 = (hexa: string) => Buffer.from(hexa, 'hex').swap16().toString('utf16le')

/** Glyph → text, from the ToUnicode map that makes the text of a PDF selectable. */
function lerGlifos(objetos: Objetos, fonte: string | undefined): Map<string, string> {
  const mapa = /\/ToUnicode (\d+)/.exec(objeto(objetos, fonte))?.[1]
  const pares = lerFluxo(objeto(objetos, mapa)).matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)
  return new Map([...pares].map(([, glifo = '', texto = '']) => [glifo, deUtf16(texto)]))
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Undoes the escapes of a literal string: `\ooo` in octal, `\n` and its kin, or the character itself. */
function desfazer(literal: string): string {
  return literal.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, escape: string) =>
    /^[0-7]/.test(escape) ? String.fromCharCode(Number.parseInt(escape, 8)) : (ESCAPES[escape] ?? escape),
  )
}

/** End of the literal string that opens at `inicio`: parentheses nest, a backslash hides the next character. */
function fimDoLiteral(conteudo: string, inicio: number): number {
  let abertos = 0
  for (let i = inicio; i < conteudo.length; i += 1) {
    if (conteudo[i] === '\\') i += 1
    else if (conteudo[i] === '(') abertos += 1
    else if (conteudo[i] === ')' && --abertos === 0) return i
  }
  throw new Error('cadeia sem fim na página')
}

/** Text of a page: strings wait, as glyph codes, for the operator that shows them in the font last chosen. Tags carry strings too: dropped at `BT`. */
function lerPagina(objetos: Objetos, pagina: string): Trecho[] {
  const fontes = new Map(
    [...pagina.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, nome = '', numero]) => [nome, lerGlifos(objetos, numero)]),
  )
  const conteudo = lerFluxo(objeto(objetos, /\/Contents (\d+)/.exec(pagina)?.[1]))
  const marco = /\/(f\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|([-\d.]+) ([-\d.]+) cm|\(|BT|T[jJ]/g
  const trechos: Trecho[] = []
  let lugar = { x: 0, y: 0 }
  let glifos = new Map<string, string>()
  let hexadecimal = ''
  for (let achado = marco.exec(conteudo); achado; achado = marco.exec(conteudo)) {
    const [operador, nome, hexa, x, y] = achado
    if (nome) glifos = fontes.get(nome) ?? new Map()
    else if (operador === 'BT') hexadecimal = ''
    else if (hexa) hexadecimal += hexa.toUpperCase()
    else if (x !== undefined) lugar = { x: Number(x), y: Number(y) }
    else if (operador === '(') {
      const fim = fimDoLiteral(conteudo, achado.index)
      hexadecimal += Buffer.from(desfazer(conteudo.slice(achado.index + 1, fim)), 'latin1')
        .toString('hex')
        .toUpperCase()
      marco.lastIndex = fim + 1
    } else {
      const texto = (hexadecimal.match(/.{4}/g) ?? []).map((codigo) => glifos.get(codigo) ?? '\u{fffd}').join('')
      trechos.push({ texto, ...lugar })
      hexadecimal = ''
    }
  }
  return trechos
}

export function lerPdf(bytes: Uint8Array): PdfLido {
  const objetos = lerObjetos(latin1(bytes))
  const corpos = [...objetos.values()]
  const filhos =
    /\/Type \/Pages[\s\S]*?\/Kids \[([^\]]*)\]/.exec(
      corpos.find((corpo) => corpo.includes('/Type /Pages\n')) ?? '',
    )?.[1] ?? ''
  const trechos = [...filhos.matchAll(/(\d+) 0 R/g)].map(([, numero]) => lerPagina(objetos, objeto(objetos, numero)))
  return {
    paginas: trechos.map((pagina) => pagina.map(({ texto }) => texto)),
    trechos,
    fontes: corpos.flatMap((corpo) => /\/Subtype \/Type0\s+\/BaseFont \/[A-Z]{6}\+(\S+)/.exec(corpo)?.[1] ?? []),
    metadados: Buffer.from(corpos.find((corpo) => corpo.includes('/Type /Metadata')) ?? '', 'latin1').toString('utf8'),
  }
}

/** All the text with no spaces, for words that the layout may split between lines. */
export const semEspacos = (texto: string) => texto.replace(/[\s\u00ad]/g, '')
