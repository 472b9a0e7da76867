import { DOMParser as LeitorDoEditor } from '@tiptap/pm/model'
import { Editor } from '@tiptap/react'
import type { TextoRico } from '@vetlume/dominio/laudo'
import { paraEditor } from './conversao.ts'
import { atributosDoCampo, type OpcoesDoCampo } from './campo.ts'
import { extensoesDoTexto } from './esquema.ts'
import type { OpcoesDoGatilho } from './gatilho.ts'
import type { MesaDeTexto } from './mesa-de-texto.ts'

export { abrirDigitado } from './gatilho.ts'

export interface Ouvintes extends OpcoesDoGatilho {
  aoMudarTexto: (editor: Editor) => void
}

const imagensDe = (dados: DataTransfer | null) =>
  [...(dados?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

export function criarEditor(
  elemento: HTMLElement,
  mesa: MesaDeTexto,
  opcoes: OpcoesDoCampo,
  ouvintes: Ouvintes,
): Editor {
  const { aoMudarTexto, aoMudar, aoTeclar } = ouvintes
  const receber = (dados: DataTransfer | null) => {
    const imagens = imagensDe(dados)
    if (imagens.length > 0) mesa.aoReceberArquivos(imagens)
    return imagens.length > 0
  }
  return new Editor({
    element: elemento,
    // The page's policy refuses styles made at run time: texto.css has them.
    injectCSS: false,
    content: paraEditor(opcoes.inicial),
    extensions: extensoesDoTexto({
      valorDe: (nome) => mesa.valorDe(nome, opcoes.id),
      rotuloDe: (nome) => mesa.rotuloDe(nome, opcoes.id),
      desenhos: mesa.desenhos,
      aoMudar,
      aoTeclar,
    }),
    editorProps: {
      attributes: { ...atributosDoCampo(opcoes), spellcheck: 'true', class: 'lt-texto' },
      handlePaste: (_, evento) => receber(evento.clipboardData),
      handleDrop: (_, evento) => receber(evento.dataTransfer),
    },
    onUpdate: ({ editor }) => aoMudarTexto(editor),
    onFocus: ({ editor }) => mesa.campoAtivo.mudar(() => editor),
  })
}

/** A place in a field, from its top left corner. */
export interface Ponto {
  left: number
  top: number
}

/** Where the cursor is in a field that the browser itself edits; null when it is not there. */
export function cursorEm(campo: HTMLElement): Ponto | null {
  const selecao = getSelection()
  if (document.activeElement !== campo || selecao === null || selecao.rangeCount === 0) return null
  const faixa = selecao.getRangeAt(selecao.rangeCount - 1)
  const no = faixa.endContainer
  // A range of nothing in a blank paragraph has no box of its own.
  const caixa =
    [...faixa.getClientRects()].at(-1) ?? (no instanceof Element ? no : no.parentElement)?.getBoundingClientRect()
  if (caixa === undefined) return null
  const { left, top } = campo.getBoundingClientRect()
  return { left: caixa.right - left, top: (caixa.top + caixa.bottom) / 2 - top }
}

/** Takes into the editor what was written in the field that stood for it, as something that can be undone. */
export function receberEscrito(editor: Editor, campo: HTMLElement): void {
  const copia = campo.cloneNode(true) as HTMLElement
  // What a browser puts so that a blank line has a height.
  for (const fim of copia.querySelectorAll('p > br:last-child, li > br:last-child, h4 > br:last-child')) fim.remove()
  const escrito = LeitorDoEditor.fromSchema(editor.schema).parse(copia, { preserveWhitespace: 'full' })
  editor.commands.setContent(paraEditor(escrito.toJSON() as TextoRico), { emitUpdate: true })
}

/** The cursor as it was in the field that stood for the editor. */
export function porCursor(editor: Editor, { left, top }: Ponto): void {
  const caixa = editor.view.dom.getBoundingClientRect()
  const lugar = editor.view.posAtCoords({ left: caixa.left + left, top: caixa.top + top })
  editor.commands.setTextSelection(lugar?.pos ?? editor.state.doc.content.size)
  // The editor's own command focuses in the next frame: a key in between would be lost.
  editor.view.focus()
}
