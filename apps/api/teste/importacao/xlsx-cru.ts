import { strToU8, zipSync } from 'fflate'

const RELACOES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const relacao = (id: string, tipo: string, alvo: string) =>
  `<Relationship Id="${id}" Type="${RELACOES}/${tipo}" Target="${alvo}"/>`

/** An XLSX from its parts as they are written, where a library would refuse to write them. */
export function xlsxCru({
  folha,
  textos = [],
  outros = {},
}: {
  /** What stands inside `<sheetData>`. */
  folha: string
  /** The shared strings, in order. */
  textos?: string[]
  outros?: Record<string, string>
}): Uint8Array {
  const partes = {
    'xl/workbook.xml': `<workbook xmlns:r="${RELACOES}"><sheets><sheet name="Folha" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relacao('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relacao('rId2', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${textos.map((texto) => `<si><t>${texto}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${folha}</sheetData></worksheet>`,
    ...outros,
  }
  return zipSync(Object.fromEntries(Object.entries(partes).map(([nome, xml]) => [nome, strToU8(xml)])))
}

/** 1 is A, 27 is AA. */
export function letrasDa(coluna: number): string {
  const resto = (coluna - 1) % 26
  const antes = coluna > 26 ? letrasDa((coluna - 1 - resto) / 26) : ''
  return antes + String.fromCharCode(65 + resto)
}

/** A row whose every cell shows the shared string of the same number. */
export const linhaDe = (linha: number, colunas: number, texto: number): string => {
  const celulas = Array.from(
    { length: colunas },
    (_, coluna) => `<c r="${letrasDa(coluna + 1)}${linha}" t="s"><v>${texto}</v></c>`,
  )
  return `<row r="${linha}">${celulas.join('')}</row>`
}

/** Legal in each of its sizes: 20,000 lines, 100 columns, cells of 5,000 letters. Together, 10 billion letters in about a megabyte. */
export const xlsxDoProduto = (linhas = 20_000, colunas = 100, letras = 5_000): Uint8Array =>
  xlsxCru({
    folha:
      linhaDe(1, colunas, 0) + Array.from({ length: linhas }, (_, linha) => linhaDe(linha + 2, colunas, 1)).join(''),
    textos: ['Serviço', 'x'.repeat(letras)],
  })
