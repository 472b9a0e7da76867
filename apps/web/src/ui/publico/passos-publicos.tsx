import './passos-publicos.css'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

export interface PassosPublicosProps {
  titulos: readonly string[]
  atual: number
  /** Only back: what comes next is reached by answering. */
  aoVoltarPara: (passo: number) => void
}

/** Where the person is in a form of steps. */
export function PassosPublicos({ titulos, atual, aoVoltarPara }: PassosPublicosProps) {
  return (
    <ol className="fp-passos" aria-label="Passos do cadastro">
      {titulos.map((titulo, passo) => (
        <li key={titulo} data-feito={passo < atual} aria-current={passo === atual ? 'step' : undefined}>
          {passo < atual ? (
            <button type="button" onClick={() => aoVoltarPara(passo)}>
              {titulo}
            </button>
          ) : (
            <span>{titulo}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The fields of one step: in the page all the time, so that nothing typed is lost, in sight when it is their turn. */
export function PassoPublico({ titulo, ativo, children }: { titulo: string; ativo: boolean; children: ReactNode }) {
  const campos = useRef<HTMLFieldSetElement>(null)
  const antes = useRef(ativo)
  useEffect(() => {
    const chegou = ativo && !antes.current
    antes.current = ativo
    if (!chegou) return
    const [primeiro] = campos.current?.querySelectorAll<HTMLInputElement>('[aria-invalid=true]') ?? []
    ;(primeiro ?? campos.current?.querySelector('input'))?.focus()
  }, [ativo])
  return (
    <fieldset ref={campos} className="fp-passo" hidden={!ativo}>
      <legend className="so-leitor">{titulo}</legend>
      {children}
    </fieldset>
  )
}
