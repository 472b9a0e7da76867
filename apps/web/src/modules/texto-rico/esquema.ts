import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions'
import { Plugin } from '@tiptap/pm/state'
import { Extension } from '@tiptap/react'
import type { Extensions } from '@tiptap/react'
import { leitorDeColagem } from './colagem.ts'
import { NIVEL_DO_TITULO } from './conversao.ts'
import { Gatilho } from './gatilho.ts'
import type { OpcoesDoGatilho } from './gatilho.ts'
import { Lacunas } from './lacunas-no-editor.ts'
import { NOS_DA_TABELA } from './tabela-no-editor.ts'
import { Variavel } from './variavel.ts'
import type { OpcoesDaVariavel } from './variavel.ts'

/** Headings pasted from elsewhere, of any level, become the one level that a section has. */
const Titulo = Heading.extend({
  parseHTML: () => [1, 2, 3, 4, 5, 6].map((nivel) => ({ tag: `h${nivel}`, attrs: { level: NIVEL_DO_TITULO } })),
}).configure({ levels: [NIVEL_DO_TITULO] })

/** The stored schema has no lists inside lists. */
const Item = ListItem.extend({ content: 'paragraph+' })

const Colagem = Extension.create({
  name: 'colagem',
  addProseMirrorPlugins() {
    return [new Plugin({ props: { clipboardParser: leitorDeColagem(this.editor.schema) } })]
  },
})

/** What may be written in a section, exactly as the contract stores it. */
export function extensoesDoTexto(opcoes: OpcoesDoGatilho & OpcoesDaVariavel): Extensions {
  const { valorDe, rotuloDe, desenhos, aoMudar, aoTeclar } = opcoes
  return [
    Document,
    Paragraph,
    Text,
    Bold,
    Italic,
    Underline,
    Titulo,
    BulletList,
    OrderedList,
    Item,
    HardBreak,
    UndoRedo,
    Dropcursor,
    Gapcursor,
    Colagem,
    Lacunas,
    ...NOS_DA_TABELA,
    Variavel.configure({ valorDe, rotuloDe, desenhos }),
    Gatilho.configure({ aoMudar, aoTeclar }),
  ]
}
