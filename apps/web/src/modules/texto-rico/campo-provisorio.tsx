import type { TextoRico } from '@vetlume/dominio/laudo'
import { useState, type ClipboardEvent, type DragEvent } from 'react'
import { BlocosDoTexto } from '../documento/index.ts'
import { atributosDoCampo, type OpcoesDoCampo } from './campo.ts'
import type { CampoDeTexto } from './use-editor-de-texto.ts'

/** Variables, shown as they are stored, and tables are only edited by who knows them. */
const soTexto = ({ content }: TextoRico) =>
  content.every(({ type }) => type !== 'table') && !JSON.stringify(content).includes('{{')

/** Pasted as words: what else it brought only the editor can tell apart. */
function colar(evento: ClipboardEvent): void {
  evento.preventDefault()
  document.execCommand('insertText', false, evento.clipboardData.getData('text/plain'))
}

const recusar = (evento: DragEvent) => evento.preventDefault()

/** The text before the code that edits it has come: read, and written in as the browser does by itself. */
export function CampoProvisorio({ campo, ...opcoes }: OpcoesDoCampo & { campo: CampoDeTexto }) {
  // What the browser changes here React does not know: it must not draw it again.
  const [inicial] = useState(opcoes.inicial)
  const { provisorio, aoEscrever, aoFocar, faltou, pedir } = campo
  if (!soTexto(inicial))
    return (
      <div className="lt-texto" aria-hidden="true">
        <BlocosDoTexto texto={inicial} />
      </div>
    )
  return (
    <div
      {...atributosDoCampo(opcoes)}
      ref={provisorio}
      className="lt-texto"
      contentEditable={!faltou}
      suppressContentEditableWarning
      spellCheck
      onPaste={colar}
      onDrop={recusar}
      onFocus={aoFocar}
      onInput={aoEscrever}
      onPointerDown={pedir}
    >
      <BlocosDoTexto texto={inicial} />
    </div>
  )
}
