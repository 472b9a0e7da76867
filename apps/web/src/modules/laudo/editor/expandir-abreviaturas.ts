import type { Editor } from '@tiptap/react'
import { abreviaturaAntesDoCursor } from '@vetlume/dominio/abreviatura'
import { queryClient } from '../../../lib/query.ts'
import { consultaDeAbreviaturas } from '../../abreviatura/index.ts'
import { inserirFrase, type MesaDeTexto } from '../../texto-rico/index.ts'

const NAO_E_TEXTO = '￼'

function antesDoCursor({ state }: Editor): string {
  const { $from, empty } = state.selection
  if (!empty || !$from.parent.isTextblock) return ''
  return $from.parent.textBetween(0, $from.parentOffset, undefined, NAO_E_TEXTO)
}

/** What the abbreviation before the cursor stands for, with where it is; null when the person has no such one. */
function acharNoCursor(editor: Editor, depois: string) {
  const antes = antesDoCursor(editor)
  const lida = antes.endsWith(depois) ? abreviaturaAntesDoCursor(antes.slice(0, antes.length - depois.length)) : null
  if (lida === null) return null
  const guardadas = queryClient.getQueryData(consultaDeAbreviaturas.queryKey) ?? []
  const achada = guardadas.find(({ atalho }) => atalho === lida.atalho)
  const ate = editor.state.selection.from
  return achada === undefined ? null : { texto: achada.texto, de: ate - lida.letras - depois.length, ate }
}

function expandir(editor: Editor | null, depois: string): boolean {
  const achada = editor?.isFocused === true ? acharNoCursor(editor, depois) : null
  if (editor === null || achada === null) return false
  inserirFrase(editor, achada, achada, false)
  return true
}

/** Space or Tab after an abbreviation of the person puts its text in its place, with its variables and its first blank selected. */
export async function expandirAbreviaturas({ campoAtivo }: MesaDeTexto, sinal: AbortSignal): Promise<void> {
  const aoTeclar = (evento: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = evento
    if (key === ';') void queryClient.prefetchQuery(consultaDeAbreviaturas)
    if ((key !== ' ' && key !== 'Tab') || ctrlKey || metaKey || altKey || shiftKey || isComposing) return
    if (!expandir(campoAtivo.ler(), '')) return
    evento.preventDefault()
    evento.stopImmediatePropagation()
  }
  addEventListener('keydown', aoTeclar, { capture: true, signal: sinal })
  await queryClient.prefetchQuery(consultaDeAbreviaturas)
  // What was typed, space and all, while the list was on its way, or the editor of the text.
  const alcancar = () => void expandir(campoAtivo.ler(), ' ')
  if (sinal.aborted) return
  if (campoAtivo.ler() !== null) return alcancar()
  const chegou = new AbortController()
  const aoFocar = () => {
    if (campoAtivo.ler() === null) return
    chegou.abort()
    // The cursor is put where it was with the focus.
    setTimeout(alcancar, 0)
  }
  addEventListener('focusin', aoFocar, { signal: AbortSignal.any([sinal, chegou.signal]) })
}
