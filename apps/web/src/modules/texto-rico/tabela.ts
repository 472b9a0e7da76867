import type { Editor, JSONContent } from '@tiptap/react'

/** What is done to the table that the cursor is in, in the order of the menu. */
export const COMANDOS_DA_TABELA = {
  linha: 'Linha abaixo',
  coluna: 'Coluna à direita',
  cabecalho: 'Cabeçalho na primeira linha',
  tirarLinha: 'Remover linha',
  tirarColuna: 'Remover coluna',
  tirarTabela: 'Remover tabela',
} as const

export type NomeDoComando = keyof typeof COMANDOS_DA_TABELA

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
