import { Editor } from '@tiptap/react'
import { LOCALE } from '@vetlume/dominio/constantes'
import type { TextoRico } from '@vetlume/dominio/laudo'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { doEditor, paraEditor } from './conversao.ts'
import { extensoesDoTexto } from './esquema.ts'
import type { OpcoesDoGatilho } from './gatilho.ts'
import type { MesaDeTexto } from './mesa-de-texto.ts'
import { useMesaDeTexto } from './mesa-de-texto.ts'
import { naVez } from './na-vez.ts'

export interface OpcoesDoEditor {
  id: string
  rotulo: string
  inicial: TextoRico
  aoMudar: (texto: TextoRico) => void
  gatilho: OpcoesDoGatilho
}

interface Ouvintes extends OpcoesDoGatilho {
  aoMudarTexto: (editor: Editor) => void
}

const imagensDe = (dados: DataTransfer | null) =>
  [...(dados?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

const atributos = ({ id, rotulo }: OpcoesDoEditor) => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': rotulo,
  'aria-autocomplete': 'list',
  lang: LOCALE,
  spellcheck: 'true',
  class: 'lt-texto',
})

function criarEditor(elemento: HTMLElement, mesa: MesaDeTexto, opcoes: OpcoesDoEditor, ouvintes: Ouvintes): Editor {
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
      desenhos: mesa.desenhos,
      aoMudar,
      aoTeclar,
    }),
    editorProps: {
      attributes: atributos(opcoes),
      handlePaste: (_, evento) => receber(evento.clipboardData),
      handleDrop: (_, evento) => receber(evento.dataTransfer),
    },
    onUpdate: ({ editor }) => aoMudarTexto(editor),
    onFocus: ({ editor }) => mesa.campoAtivo.mudar(() => editor),
  })
}

/** An editor that lives as long as its field is on screen; null until its turn to be made comes. Of the options, only the listeners are followed later. */
export function useEditorDeTexto(opcoes: OpcoesDoEditor): {
  editor: Editor | null
  lugar: RefObject<HTMLDivElement | null>
  vazio: boolean
} {
  const mesa = useMesaDeTexto()
  const lugar = useRef<HTMLDivElement>(null)
  const [editor, definirEditor] = useState<Editor | null>(null)
  const [vazio, definirVazio] = useState(opcoes.inicial.content.length === 0)
  const aoMudar = useEffectEvent(opcoes.gatilho.aoMudar)
  const aoTeclar = useEffectEvent(opcoes.gatilho.aoTeclar)
  const aoMudarTexto = useEffectEvent((atual: Editor) => {
    definirVazio(atual.isEmpty)
    opcoes.aoMudar(doEditor(atual.getJSON()))
  })
  const criar = useEffectEvent((elemento: HTMLElement, ouvintes: Ouvintes) =>
    criarEditor(elemento, mesa, opcoes, ouvintes),
  )
  const { id } = opcoes
  useEffect(() => {
    let criado: Editor | null = null
    const desistir = naVez(() => {
      if (lugar.current === null) return
      criado = criar(lugar.current, {
        aoMudarTexto: (atual) => aoMudarTexto(atual),
        aoMudar: (estado) => aoMudar(estado),
        aoTeclar: (evento) => aoTeclar(evento),
      })
      mesa.campos.set(id, criado)
      definirEditor(criado)
    })
    return () => {
      desistir()
      mesa.campos.delete(id)
      mesa.campoAtivo.mudar((ativo) => (ativo === criado ? null : ativo))
      criado?.destroy()
    }
  }, [mesa, id])
  return { editor, lugar, vazio }
}
