import type { Editor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { OpcoesDoCampo } from './campo.ts'
import { doEditor } from './conversao.ts'
import type { OpcoesDoGatilho } from './gatilho.ts'
import { useMesaDeTexto } from './mesa-de-texto.ts'
import type * as Motor from './motor.ts'
import { quandoHouverMotor } from './quando-houver-motor.ts'
import { useEscritoAntes } from './use-escrito-antes.ts'

export interface OpcoesDoEditor extends OpcoesDoCampo {
  aoMudar: (texto: ReturnType<typeof doEditor>) => void
  gatilho: OpcoesDoGatilho
}

export interface CampoDeTexto {
  editor: Editor | null
  /** Where the editor is made. */
  lugar: RefObject<HTMLDivElement | null>
  /** What stands for it meanwhile, in which the browser itself writes. */
  provisorio: RefObject<HTMLDivElement | null>
  aoEscrever: () => void
  /** Somebody is about to write: the code is asked for now. */
  aoFocar: () => void
  /** The code did not come: nobody would save what is written. */
  faltou: boolean
  /** Asks again for what did not come. */
  pedir: () => void
  vazio: boolean
}

/**
 * An editor that lives as long as its field is on screen; null until its turn comes and its code. What was written in
 * the meantime goes into it, with the cursor where it was. Of the options, only the listeners are followed later.
 */
export function useEditorDeTexto(opcoes: OpcoesDoEditor): CampoDeTexto {
  const mesa = useMesaDeTexto()
  const lugar = useRef<HTMLDivElement>(null)
  const { provisorio, marcar, receber, soltar } = useEscritoAntes()
  const [editor, definirEditor] = useState<Editor | null>(null)
  const [faltou, definirFaltou] = useState(false)
  const [vazio, definirVazio] = useState(opcoes.inicial.content.length === 0)
  const aoMudar = useEffectEvent(opcoes.gatilho.aoMudar)
  const aoTeclar = useEffectEvent(opcoes.gatilho.aoTeclar)
  const aoMudarTexto = useEffectEvent((atual: Editor) => {
    definirVazio(atual.isEmpty)
    opcoes.aoMudar(doEditor(atual.getJSON()))
  })
  const criar = useEffectEvent((motor: typeof Motor, elemento: HTMLElement, ouvintes: Motor.Ouvintes): Editor => {
    const criado = motor.criarEditor(elemento, mesa, opcoes, ouvintes)
    const porCursor = receber(motor, criado)
    mesa.campos.set(opcoes.id, criado)
    // At once: two fields of one name would be on the page, and the cursor goes by where the text is.
    flushSync(() => definirEditor(criado))
    porCursor()
    return criado
  })
  const { id } = opcoes
  useEffect(() => {
    if (faltou) return
    let criado: Editor | null = null
    const fazer = (motor: typeof Motor) => {
      if (lugar.current === null) return
      criado = criar(motor, lugar.current, {
        aoMudarTexto: (atual) => aoMudarTexto(atual),
        aoMudar: (estado) => aoMudar(estado),
        aoTeclar: (evento) => aoTeclar(evento),
      })
    }
    const desistir = quandoHouverMotor(mesa.vezDoMotor.chegou, fazer, () => definirFaltou(true))
    return () => {
      desistir()
      soltar()
      mesa.campos.delete(id)
      mesa.campoAtivo.mudar((ativo) => (ativo === criado ? null : ativo))
      criado?.destroy()
    }
  }, [mesa, id, faltou, soltar])
  return {
    editor,
    lugar,
    provisorio,
    aoEscrever: () => {
      marcar()
      definirVazio(false)
    },
    aoFocar: mesa.vezDoMotor.chamar,
    faltou,
    pedir: () => definirFaltou(false),
    vazio,
  }
}
