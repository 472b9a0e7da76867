import { useController } from 'react-hook-form'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { depoisDoClique } from './depois-do-clique.ts'

/** What every field of a form receives. */
export interface CampoProps<V extends FieldValues, S> {
  controle: Control<V, unknown, S>
  nome: FieldPath<V>
  rotulo: string
  /** Under the field, while there is no error. */
  ajuda?: string | undefined
  obrigatorio?: boolean
  desabilitado?: boolean
  /** `inteiro` takes the whole row of a `Grade`. */
  className?: string
}

/** Some fields give their frame, which cannot take the focus: the form wants what is typed into. */
const campoDentro = (elemento: unknown): unknown =>
  elemento instanceof HTMLDivElement ? elemento.querySelector('input') : elemento

/** Binds a field to its form: value, change, and the props that all text fields share. */
export function useCampo<V extends FieldValues, S>({
  controle,
  nome,
  rotulo,
  ajuda,
  obrigatorio = false,
  desabilitado = false,
  className,
}: CampoProps<V, S>) {
  const { field, fieldState, formState } = useController({ control: controle, name: nome })
  const erro = fieldState.error?.message
  return {
    valor: field.value as unknown,
    mudar: field.onChange as (valor: unknown) => void,
    aoSair: () => depoisDoClique(field.onBlur),
    referencia: (elemento: unknown) => field.ref(campoDentro(elemento)),
    erro,
    /** What `Entrada`, `AreaDeTexto` and `Lista` share. */
    quadro: {
      name: field.name,
      rotulo,
      ajuda: erro ?? ajuda,
      erro: erro !== undefined,
      required: obrigatorio,
      // Not while saving: a disabled field loses the focus and what is announced about it.
      disabled: desabilitado,
      className,
    },
    enviando: formState.isSubmitting,
  }
}

export const comoTexto = (valor: unknown): string => (typeof valor === 'string' ? valor : '')
