import { Extension } from '@tiptap/react'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { irParaLacuna, lacunasDe } from './lacunas.ts'

/** Shows the blanks and lets Tab go from one to the next, as in a form. */
export const Lacunas = Extension.create({
  name: 'lacunas',
  // After the table, in which Tab already has a meaning.
  priority: 50,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) =>
          DecorationSet.create(
            doc,
            lacunasDe(doc).map(({ from, to }) => Decoration.inline(from, to, { class: 'lt-lacuna' })),
          ),
      },
    }),
  ],
  addKeyboardShortcuts() {
    return { Tab: () => irParaLacuna(this.editor, 1), 'Shift-Tab': () => irParaLacuna(this.editor, -1) }
  },
})
