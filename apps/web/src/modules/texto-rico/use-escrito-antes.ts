import type { Editor } from '@tiptap/react'
import { useRef, useState, type RefObject } from 'react'
import type * as Motor from './motor.ts'

/** What was written and has nobody to save it yet is not lost without a question. */
function criarGuarda() {
  const segurar = (evento: BeforeUnloadEvent) => evento.preventDefault()
  return {
    segurar: () => addEventListener('beforeunload', segurar),
    soltar: () => removeEventListener('beforeunload', segurar),
  }
}

export interface EscritoAntes {
  /** The field in which the browser itself writes. */
  provisorio: RefObject<HTMLDivElement | null>
  /** Something was written in it. */
  marcar: () => void
  /** Gives it to the editor. The answer puts the cursor where it was, once the editor stands in the place of the field. */
  receber: (motor: typeof Motor, editor: Editor) => () => void
  soltar: () => void
}

/** What a person writes in a text field before the editor is there. */
export function useEscritoAntes(): EscritoAntes {
  const provisorio = useRef<HTMLDivElement>(null)
  const escrito = useRef(false)
  const [{ segurar, soltar }] = useState(criarGuarda)
  return {
    provisorio,
    marcar: () => {
      escrito.current = true
      segurar()
    },
    receber: (motor, editor) => {
      const campo = provisorio.current
      const cursor = campo === null ? null : motor.cursorEm(campo)
      const digitado = escrito.current
      if (campo !== null && digitado) motor.receberEscrito(editor, campo)
      escrito.current = false
      soltar()
      return () => {
        if (cursor !== null) motor.porCursor(editor, cursor)
        if (cursor !== null && digitado) motor.abrirDigitado(editor)
      }
    },
    soltar,
  }
}
