import { Extension, type Editor } from '@tiptap/react'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorState } from '@tiptap/pm/state'

/** `/` opens the phrase bank, `{{` the variables. */
export type TipoDeGatilho = 'frase' | 'variavel'

export interface EstadoDoGatilho {
  tipo: TipoDeGatilho
  /** What was typed after it. */
  consulta: string
  /** Positions of the whole text to be replaced, trigger included. */
  de: number
  ate: number
}

export interface OpcoesDoGatilho {
  aoMudar: (estado: EstadoDoGatilho | null) => void
  /** Keys while the list is open; true when it used the key. */
  aoTeclar: (evento: KeyboardEvent) => boolean
}

// A slash inside a word or a number ("direito/esquerdo", "1/2", "3,/") is only a slash; after a full stop it is not.
const FRASE = /(?:^|[\s(]|(?<!\d)[.;:!?,])(\/(?:[\p{L}\d][\p{L}\d -]{0,40})?)$/u
const VARIAVEL = /(\{\{[\p{L}\d_.]{0,60})$/u

/** The trigger that ends at the cursor, from the text before it in its paragraph. Exported for its tests. */
export function lerGatilho(antes: string): { tipo: TipoDeGatilho; texto: string; consulta: string } | null {
  const variavel = VARIAVEL.exec(antes)?.[1]
  if (variavel !== undefined) return { tipo: 'variavel', texto: variavel, consulta: variavel.slice(2) }
  const frase = FRASE.exec(antes)?.[1]
  return frase === undefined ? null : { tipo: 'frase', texto: frase, consulta: frase.slice(1) }
}

function gatilhoNoCursor({ selection }: EditorState): EstadoDoGatilho | null {
  const { $from, empty, from } = selection
  if (!empty || !$from.parent.isTextblock) return null
  const antes = $from.parent.textBetween(0, $from.parentOffset, undefined, '￼')
  const lido = lerGatilho(antes)
  return lido === null ? null : { tipo: lido.tipo, consulta: lido.consulta, de: from - lido.texto.length, ate: from }
}

interface EstadoDoPlugin {
  atual: EstadoDoGatilho | null
  /** Start of a trigger that the person dismissed with Esc: it stays closed until another one is typed. */
  dispensado: number | null
}

const chave = new PluginKey<EstadoDoPlugin>('gatilho')
const DISPENSAR = 'dispensar'
const DIGITADO = 'digitado'

/** What is before the cursor was typed before the editor was there: the list that it asks for opens. */
export const abrirDigitado = ({ state, view }: Editor): void => view.dispatch(state.tr.setMeta(chave, DIGITADO))

export const Gatilho = Extension.create<OpcoesDoGatilho>({
  name: 'gatilho',
  // Before the keys of lists and paragraphs: while the list of phrases is open, Enter belongs to it.
  priority: 1_000,
  addOptions: () => ({ aoMudar: () => undefined, aoTeclar: () => false }),
  addProseMirrorPlugins() {
    const { aoMudar, aoTeclar } = this.options
    return [
      new Plugin<EstadoDoPlugin>({
        key: chave,
        state: {
          init: () => ({ atual: null, dispensado: null }),
          apply(transacao, anterior, _, estado) {
            const digitou = transacao.docChanged || transacao.getMeta(chave) === DIGITADO
            const achado = gatilhoNoCursor(estado)
            const dispensado =
              transacao.getMeta(chave) === DISPENSAR
                ? (anterior.atual?.de ?? null)
                : achado === null
                  ? null
                  : anterior.dispensado
            // Moving the cursor to an old slash opens nothing: only typing does.
            const aberto = achado !== null && achado.de !== dispensado && (digitou || anterior.atual !== null)
            return { atual: aberto ? achado : null, dispensado }
          },
        },
        view: () => ({
          update(visao, anterior) {
            const atual = chave.getState(visao.state)?.atual ?? null
            if (atual !== (chave.getState(anterior)?.atual ?? null)) aoMudar(atual)
          },
          destroy: () => aoMudar(null),
        }),
        props: {
          handleKeyDown(visao, evento) {
            if ((chave.getState(visao.state)?.atual ?? null) === null) return false
            if (evento.key !== 'Escape') return aoTeclar(evento)
            visao.dispatch(visao.state.tr.setMeta(chave, DISPENSAR))
            return true
          },
          handleDOMEvents: {
            blur: (visao) => {
              visao.dispatch(visao.state.tr.setMeta(chave, DISPENSAR))
              return false
            },
          },
        },
      }),
    ]
  },
})
