import { useEffect, useRef } from 'react'
import { sobreposicao } from '../lib/ocupado.ts'
import { Simbolo } from './marca.tsx'
import estilos from './carregando-global.module.css'

/** Modal overlay in the brand colour, for blocking work only. A native dialog: nothing behind it can be reached. */
export function CarregandoGlobal() {
  const { visivel, texto } = sobreposicao.usar()
  const elemento = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (visivel) elemento.current?.showModal()
    else elemento.current?.close()
  }, [visivel])
  return (
    <dialog
      ref={elemento}
      aria-label={texto === '' ? 'Carregando' : texto}
      aria-busy="true"
      onCancel={(evento) => evento.preventDefault()}
      className={estilos.carregando}
    >
      <div className={estilos.sinal}>
        <Simbolo tamanho={44} />
      </div>
      <div role="status" className={estilos.texto}>
        {texto}
      </div>
    </dialog>
  )
}
