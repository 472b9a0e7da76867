import { Node } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
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
import type { NomeDoComando } from './tabela.ts'

type ComandoDaTabela = (estado: EditorState, despachar?: (transacao: Transaction) => void) => boolean

const COMANDOS: Readonly<Record<NomeDoComando, ComandoDaTabela>> = {
  linha: addRowAfter,
  coluna: addColumnAfter,
  cabecalho: toggleHeaderRow,
  tirarLinha: deleteRow,
  tirarColuna: deleteColumn,
  tirarTabela: deleteTable,
}

declare module '@tiptap/react' {
  interface Commands<ReturnType> {
    tabela: { naTabela: (comando: NomeDoComando) => ReturnType }
  }
}

const PAPEIS: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const executar = ({ state, view }: Editor, comando: ComandoDaTabela) =>
  comando(state, (transacao) => view.dispatch(transacao))

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
  addCommands: () => ({
    naTabela:
      (comando) =>
      ({ state, dispatch }) =>
        COMANDOS[comando](state, dispatch),
  }),
  addKeyboardShortcuts() {
    const andar = (passo: 1 | -1) => () => executar(this.editor, goToNextCell(passo))
    return {
      Tab: () => isInTable(this.editor.state) && (andar(1)() || (executar(this.editor, addRowAfter) && andar(1)())),
      'Shift-Tab': () => isInTable(this.editor.state) && andar(-1)(),
    }
  },
})

export const NOS_DA_TABELA = [Table, TableRow, celula('tableCell', 'td'), celula('tableHeader', 'th')]
