import type { ValorDePlanilha } from './valores.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const PRINCIPAL = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELACOES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACOTE = 'http://schemas.openxmlformats.org/package/2006'

/** Positions in `cellXfs` of the styles below. */
const ESTILO = { negrito: 1, reais: 2, percentual: 3, dia: 4, momento: 5 } as const

const estilos = `${XML}<styleSheet xmlns="${PRINCIPAL}"><numFmts count="3"><numFmt numFmtId="164" formatCode="&quot;R$&quot;\\ #,##0.00"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/><numFmt numFmtId="166" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${[164, 10, 165, 166].map((formato) => `<xf numFmtId="${formato}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`

const tipos = `${XML}<Types xmlns="${PACOTE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`

const relacoes = (...alvos: readonly (readonly [tipo: string, alvo: string])[]) =>
  `${XML}<Relationships xmlns="${PACOTE}/relationships">${alvos.map(([tipo, alvo], n) => `<Relationship Id="rId${n + 1}" Type="${RELACOES}/${tipo}" Target="${alvo}"/>`).join('')}</Relationships>`

/** Excel refuses longer texts. */
const TEXTO_MAXIMO = 32_767
/** What XML 1.0 cannot hold at all. */
const PROIBIDOS = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu
const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as XML holds it. Excel reads `_x0041_` as a letter, so an underscore that would begin one is written as such. */
function escapar(texto: string): string {
  return texto
    .slice(0, TEXTO_MAXIMO)
    .toWellFormed()
    .replace(PROIBIDOS, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (letra) => ENTIDADES[letra] ?? letra)
}

/** Sheet names are short and have no signs of addresses. */
const nomeDaFolha = (nome: string) => escapar(nome.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31))

/** The parts of the workbook around its one sheet. */
export const partesFixas = (nome: string): readonly (readonly [caminho: string, conteudo: string])[] => [
  ['[Content_Types].xml', tipos],
  ['_rels/.rels', relacoes(['officeDocument', 'xl/workbook.xml'])],
  [
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${PRINCIPAL}" xmlns:r="${RELACOES}"><sheets><sheet name="${nomeDaFolha(nome)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  ['xl/_rels/workbook.xml.rels', relacoes(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])],
  ['xl/styles.xml', estilos],
]

const DIA_MS = 86_400_000
/** Day 0 of Excel. Its calendar has a 29 February 1900, so before March of that year a date is written as text. */
const EPOCA = Date.UTC(1899, 11, 30)
const PRIMEIRO_SERIAL = 61

/** Excel has no zone: the clock of `fuso` is written as if it were UTC. */
function serial(tipo: 'dia' | 'momento', valor: string, fuso: string): number {
  if (tipo === 'dia') return (Date.parse(`${valor}T00:00:00Z`) - EPOCA) / DIA_MS
  const local = Temporal.Instant.from(valor).toZonedDateTimeISO(fuso).toPlainDateTime()
  return (local.toZonedDateTime('UTC').epochMilliseconds - EPOCA) / DIA_MS
}

/** `A`, `Z`, `AA`: the column at a position from 0. */
function letraDaColuna(posicao: number): string {
  const anterior = Math.floor(posicao / 26) - 1
  return `${anterior < 0 ? '' : letraDaColuna(anterior)}${String.fromCharCode(65 + (posicao % 26))}`
}

const comEstilo = (estilo: number) => (estilo === 0 ? '' : ` s="${estilo}"`)
const numero = (r: string, valor: number, estilo = 0) => `<c r="${r}"${comEstilo(estilo)}><v>${valor}</v></c>`

/** A text is a text, whatever it begins with: no cell of ours is a formula. */
const texto = (r: string, valor: string, estilo = 0) =>
  `<c r="${r}" t="inlineStr"${comEstilo(estilo)}><is><t xml:space="preserve">${escapar(valor)}</t></is></c>`

function celula(r: string, valor: ValorDePlanilha, fuso: string): string {
  if (valor === null || valor === undefined || valor === '') return ''
  if (typeof valor === 'boolean') return texto(r, valor ? 'sim' : 'não')
  if (typeof valor === 'number') return Number.isFinite(valor) ? numero(r, valor) : ''
  if (typeof valor === 'string') return texto(r, valor)
  const { tipo, valor: escrito } = valor
  if (tipo === 'reais' || tipo === 'percentual') return numero(r, Number(escrito), ESTILO[tipo])
  const n = serial(tipo, String(escrito), fuso)
  return n < PRIMEIRO_SERIAL ? texto(r, String(escrito)) : numero(r, n, ESTILO[tipo])
}

const LARGURA_MINIMA = 8
const LARGURA_MAXIMA = 48
const LARGURAS: Partial<Record<string, number>> = { momento: 17, dia: 12, reais: 14, percentual: 10 }

const larguraDe = (valor: ValorDePlanilha): number =>
  typeof valor === 'object' && valor !== null ? (LARGURAS[valor.tipo] ?? 0) : String(valor ?? '').length + 1

type Linhas = readonly (readonly ValorDePlanilha[])[]

/** Beginning of the sheet: the header in bold and always in sight, columns as wide as what the first rows hold. */
export function inicioDaFolha(titulos: readonly string[], primeiras: Linhas): string {
  const colunas = titulos.map((titulo, coluna) => {
    const largura = primeiras.reduce((maior, linha) => Math.max(maior, larguraDe(linha[coluna])), titulo.length + 2)
    const justa = Math.min(Math.max(largura, LARGURA_MINIMA), LARGURA_MAXIMA)
    return `<col min="${coluna + 1}" max="${coluna + 1}" width="${justa}" customWidth="1"/>`
  })
  return `${XML}<worksheet xmlns="${PRINCIPAL}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${colunas.join('')}</cols><sheetData><row r="1">${titulos.map((titulo, coluna) => texto(`${letraDaColuna(coluna)}1`, titulo, ESTILO.negrito)).join('')}</row>`
}

/** Rows from the row `primeira` on, counted from 1 as the spreadsheet does. */
export function linhasDaFolha(linhas: Linhas, primeira: number, fuso: string): string {
  const letras = (linhas[0] ?? []).map((_, coluna) => letraDaColuna(coluna))
  return linhas
    .map((linha, posicao) => {
      const r = primeira + posicao
      return `<row r="${r}">${linha.map((valor, coluna) => celula(`${letras[coluna] ?? ''}${r}`, valor, fuso)).join('')}</row>`
    })
    .join('')
}

export const FIM_DA_FOLHA = '</sheetData></worksheet>'
