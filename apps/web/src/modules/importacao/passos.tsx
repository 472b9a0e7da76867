import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import estilos from './passos.module.css'
import type { Passo } from './use-importacao.ts'

const PASSOS: readonly (readonly [Passo, string])[] = [
  ['arquivo', 'Arquivo'],
  ['colunas', 'Colunas'],
  ['relatorio', 'Conferência'],
  ['pronto', 'Pronto'],
]

/** Where the import is, of four steps. */
export function PassosDaImportacao({ atual }: { atual: Passo }) {
  const posicao = PASSOS.findIndex(([passo]) => passo === atual)
  const lista = useRef<HTMLOListElement>(null)
  const anterior = useRef(atual)
  // The button that was pressed is gone: whoever follows by keyboard or by ear goes on from the top of the new step.
  useEffect(() => {
    if (anterior.current !== atual) lista.current?.focus()
    anterior.current = atual
  }, [atual])
  return (
    <ol ref={lista} tabIndex={-1} aria-label="Passos da importação" className={estilos.passosDaImportacao}>
      {PASSOS.map(([passo, rotulo], indice) => (
        <li
          key={passo}
          aria-current={passo === atual ? 'step' : undefined}
          className={indice <= posicao ? estilos.passo : estilos.adiante}
        >
          <span aria-hidden className={estilos.numero} data-feito={indice < posicao}>
            {indice + 1}
          </span>
          {rotulo}
        </li>
      ))}
    </ol>
  )
}

/** Buttons of a step, in order: the main one last. */
export function AcoesDoPasso({ children }: { children: ReactNode }) {
  return <div className={estilos.acoesDoPasso}>{children}</div>
}
