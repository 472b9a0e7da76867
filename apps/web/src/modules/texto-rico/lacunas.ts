import type { Editor } from '@tiptap/react'
import type { Node as NoDoDocumento } from '@tiptap/pm/model'
import { lacunasDoTexto } from '@vetlume/dominio/laudo'

interface Faixa {
  from: number
  to: number
}

/** Blanks to be filled, as the check before signing finds them. */
export function lacunasDe(documento: NoDoDocumento): Faixa[] {
  const faixas: Faixa[] = []
  documento.descendants((no, posicao) => {
    if (!no.isText || no.text === undefined) return
    for (const { inicio, texto } of lacunasDoTexto(no.text))
      faixas.push({ from: posicao + inicio, to: posicao + inicio + texto.length })
  })
  return faixas
}

/** Selects the next blank after the cursor (or before it); false when there is none in that direction. */
export function irParaLacuna(editor: Editor, sentido: 1 | -1): boolean {
  const { from, to } = editor.state.selection
  const lacunas = lacunasDe(editor.state.doc)
  const alvo =
    sentido === 1 ? lacunas.find((lacuna) => lacuna.from >= to) : lacunas.findLast((lacuna) => lacuna.to <= from)
  if (alvo === undefined) return false
  return editor.chain().focus().setTextSelection(alvo).scrollIntoView().run()
}

/** Selects the first blank between two positions, where a phrase was just put; false when it left none. */
export function selecionarLacunaEntre(editor: Editor, from: number, to: number): boolean {
  const alvo = lacunasDe(editor.state.doc).find((lacuna) => lacuna.from >= from && lacuna.to <= to)
  return alvo !== undefined && editor.chain().focus().setTextSelection(alvo).run()
}
