import { Icone } from '../../ui/icones/icone.tsx'
import type { NomeDoIcone } from '../../ui/icones/nomes.ts'
import './barra-de-texto.css'
import type { Editor } from '@tiptap/react'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { BotaoDeIcone } from '../../ui/botao-de-icone.tsx'
import { Botao } from '../../ui/botao.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useMesaDeTexto } from './mesa-de-texto.ts'
import { COMANDOS_DA_TABELA, inserirTabela, type NomeDoComando } from './tabela.ts'

interface Ferramenta {
  rotulo: string
  tecla: string
  icone: NomeDoIcone
  executar: (editor: Editor) => void
  ligada?: (editor: Editor) => boolean
}

const FERRAMENTAS: readonly Ferramenta[] = [
  {
    rotulo: 'Negrito',
    tecla: 'Ctrl+B',
    icone: 'format-bold',
    executar: (e) => e.chain().focus().toggleBold().run(),
    ligada: (e) => e.isActive('bold'),
  },
  {
    rotulo: 'Itálico',
    tecla: 'Ctrl+I',
    icone: 'format-italic',
    executar: (e) => e.chain().focus().toggleItalic().run(),
    ligada: (e) => e.isActive('italic'),
  },
  {
    rotulo: 'Sublinhado',
    tecla: 'Ctrl+U',
    icone: 'format-underlined',
    executar: (e) => e.chain().focus().toggleUnderline().run(),
    ligada: (e) => e.isActive('underline'),
  },
  {
    rotulo: 'Título',
    tecla: 'Ctrl+Alt+3',
    icone: 'title',
    executar: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
    ligada: (e) => e.isActive('heading'),
  },
  {
    rotulo: 'Lista',
    tecla: 'Ctrl+Shift+8',
    icone: 'format-list-bulleted',
    executar: (e) => e.chain().focus().toggleBulletList().run(),
    ligada: (e) => e.isActive('bulletList'),
  },
  {
    rotulo: 'Lista numerada',
    tecla: 'Ctrl+Shift+7',
    icone: 'format-list-numbered',
    executar: (e) => e.chain().focus().toggleOrderedList().run(),
    ligada: (e) => e.isActive('orderedList'),
  },
]

const HISTORICO: readonly Ferramenta[] = [
  { rotulo: 'Desfazer', tecla: 'Ctrl+Z', icone: 'undo', executar: (e) => e.chain().focus().undo().run() },
  { rotulo: 'Refazer', tecla: 'Ctrl+Shift+Z', icone: 'redo', executar: (e) => e.chain().focus().redo().run() },
]

/** Draws again whenever the text or the cursor of the field changes. */
function useEstadoDoCampo(editor: Editor | null): void {
  const [, desenhar] = useReducer((n: number) => n + 1, 0)
  useEffect(() => {
    if (editor === null) return
    editor.on('transaction', desenhar)
    return () => void editor.off('transaction', desenhar)
  }, [editor])
}

/** Arrows walk the buttons, which are one tab stop; Esc goes back to the text. */
function useTeclasDaBarra(editor: Editor | null) {
  const barra = useRef<HTMLDivElement>(null)
  const aoTeclar = (evento: KeyboardEvent) => {
    if (evento.key === 'Escape') return void editor?.commands.focus()
    const botoes = [...(barra.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])]
    const indice = botoes.findIndex((botao) => botao === document.activeElement)
    const alvo = { ArrowRight: indice + 1, ArrowLeft: indice - 1, Home: 0, End: botoes.length - 1 }[evento.key]
    if (alvo === undefined || indice < 0) return
    evento.preventDefault()
    botoes[(alvo + botoes.length) % botoes.length]?.focus()
  }
  return { barra, aoTeclar }
}

