import type { ReactNode } from 'react'
import type { FormularioNativoEmUso } from './use-formulario-nativo.ts'

export interface DoCampoNativo {
  form: FormularioNativoEmUso
  nome: string
  rotulo: string
  /** Under the field, while there is no error. */
  ajuda?: ReactNode
}

/** What is under a field, and whether it is wrong. An error is said at once by who reads aloud. */
export function abaixo({ form, nome, ajuda }: Omit<DoCampoNativo, 'rotulo'>) {
  const mensagem = form.erros[nome]
  const erro = mensagem !== undefined
  return { erro, ajuda: erro ? <span role="alert">{mensagem}</span> : ajuda }
}
