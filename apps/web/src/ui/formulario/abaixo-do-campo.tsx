import type { ReactNode } from 'react'
import estilos from './formulario-nativo.module.css'
import type { FormularioNativoEmUso } from './use-formulario-nativo.ts'

export interface DoCampoNativo {
  form: FormularioNativoEmUso
  nome: string
  rotulo: string
  /** Under the field, and under its error. */
  ajuda?: ReactNode
}

/** What is under a field, and whether it is wrong. An error is said at once by who reads aloud. */
export function abaixo({ form, nome, ajuda }: Omit<DoCampoNativo, 'rotulo'>) {
  const mensagem = form.erros[nome]
  if (mensagem === undefined) return { erro: false, ajuda }
  return {
    erro: true,
    ajuda: (
      <>
        <span role="alert">{mensagem}</span>
        {ajuda !== undefined && <span className={estilos.ajuda}>{ajuda}</span>}
      </>
    ),
  }
}