function MenuDaTabela({ editor }: { editor: Editor }) {
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const fechar = () => {
    definirAncora(null)
    // After the menu has given the focus back to its button.
    setTimeout(() => editor.commands.focus())
  }
  return (
    <>
      <Botao
        size="small"
        color="secondary"
        tabIndex={-1}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => definirAncora(currentTarget)}
        startIcon={<Icone nome="table-chart" />}
      >
        Tabela
      </Botao>
      {ancora !== null && (
        <Menu
          ancora={ancora}
          aoFechar={fechar}
          grupos={[
            Object.entries(COMANDOS_DA_TABELA).map(([comando, rotulo]) => ({
              rotulo,
              executar: () => editor.commands.naTabela(comando as NomeDoComando),
            })),
          ]}
        />
      )}
    </>
  )
}

const TABELA: Ferramenta = {
  rotulo: 'Tabela',
  tecla: '/tabela',
  icone: 'table-chart',
  executar: inserirTabela,
}

// The button must not take the focus, or the phone's keyboard would close and the selection be lost.
const semFoco = (evento: MouseEvent) => evento.preventDefault()

interface BotaoProps {
  ferramenta: Ferramenta
  editor: Editor | null
  /** The one that Tab stops at. */
  primeiro?: boolean
}

function BotaoDeFerramenta({ ferramenta, editor, primeiro = false }: BotaoProps) {
  const { rotulo, tecla, icone, executar, ligada } = ferramenta
  return (
    <BotaoDeIcone
      size="small"
      rotulo={rotulo}
      dica={`${rotulo} (${tecla})`}
      disabled={editor === null}
      tabIndex={primeiro ? 0 : -1}
      {...(ligada === undefined ? {} : { 'aria-pressed': editor !== null && ligada(editor) })}
      onMouseDown={semFoco}
      onClick={() => editor !== null && executar(editor)}
    >
      <Icone nome={icone} tamanho="pequeno" />
    </BotaoDeIcone>
  )
}

/** Types the trigger for the person; glued to a word it would not be one. */
function escreverGatilho(editor: Editor, gatilho: string): void {
  const { $from } = editor.state.selection
  const antes = $from.parent.textBetween(0, $from.parentOffset, undefined, '￼')
  const texto = /\S$/.test(antes) ? ` ${gatilho}` : gatilho
  editor.chain().focus().insertContent({ type: 'text', text: texto }).run()
}

function BotaoDeGatilho({ editor, gatilho, rotulo }: { editor: Editor | null; gatilho: string; rotulo: string }) {
  return (
    <Botao
      size="small"
      color="secondary"
      disabled={editor === null}
      tabIndex={-1}
      onMouseDown={semFoco}
      onClick={() => editor !== null && escreverGatilho(editor, gatilho)}
    >
      <code>{gatilho}</code>&nbsp;{rotulo}
    </Botao>
  )
}

/** Formatting of the field in which the person writes. */
export function BarraDeTexto() {
  const editor = useMesaDeTexto().campoAtivo.usar()
  useEstadoDoCampo(editor)
  const { barra, aoTeclar } = useTeclasDaBarra(editor)
  return (
    <div
      ref={barra}
      className="lt-barra"
      data-desligada={editor === null}
      role="toolbar"
      aria-label="Formatação do texto"
      tabIndex={-1}
      onKeyDown={aoTeclar}
    >
      {FERRAMENTAS.map((ferramenta, indice) => (
        <BotaoDeFerramenta key={ferramenta.rotulo} ferramenta={ferramenta} editor={editor} primeiro={indice === 0} />
      ))}
      {editor?.isActive('table') === true ? (
        <MenuDaTabela editor={editor} />
      ) : (
        <BotaoDeFerramenta ferramenta={TABELA} editor={editor} />
      )}
      <span className="lt-separador" />
      {HISTORICO.map((ferramenta) => (
        <BotaoDeFerramenta key={ferramenta.rotulo} ferramenta={ferramenta} editor={editor} />
      ))}
      <span className="lt-separador" />
      <BotaoDeGatilho editor={editor} gatilho="/" rotulo="Frases" />
      <BotaoDeGatilho editor={editor} gatilho="{{" rotulo="Variáveis" />
    </div>
  )
}
