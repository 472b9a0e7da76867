import { useForm, useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import type { ReactNode } from 'react'

export interface Valores {
  nome: string
  texto: string
  porte: string | null
  tutor: string | null
  nascimento: string | null
  momento: string | null
  hora: string | null
  cpf: string
  peso: number | null
  preco: number | null
  fracao: number | null
  tutores: string[]
  portes: string[]
  ativo: boolean
}

const VAZIO: Valores = {
  nome: '',
  texto: '',
  porte: null,
  tutor: null,
  nascimento: null,
  momento: null,
  hora: null,
  cpf: '',
  peso: null,
  preco: null,
  fracao: null,
  tutores: [],
  portes: [],
  ativo: false,
}

export type Controle = Control<Valores, unknown, Valores>

function Lido({ controle }: { controle: Controle }) {
  return <output data-testid="valores">{JSON.stringify(useWatch({ control: controle }))}</output>
}

/** A form around some fields, and what it holds at the moment, below them. */
export function Ficha({ children, erros = false }: { children: (controle: Controle) => ReactNode; erros?: boolean }) {
  const form = useForm<Valores, unknown, Valores>({
    defaultValues: VAZIO,
    ...(erros
      ? { errors: { nome: { type: 'x', message: 'Informe o nome.' }, porte: { type: 'x', message: 'Escolha.' } } }
      : {}),
  })
  return (
    <form>
      {children(form.control)}
      <Lido controle={form.control} />
    </form>
  )
}
