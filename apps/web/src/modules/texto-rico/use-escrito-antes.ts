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
  /** Gives it to the editor; answers where the cursor is, if it is there. */
  receber: (motor: typeof Motor, editor: Editor) => Motor.Ponto | null
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
      if (campo === null) return null
      const cursor = motor.cursorEm(campo)
      if (escrito.current) motor.receberEscrito(editor, campo)
      escrito.current = false
      soltar()
      return cursor
    },
    soltar,
  }
}
