import type { AutocompleteProps } from '@mui/material/Autocomplete'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'

type Talvez = boolean | undefined
type Props<Opcao, Varios extends Talvez, Livre extends Talvez> = AutocompleteProps<Opcao, Varios, false, Livre>
type PropsDeQualquer = Props<never, undefined, undefined>
type Completo = ComponentType<PropsDeQualquer>

let completo: Completo | undefined

async function carregar(): Promise<Completo> {
  completo = (await import('@mui/material/Autocomplete')).default as unknown as Completo
  return completo
}

/** What the field says while it cannot be searched: the name of the record, or the names. */
function textoDaEscolha<O, V extends Talvez, L extends Talvez>({ value, getOptionLabel }: Props<O, V, L>): string {
  const escolhidas = (Array.isArray(value) ? value : [value]) as (O | null | undefined)[]
  return escolhidas.map((opcao) => (opcao == null ? '' : (getOptionLabel?.(opcao) ?? ''))).join(', ')
}

/** The same field, to be read, in the time that the code of the search takes. */
function ParaLer<O, V extends Talvez, L extends Talvez>(props: Props<O, V, L>) {
  const { disabled = false, onBlur, renderInput } = props
  const id = useId()
  const input = { ref: null, className: '', startAdornment: null, endAdornment: null, onMouseDown: () => undefined }
  const htmlInput = { ref: null, value: textoDaEscolha(props), readOnly: true, autoComplete: 'off' }
  return (
    <div onBlur={onBlur}>
      {renderInput({ id, disabled, fullWidth: true, size: 'small', slotProps: { inputLabel: {}, input, htmlInput } })}
    </div>
  )
}

/**
 * MUI's search box. It weighs more than all other fields together, so its code is asked for when the first one is
 * drawn and no page waits for it; who is already in the field when it arrives stays there.
 */
export function Autocompletar<O, V extends Talvez = false, L extends Talvez = false>({
  className,
  ...props
}: Props<O, V, L>) {
  const [Campo, definirCampo] = useState(() => completo)
  const quadro = useRef<HTMLDivElement>(null)
  const focado = useRef(false)
  useEffect(() => {
    if (completo !== undefined) return undefined
    let vivo = true
    const receber = (novo: () => Completo) => {
      if (!vivo) return
      focado.current = quadro.current?.contains(document.activeElement) === true
      definirCampo(novo)
    }
    carregar().then(
      (chegou) => receber(() => chegou),
      // As with any other code of a screen that does not arrive.
      (erro: unknown) =>
        receber(() => {
          throw erro
        }),
    )
    return () => {
      vivo = false
    }
  }, [])
  useLayoutEffect(() => {
    if (Campo !== undefined && focado.current) quadro.current?.querySelector('input')?.focus()
  }, [Campo])
  return (
    <div ref={quadro} {...(className === undefined ? {} : { className })}>
      {Campo === undefined ? <ParaLer {...props} /> : <Campo {...(props as unknown as PropsDeQualquer)} />}
    </div>
  )
}
