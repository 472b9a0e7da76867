import { Node } from '@tiptap/react'
import type { Editor, JSONContent } from '@tiptap/react'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import type { EditorState, Transaction } from '@tiptap/pm/state'

const PAPEIS: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

function vao(nome: 'colspan' | 'rowspan') {
  return { default: 1, parseHTML: (elemento: HTMLElement) => Number(elemento.getAttribute(nome) ?? 1) || 1 }
}

/** Cells of the stored schema: paragraphs only, no widths, which belong to the page that prints them. */
const celula = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'paragraph+',
    isolating: true,
    addAttributes: () => ({ colspan: vao('colspan'), rowspan: vao('rowspan') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const Table = Node.create({
  name: 'table',
  content: 'tableRow+',
  group: 'block',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  // The table plugin finds its nodes by this mark of the schema.
  extendNodeSchema: ({ name }) => (PAPEIS[name] === undefined ? {} : { tableRole: PAPEIS[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const andar = (passo: 1 | -1) => () => executarNaTabela(this.editor, goToNextCell(passo))
    return {
      Tab: () =>
        isInTable(this.editor.state) && (andar(1)() || (executarNaTabela(this.editor, addRowAfter) && andar(1)())),
      'Shift-Tab': () => isInTable(this.editor.state) && andar(-1)(),
    }
  },
})

export const NOS_DA_TABELA = [Table, TableRow, celula('tableCell', 'td'), celula('tableHeader', 'th')]

type ComandoDaTabela = (estado: EditorState, despachar?: (transacao: Transaction) => void) => boolean

export const COMANDOS_DA_TABELA = {
  linha: { rotulo: 'Linha abaixo', comando: addRowAfter },
  coluna: { rotulo: 'Coluna à direita', comando: addColumnAfter },
  cabecalho: { rotulo: 'Cabeçalho na primeira linha', comando: toggleHeaderRow },
  tirarLinha: { rotulo: 'Remover linha', comando: deleteRow },
  tirarColuna: { rotulo: 'Remover coluna', comando: deleteColumn },
  tirarTabela: { rotulo: 'Remover tabela', comando: deleteTable },
} as const satisfies Record<string, { rotulo: string; comando: ComandoDaTabela }>

export function executarNaTabela(editor: Editor, comando: ComandoDaTabela): boolean {
  return comando(editor.state, (transacao) => editor.view.dispatch(transacao))
}

const linhaVazia = (tipo: 'tableCell' | 'tableHeader', colunas: number): JSONContent => ({
  type: 'tableRow',
  content: Array.from({ length: colunas }, () => ({ type: tipo, content: [{ type: 'paragraph' }] })),
})

/** A table with a heading row. */
function tabelaVazia(linhas = 3, colunas = 3): JSONContent {
  return {
    type: 'table',
    content: [
      linhaVazia('tableHeader', colunas),
      ...Array.from({ length: linhas - 1 }, () => linhaVazia('tableCell', colunas)),
    ],
  }
}

/** From the start of a table to the text of its first cell: row, cell, paragraph, text. */
const ATE_O_TEXTO = 4

/** Puts a table where the cursor is, and the cursor in its first cell. */
export function inserirTabela(editor: Editor): void {
  const { from } = editor.state.selection
  editor.chain().focus().insertContent(tabelaVazia()).run()
  let tabela: number | undefined
  editor.state.doc.descendants((no, posicao) => {
    // It may take the place of the blank paragraph that the cursor was in.
    if (tabela === undefined && no.type.name === 'table' && posicao >= from - 1) tabela = posicao
    return tabela === undefined
  })
  if (tabela !== undefined)
    editor
      .chain()
      .setTextSelection(tabela + ATE_O_TEXTO)
      .scrollIntoView()
      .run()
}
