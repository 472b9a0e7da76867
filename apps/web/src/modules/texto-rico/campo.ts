import { LOCALE } from '@vetlume/dominio/constantes'
import type { TextoRico } from '@vetlume/dominio/laudo'

/** What a text field is made of, by whoever edits it. */
export interface OpcoesDoCampo {
  /** Of the element that receives the focus. */
  id: string
  rotulo: string
  inicial: TextoRico
}

export const atributosDoCampo = ({ id, rotulo }: OpcoesDoCampo) =>
  ({
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': rotulo,
    'aria-autocomplete': 'list',
    lang: LOCALE,
  }) as const
