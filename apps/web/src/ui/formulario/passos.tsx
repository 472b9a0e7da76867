import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { BotaoComoElo } from '../ancora.tsx'
import estilos from './passos.module.css'

export interface PassosProps {
  /** What is walked through: "Passos do cadastro". */
  rotulo: string
  titulos: readonly string[]
  atual: number
  /** Only back: what comes next is reached by answering. */
  aoVoltarPara: (passo: number) => void
}

/** Where the person is in a form of steps. */
export function Passos({ rotulo, titulos, atual, aoVoltarPara }: PassosProps) {
  return (
    <ol className={estilos.passos} aria-label={rotulo}>
      {titulos.map((titulo, passo) => (
        <li key={titulo} data-feito={passo < atual} aria-current={passo === atual ? 'step' : undefined}>
          {passo < atual ? (
            <BotaoComoElo onClick={() => aoVoltarPara(passo)}>{titulo}</BotaoComoElo>
          ) : (
            <span>{titulo}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The fields of one step: in the page all the time, so that nothing typed is lost, in sight when it is their turn. */
export function PassoDoFormulario({
  titulo,
  ativo,
  children,
}: {
  titulo: string
  ativo: boolean
  children: ReactNode
}) {
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
    <fieldset ref={campos} className={estilos.passo} hidden={!ativo}>
      <legend className="so-leitor">{titulo}</legend>
      {children}
    </fieldset>
  )
}
