import type { Editor, JSONContent } from '@tiptap/react'
import { emLinhaParaEditor, paragrafosParaEditor } from './conversao.ts'
import type { EstadoDoGatilho } from './gatilho.ts'
import { selecionarLacunaEntre } from './lacunas.ts'
import type { Frase, OpcaoDoGatilho } from './opcoes.ts'
import { inserirTabela } from './tabela.ts'

export type Faixa = Pick<EstadoDoGatilho, 'de' | 'ate'>

/** A phrase of one line flows into the sentence; one of several lines brings its own paragraphs. */
function conteudoDaFrase(texto: string): JSONContent[] {
  return texto.includes('\n') ? paragrafosParaEditor(texto) : emLinhaParaEditor(texto)
}

/** Puts a phrase where it was called from, or in place of the whole text, and stops at its first blank. */
export function inserirFrase(
  editor: Editor,
  frase: Pick<Frase, 'texto'>,
  { de, ate }: Faixa,
  substituir: boolean,
): void {
  const { size } = editor.state.doc.content
  const depois = size - ate
  if (substituir)
    editor
      .chain()
      .focus()
      .setContent({ type: 'doc', content: paragrafosParaEditor(frase.texto) }, { emitUpdate: true })
      .focus('end')
      .run()
  else editor.chain().focus().insertContentAt({ from: de, to: ate }, conteudoDaFrase(frase.texto)).run()
  const fim = substituir ? editor.state.doc.content.size : editor.state.doc.content.size - depois
  selecionarLacunaEntre(editor, substituir ? 0 : de, fim)
}

type Bloco = Extract<OpcaoDoGatilho, { tipo: 'bloco' }>['bloco']

function inserirBloco(editor: Editor, bloco: Bloco, { de, ate }: Faixa): void {
  editor.chain().focus().deleteRange({ from: de, to: ate }).run()
  const corrente = editor.chain().focus()
  if (bloco === 'titulo') corrente.toggleHeading({ level: 3 }).run()
  else if (bloco === 'lista') corrente.toggleBulletList().run()
  else if (bloco === 'numerada') corrente.toggleOrderedList().run()
  else inserirTabela(editor)
}

/** Does what an option of the list says; answers the phrase when it was one. */
export function aplicarOpcao(editor: Editor, opcao: OpcaoDoGatilho, faixa: Faixa, substituir: boolean): Frase | null {
  if (opcao.tipo === 'frase') {
    inserirFrase(editor, opcao.frase, faixa, substituir)
    return opcao.frase
  }
  if (opcao.tipo === 'bloco') inserirBloco(editor, opcao.bloco, faixa)
  else
    editor
      .chain()
      .focus()
      .insertContentAt({ from: faixa.de, to: faixa.ate }, emLinhaParaEditor(`{{${opcao.nome}}}`))
      .run()
  return null
}
