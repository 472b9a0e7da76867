import type { FocusEvent, KeyboardEvent } from 'react'
import type { QuadroProps } from './quadro.tsx'

export interface OpcaoDeBusca {
  codigo: string
  nome: string
  /** A second line that tells homonyms apart: the tutor's CPF, the clinic's city. */
  detalhe?: string | null
  /** Not a record: what makes a new one. */
  nova?: boolean
}

/** What every search in a list is told. */
export interface ComumDaBusca extends Omit<QuadroProps, 'obrigatorio' | 'desabilitado' | 'caixa' | 'antes' | 'depois'> {
  opcoes: readonly OpcaoDeBusca[]
  carregando: boolean
  /** What is said while there is nothing to choose. */
  semOpcoes: string
  /** What is being searched; '' when it is no more. */
  aoDigitar: (texto: string) => void
  aoAbrir: (aberta: boolean) => void
  aoTeclar?: (evento: KeyboardEvent) => void
  name?: string
  required?: boolean
  disabled?: boolean
  placeholder?: string | undefined
  focar?: boolean
  onBlur?: ((evento: FocusEvent) => void) | undefined
  referencia?: ((elemento: HTMLInputElement | null) => void) | undefined
}

export interface EscolhasDaBusca extends ComumDaBusca {
  varios: boolean
  escolhidas: readonly OpcaoDeBusca[]
  aoEscolher: (escolhidas: readonly OpcaoDeBusca[]) => void
}

/** What was done to the field before this code came. */
export interface Feito {
  digitado: string | null
  abrir: boolean
}
