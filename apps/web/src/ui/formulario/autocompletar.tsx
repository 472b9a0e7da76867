import type { AutocompleteProps } from '@mui/material/Autocomplete'
import { useEffect, useId, useRef, useState } from 'react'
import type { ComponentType, KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { importarComRede } from '../importada.tsx'
import { avisarDaFalta } from '../parte.tsx'

type Talvez = boolean | undefined
type Props<Opcao, Varios extends Talvez, Livre extends Talvez> = AutocompleteProps<Opcao, Varios, false, Livre>
type PropsDeQualquer = Props<never, undefined, undefined>
type Completo = ComponentType<PropsDeQualquer>

let completo: Completo | undefined

/** Null when it did not arrive. */
async function carregar(): Promise<Completo | null> {
  try {
    const { default: chegou } = await importarComRede(() => import('@mui/material/Autocomplete'))
    completo = chegou as unknown as Completo
    return completo
  } catch (erro) {
    console.error(erro)
    return null
  }
}

/** What the field says before it can be searched: the name of the record, or the names. */
function textoDaEscolha<O, V extends Talvez, L extends Talvez>({ value, getOptionLabel }: Props<O, V, L>): string {
  const escolhidas = (Array.isArray(value) ? value : [value]) as (O | null | undefined)[]
  return escolhidas.map((opcao) => (opcao == null ? '' : (getOptionLabel?.(opcao) ?? ''))).join(', ')
}

const ABRIR = 'data-abrir'

/** The same field in the time that the code of the search takes: it keeps what is typed, and that it was pressed. */
function Provisorio<O, V extends Talvez, L extends Talvez>(props: Props<O, V, L>) {
  const { disabled = false, onBlur, renderInput } = props
  const id = useId()
  const input = { ref: null, className: '', startAdornment: null, endAdornment: null, onMouseDown: () => undefined }
  const htmlInput = {
    ref: null,
    role: 'combobox',
    'aria-expanded': false,
    defaultValue: textoDaEscolha(props),
    autoComplete: 'off',
    onMouseDown: ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.setAttribute(ABRIR, ''),
    // What is typed is not chosen yet: the form must not be sent without it.
    onKeyDown: (evento: KeyboardEvent<HTMLInputElement>) => {
      const { value, defaultValue } = evento.currentTarget
      if (evento.key === 'Enter' && value !== defaultValue) evento.preventDefault()
    },
  }
  return (
    <div onBlur={onBlur}>
      {renderInput({ id, disabled, fullWidth: true, size: 'small', slotProps: { inputLabel: {}, input, htmlInput } })}
    </div>
  )
}

interface Feito {
  digitado: string | null
  abrir: boolean
}

/** What the person did to the field that is about to be replaced; null when nobody is in it. */
function lerFeito(campo: HTMLInputElement | null | undefined): Feito | null {
  if (campo == null || campo !== document.activeElement) return null
  const { value, defaultValue } = campo
  return { digitado: value === defaultValue ? null : value, abrir: campo.hasAttribute(ABRIR) }
}

function refazer(campo: HTMLInputElement | null | undefined, { digitado, abrir }: Feito): void {
  if (campo == null) return
  campo.focus()
  if (digitado !== null) {
    // Unlike `value`, it is not how a component writes: what listens takes it for typing.
    campo.setRangeText(digitado, 0, campo.value.length, 'end')
    campo.dispatchEvent(new InputEvent('input', { bubbles: true }))
  } else if (abrir) campo.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
}

/**
 * MUI's search box. It weighs more than all other fields together, so its code is asked for when the first one is
 * drawn and no page waits for it; who is already in the field when it arrives stays there, with what was typed. When it
 * does not arrive, coming to the field asks for it again.
 */
export function Autocompletar<O, V extends Talvez = false, L extends Talvez = false>({
  className,
  ...props
}: Props<O, V, L>) {
  const [Campo, definirCampo] = useState(() => completo)
  const quadro = useRef<HTMLDivElement>(null)
  const [pedido, definirPedido] = useState(() => (completo === undefined ? carregar() : null))
  useEffect(() => {
    if (Campo !== undefined || pedido === null) return undefined
    let vivo = true
    const campo = () => quadro.current?.querySelector('input')
    void pedido.then((novo) => {
      if (!vivo) return undefined
      const feito = lerFeito(campo())
      if (novo === null) return feito === null ? undefined : avisarDaFalta()
      // In one go: no key nor press falls on a field that is about to leave.
      flushSync(() => definirCampo(() => novo))
      return feito === null ? undefined : refazer(campo(), feito)
    })
    return () => {
      vivo = false
    }
  }, [Campo, pedido])
  const pedirDeNovo = Campo === undefined ? () => definirPedido(carregar()) : undefined
  return (
    <div ref={quadro} onFocus={pedirDeNovo} {...(className === undefined ? {} : { className })}>
      {Campo === undefined ? <Provisorio {...props} /> : <Campo {...(props as unknown as PropsDeQualquer)} />}
    </div>
  )
}
