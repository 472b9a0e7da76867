import type { BlocoRico } from '@vetlume/dominio/laudo'

type Tabela = Extract<BlocoRico, { type: 'table' }>
type Celula = Tabela['content'][number]['content'][number]

type CelulaPosicionada = {
  x: number
  y: number
  colspan: number
  rowspan: number
  titulo: boolean
  content: Celula['content']
}
export type TabelaPosicionada = {
  type: 'table'
  /** Relative width of each column. */
  colunas: number[]
  celulas: CelulaPosicionada[]
  comTitulo: boolean
  /** How many of the first cells form the header row that repeats on each page. */
  celulasDeTitulo: number
}

const MAXIMO_DE_COLUNAS_JUNTAS = 20
/** Of one table with joined cells: beyond this nobody could read it, and drawing the empty places takes minutes. */
const MAXIMO_DE_COLUNAS = 40
const MAXIMO_DE_LUGARES = 10_000
const limitar = (valor: number | undefined, maximo: number) => Math.min(Math.max(valor ?? 1, 1), maximo)

/** Columns free from `x` on in one row, at most `desejado`: a span may not run over a cell that comes from above. */
function colunasLivres(ocupadas: ReadonlySet<string>, x: number, y: number, desejado: number): number {
  let livres = 1
  while (livres < desejado && !ocupadas.has(`${x + livres},${y}`)) livres += 1
  return livres
}

type Extensao = { colspan: number; rowspan: number }

/** What each cell asks for, within the table. */
const extensoes = ({ content: linhas }: Tabela): Extensao[][] =>
  linhas.map((linha, y) =>
    linha.content.map(({ attrs }) => ({
      colspan: limitar(attrs?.colspan, MAXIMO_DE_COLUNAS_JUNTAS),
      rowspan: limitar(attrs?.rowspan, linhas.length - y),
    })),
  )

const lugaresDe = (pedidas: Extensao[][]) =>
  pedidas.flat().reduce((soma, { colspan, rowspan }) => soma + colspan * rowspan, 0)

const colunasDe = (celulas: readonly CelulaPosicionada[]) =>
  Math.max(0, ...celulas.map(({ x, colspan }) => x + colspan))

/** Cells of `tabela` in the first places that are free for what each asks. */
function posicionar(tabela: Tabela, pedidas: readonly (readonly Extensao[])[]): CelulaPosicionada[] {
  const ocupadas = new Set<string>()
  return tabela.content.flatMap((linha, y) => {
    let x = 0
    return linha.content.map((celula, ordem): CelulaPosicionada => {
      while (ocupadas.has(`${x},${y}`)) x += 1
      const { colspan: desejado = 1, rowspan = 1 } = pedidas[y]?.[ordem] ?? {}
      const colspan = colunasLivres(ocupadas, x, y, desejado)
      for (let i = 0; i < colspan; i += 1) for (let j = 0; j < rowspan; j += 1) ocupadas.add(`${x + i},${y + j}`)
      return { x, y, colspan, rowspan, titulo: celula.type === 'tableHeader', content: celula.content }
    })
  })
}

/** With the joined cells or, when together they make a grid that nobody could draw, each cell in one place. */
function celulasDe(tabela: Tabela): CelulaPosicionada[] {
  const pedidas = extensoes(tabela)
  const juntas = lugaresDe(pedidas) <= MAXIMO_DE_LUGARES ? posicionar(tabela, pedidas) : null
  return juntas !== null && colunasDe(juntas) <= MAXIMO_DE_COLUNAS ? juntas : posicionar(tabela, [])
}

/** Widths in pixels as the editor keeps them, cell by cell; used as proportions, and only when every column has one. */
function larguras(tabela: Tabela, colunas: number): number[] {
  const primeira = tabela.content[0]?.content.flatMap((celula) => celula.attrs?.colwidth ?? []) ?? []
  const completas = primeira.length === colunas && primeira.every((largura) => largura > 0)
  return completas ? primeira : Array.from({ length: colunas }, () => 1)
}

/** Places each cell in a grid that cannot overlap, whatever spans the JSON asks for. Null when there is no cell at all. */
export function posicionarTabela(tabela: Tabela): TabelaPosicionada | null {
  const celulas = celulasDe(tabela)
  if (celulas.length === 0) return null
  const colunas = colunasDe(celulas)
  const primeiraLinha = celulas.filter((celula) => celula.y === 0)
  const comTitulo = primeiraLinha.length > 0 && primeiraLinha.every((celula) => celula.titulo && celula.rowspan === 1)
  return {
    type: 'table',
    colunas: larguras(tabela, colunas),
    celulas,
    comTitulo,
    celulasDeTitulo: primeiraLinha.length,
  }
}
