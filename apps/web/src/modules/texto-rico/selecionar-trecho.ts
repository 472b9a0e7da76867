import type { Editor } from '@tiptap/react'
import type { Node as NoDoDocumento } from '@tiptap/pm/model'

/** Stands for what is not text (a variable, a line break), which takes one place in the document too. */
const NAO_E_TEXTO = '\ufffc'

/** Where a piece of text is in a document, whatever its formatting; null when no paragraph has it whole. */
export function acharTrecho(documento: NoDoDocumento, trecho: string): { from: number; to: number } | null {
  let achado: { from: number; to: number } | null = null
  documento.descendants((no, posicao) => {
    if (achado !== null || !no.isTextblock) return achado === null
    const inicio = no.textBetween(0, no.content.size, NAO_E_TEXTO, NAO_E_TEXTO).indexOf(trecho)
    if (inicio >= 0) achado = { from: posicao + 1 + inicio, to: posicao + 1 + inicio + trecho.length }
    return false
  })
  return achado
}

/** Puts the cursor over a piece of the text; false when the field does not have it. */
export function selecionarTrecho(editor: Editor, trecho: string): boolean {
  const faixa = acharTrecho(editor.state.doc, trecho)
  return faixa !== null && editor.chain().focus().setTextSelection(faixa).scrollIntoView().run()
}
