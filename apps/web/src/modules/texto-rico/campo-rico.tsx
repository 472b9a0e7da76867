import './texto.css'
import type { Editor } from '@tiptap/react'
import type { TextoRico } from '@vetlume/dominio/laudo'
import { useCallback, useEffect, useId } from 'react'
import { CampoProvisorio } from './campo-provisorio.tsx'
import { ListaDoGatilho, idDaOpcao } from './lista-do-gatilho.tsx'
import type { Frase } from './opcoes.ts'
import { useEditorDeTexto } from './use-editor-de-texto.ts'
import { useListaDoGatilho, type DesvioDeFrase } from './use-lista-do-gatilho.ts'

/** Tells assistive technology which option is current while the focus stays in the text. */
function useOpcaoAnunciada(editor: Editor | null, lista: string, opcao: string | null): void {
  useEffect(() => {
    const elemento = editor?.view.dom
    if (elemento === undefined || opcao === null) return
    elemento.setAttribute('aria-controls', lista)
    elemento.setAttribute('aria-activedescendant', opcao)
    return () => {
      elemento.removeAttribute('aria-controls')
      elemento.removeAttribute('aria-activedescendant')
    }
  }, [editor, lista, opcao])
}

export interface CampoRicoProps {
  /** Of the element that receives the focus. */
  id: string
  rotulo: string
  dica: string
  /** Content at mount. From then on the field keeps its own. */
  inicial: TextoRico
  frases: readonly Frase[]
  aoMudar: (texto: TextoRico) => void
  aoUsarFrase?: ((frase: Frase) => void) | undefined
  desviarFrase?: DesvioDeFrase | undefined
}

/** Rich text with the phrase bank at `/` and the variables at `{{`. */
export function CampoRico({ id, rotulo, dica, inicial, frases, aoMudar, aoUsarFrase, desviarFrase }: CampoRicoProps) {
  const idDaLista = useId()
  const lista = useListaDoGatilho(id, frases, aoUsarFrase, desviarFrase)
  const campo = useEditorDeTexto({ id, rotulo, inicial, aoMudar, gatilho: lista.gatilho })
  const { editor, lugar, vazio } = campo
  const { aberta, opcoes, atual, de } = lista
  useOpcaoAnunciada(editor, idDaLista, aberta && opcoes.length > 0 ? idDaOpcao(idDaLista, atual) : null)
  const ancora = useCallback(
    () => editor?.view.coordsAtPos(Math.min(de, editor.state.doc.content.size)) ?? { left: 0, top: 0, bottom: 0 },
    [editor, de],
  )
  return (
    <div className="lt-campo" data-vazio={vazio} data-dica={dica}>
      <div ref={lugar} />
      {editor === null && <CampoProvisorio id={id} rotulo={rotulo} inicial={inicial} campo={campo} />}
      {aberta && (
        <ListaDoGatilho
          id={idDaLista}
          opcoes={opcoes}
          atual={atual}
          ancora={ancora}
          aoEscolher={lista.escolher}
          aoApontar={lista.apontar}
          vazio={lista.vazio}
        />
      )}
    </div>
  )
}
