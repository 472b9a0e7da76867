import type { Editor } from '@tiptap/react'
import { createContext, useContext } from 'react'
import type { Loja } from '../../lib/loja.ts'
import type { VariavelOferecida } from './opcoes.ts'
import type { VezDoMotor } from './vez-do-motor.ts'

/** What the text fields of one laudo share. */
export interface MesaDeTexto {
  /** The field in which the person writes: the toolbar acts on it. */
  campoAtivo: Loja<Editor | null>
  /** Fields on screen, by the id of each. */
  campos: Map<string, Editor>
  /** Value of a variable in the field `campo`: a measure is of the section it is cited in. As `ValorDaVariavel`. */
  valorDe: (nome: string, campo: string) => string | null | undefined
  /** What people call a variable in the field `campo`; nothing of one that may be of several measures, or of none. */
  rotuloDe: (nome: string, campo: string) => string | null | undefined
  /** Draws again the value of each variable on screen. */
  desenhos: Set<() => void>
  /** Variables of this laudo, as the field `campo` cites them, with their values now. */
  variaveis: (campo: string) => readonly VariavelOferecida[]
  /** What the screen shows may come before what edits its text. */
  vezDoMotor: VezDoMotor
  /** Image files dropped or pasted into a text go to the images of the laudo. */
  aoReceberArquivos: (arquivos: File[]) => void
}

export const ContextoDaMesaDeTexto = createContext<MesaDeTexto | null>(null)

export function useMesaDeTexto(): MesaDeTexto {
  const mesa = useContext(ContextoDaMesaDeTexto)
  if (mesa === null) throw new Error('Campo de texto fora de um laudo')
  return mesa
}
