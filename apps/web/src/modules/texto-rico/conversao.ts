import type { JSONContent } from '@tiptap/react'
import type { BlocoRico, EmLinha, TextoRico } from '@vetlume/dominio/laudo'
import { TEXTO_VAZIO } from '@vetlume/dominio/laudo'

/** Name of the editor's node that stands for a `{{variable}}`; in the stored text it is plain text. */
export const NO_DE_VARIAVEL = 'variavel'
export const NIVEL_DO_TITULO = 3

type No = JSONContent
type Marca = NonNullable<Extract<EmLinha, { type: 'text' }>['marks']>[number]
type Paragrafo = Extract<BlocoRico, { type: 'paragraph' }>
type Linha = Extract<BlocoRico, { type: 'table' }>['content'][number]
type Celula = Linha['content'][number]
type Item = Extract<BlocoRico, { type: 'bulletList' }>['content'][number]

const VARIAVEL = /\{\{\s*([^{}]{1,100}?)\s*\}\}/g
const MARCAS: readonly string[] = ['bold', 'italic', 'underline'] satisfies Marca['type'][]
const ehMarca = (tipo: string): tipo is Marca['type'] => MARCAS.includes(tipo)

const filhos = (no: No): readonly No[] => no.content ?? []
const comConteudo = (conteudo: EmLinha[]) => (conteudo.length === 0 ? {} : { content: conteudo })

/** Text and variables of a plain text, as nodes of the editor. */
export function emLinhaParaEditor(texto: string, marcas: readonly Marca[] = []): No[] {
  const marks = marcas.length === 0 ? {} : { marks: [...marcas] }
  const nos: No[] = []
  let posicao = 0
  for (const achado of texto.matchAll(VARIAVEL)) {
    if (achado.index > posicao) nos.push({ type: 'text', text: texto.slice(posicao, achado.index), ...marks })
    nos.push({ type: NO_DE_VARIAVEL, attrs: { nome: achado[1] }, ...marks })
    posicao = achado.index + achado[0].length
  }
  if (posicao < texto.length) nos.push({ type: 'text', text: texto.slice(posicao), ...marks })
  return nos
}

/** Plain text, one paragraph for each line, as blocks of the editor: how a phrase is inserted. */
export function paragrafosParaEditor(texto: string): No[] {
  return texto.split('\n').map((linha) => {
    const conteudo = emLinhaParaEditor(linha)
    return conteudo.length === 0 ? { type: 'paragraph' } : { type: 'paragraph', content: conteudo }
  })
}

const SO_COM_FILHOS: ReadonlySet<string> = new Set(['bulletList', 'orderedList', 'table', 'tableRow'])
const COM_PARAGRAFO: ReadonlySet<string> = new Set(['listItem', 'tableCell', 'tableHeader'])

/** The schema allows empty lists and cells, which the editor cannot hold: those without rows go, the others get a paragraph. */
function noParaEditor(no: No): No[] {
  const { type = '' } = no
  if (type === 'text') return emLinhaParaEditor(no.text ?? '', (no.marks ?? []) as Marca[])
  const content = filhos(no).flatMap(noParaEditor)
  if (content.length > 0) return [{ ...no, content }]
  if (SO_COM_FILHOS.has(type)) return []
  return [COM_PARAGRAFO.has(type) ? { ...no, content: [{ type: 'paragraph' }] } : no]
}

/** Stored rich text as the editor opens it. The editor always has a paragraph to write in. */
export function paraEditor(texto: TextoRico): No {
  const content = filhos(texto as No).flatMap(noParaEditor)
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content }
}

const mesmasMarcas = (a: readonly Marca[] = [], b: readonly Marca[] = []) =>
  a.length === b.length && a.every(({ type }, i) => type === b[i]?.type)

function marcasDe(no: No): { marks?: Marca[] } {
  const marks = (no.marks ?? []).flatMap(({ type }) => (ehMarca(type) ? [{ type }] : []))
  return marks.length === 0 ? {} : { marks }
}

/** Neighbours with the same formatting become one piece, as they are read. */
function emLinhaDoEditor(nos: readonly No[]): EmLinha[] {
  const resultado: EmLinha[] = []
  for (const no of nos) {
    if (no.type === 'hardBreak') resultado.push({ type: 'hardBreak' })
    const text =
      no.type === NO_DE_VARIAVEL ? `{{${String(no.attrs?.['nome'])}}}` : no.type === 'text' ? (no.text ?? '') : ''
    if (text === '') continue
    const { marks } = marcasDe(no)
    const anterior = resultado.at(-1)
    if (anterior?.type === 'text' && mesmasMarcas(anterior.marks, marks))
      resultado[resultado.length - 1] = { ...anterior, text: anterior.text + text }
    else resultado.push({ type: 'text', text, ...(marks === undefined ? {} : { marks }) })
  }
  return resultado
}

const paragrafo = (no: No): Paragrafo => ({ type: 'paragraph', ...comConteudo(emLinhaDoEditor(filhos(no))) })
const item = (no: No): Item => ({ type: 'listItem', content: filhos(no).map(paragrafo) })

function celula(no: No): Celula {
  const { colspan = 1, rowspan = 1 } = no.attrs ?? {}
  return {
    type: no.type === 'tableHeader' ? 'tableHeader' : 'tableCell',
    attrs: { colspan: Number(colspan), rowspan: Number(rowspan) },
    content: filhos(no).map(paragrafo),
  }
}

function bloco(no: No): BlocoRico[] {
  switch (no.type ?? '') {
    case 'paragraph':
      return [paragrafo(no)]
    case 'heading':
      return [{ type: 'heading', attrs: { level: NIVEL_DO_TITULO }, ...comConteudo(emLinhaDoEditor(filhos(no))) }]
    case 'bulletList':
      return [{ type: 'bulletList', content: filhos(no).map(item) }]
    case 'orderedList':
      return [
        { type: 'orderedList', attrs: { start: Number(no.attrs?.['start'] ?? 1) }, content: filhos(no).map(item) },
      ]
    case 'table':
      return [
        {
          type: 'table',
          content: filhos(no).map((linha): Linha => ({ type: 'tableRow', content: filhos(linha).map(celula) })),
        },
      ]
    default:
      return []
  }
}

/** Blank paragraphs at the end are where the cursor was, not something written. */
function semSobras(blocos: readonly BlocoRico[]): BlocoRico[] {
  const ultimo = blocos.findLastIndex((no) => no.type !== 'paragraph' || no.content !== undefined)
  return blocos.slice(0, ultimo + 1)
}

/** What the editor holds, in the closed schema of the contract: nothing that the schema would refuse or drop. */
export function doEditor(documento: No): TextoRico {
  const content = semSobras(filhos(documento).flatMap(bloco))
  return content.length === 0 ? TEXTO_VAZIO : { type: 'doc', content }
}
