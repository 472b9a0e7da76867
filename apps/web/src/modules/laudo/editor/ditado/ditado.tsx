import './ditado.css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Editor } from '@tiptap/react'
import { avisar } from '../../../../ui/avisar.ts'
import { Botao } from '../../../../ui/botao.tsx'
import { Icone } from '../../../../ui/icones/icone.tsx'
import type { MesaDeTexto } from '../../../texto-rico/index.ts'
import { guardarDitado } from './preferencia.ts'
import { pontuar } from './pontuar.ts'
import { ouvir } from './reconhecedor.ts'

/** What stands before the cursor in its paragraph. */
function antesDoCursor({ state }: Editor): string {
  const { $from } = state.selection
  return $from.parent.isTextblock ? $from.parent.textBetween(0, $from.parentOffset, undefined, '￼') : ''
}

/** Where the cursor is, in the field where the person writes; focus stays where it was. */
function escrever(editor: Editor | null, dito: string): void {
  if (editor === null || !editor.isEditable) {
    avisar.atencao('Escolha em que texto escrever: o que foi dito não entrou.')
    return
  }
  const [primeira = '', ...outras] = pontuar(dito, antesDoCursor(editor)).split('\n')
  const corrente = editor.chain().insertContent({ type: 'text', text: primeira || ' ' })
  for (const linha of outras) {
    corrente.splitBlock()
    if (linha !== '') corrente.insertContent({ type: 'text', text: linha })
  }
  corrente.run()
}

function useDitado({ campoAtivo }: MesaDeTexto) {
  const [ouvindo, definirOuvindo] = useState(false)
  const [provisorio, definirProvisorio] = useState('')
  const parar = useRef<(() => void) | null>(null)
  const desligar = () => {
    parar.current?.()
    parar.current = null
    definirOuvindo(false)
    definirProvisorio('')
  }
  const ligar = () => {
    definirOuvindo(true)
    parar.current = ouvir({
      provisorio: definirProvisorio,
      final: (dito) => escrever(campoAtivo.ler(), dito),
      parou: (motivo) => {
        desligar()
        if (motivo !== null) avisar.atencao(motivo)
      },
    })
  }
  const alternar = () => (parar.current === null ? ligar() : desligar())
  const encerrar = useEffectEvent(desligar)
  useEffect(() => () => encerrar(), [])
  return { ouvindo, provisorio, alternar }
}

/** Speech to text where the browser offers it: a button with its state, and what is being understood. */
export function Ditado({ mesa }: { mesa: MesaDeTexto }) {
  const { ouvindo, provisorio, alternar } = useDitado(mesa)
  const porTecla = useEffectEvent((evento: KeyboardEvent) => {
    const { code, altKey, ctrlKey, metaKey, shiftKey } = evento
    if (code !== 'KeyV' || !altKey || ctrlKey || metaKey || shiftKey) return
    evento.preventDefault()
    evento.stopPropagation()
    alternar()
  })
  useEffect(() => {
    const aoTeclar = (evento: KeyboardEvent) => porTecla(evento)
    addEventListener('keydown', aoTeclar, true)
    return () => removeEventListener('keydown', aoTeclar, true)
  }, [])
  return (
    <section className="le-ditado" aria-label="Ditado" data-ouvindo={ouvindo}>
      <Botao
        size="small"
        variant={ouvindo ? 'contained' : 'outlined'}
        aria-pressed={ouvindo}
        title="Alt+V"
        startIcon={<Icone nome="mic-none" />}
        // The cursor stays in the text.
        onMouseDown={(evento) => evento.preventDefault()}
        onClick={alternar}
      >
        {ouvindo ? 'Parar de ditar' : 'Ditar'}
      </Botao>
      <p role="status">{ouvindo ? 'Ouvindo…' : 'Diga “vírgula”, “ponto final” e “novo parágrafo”.'}</p>
      {provisorio !== '' && (
        <p className="le-ditado-provisorio" aria-hidden>
          {provisorio}
        </p>
      )}
      <Botao size="small" onMouseDown={(evento) => evento.preventDefault()} onClick={() => guardarDitado(false)}>
        Desligar
      </Botao>
    </section>
  )
}
