import type { FieldValues } from 'react-hook-form'
import { AreaDeTexto } from './area-de-texto.tsx'
import { Entrada } from './entrada.tsx'
import { comoTexto, useCampo } from './use-campo.ts'
import type { CampoProps } from './use-campo.ts'

export interface CampoTextoProps<V extends FieldValues, S> extends CampoProps<V, S> {
  tipo?: 'text' | 'email' | 'password' | 'url' | 'tel'
  /** More than one line: how many are seen at first. */
  linhas?: number
  maximo?: number
  autoComplete?: string
  dica?: string
  focar?: boolean
}

export function CampoTexto<V extends FieldValues, S>(props: CampoTextoProps<V, S>) {
  const { tipo = 'text', linhas, maximo, autoComplete = 'off', dica, focar = false } = props
  const { valor, mudar, aoSair, referencia, quadro } = useCampo(props)
  const comuns = {
    ...quadro,
    value: comoTexto(valor),
    onBlur: aoSair,
    autoFocus: focar,
    autoComplete,
    placeholder: dica,
    maxLength: maximo,
  }
  if (linhas !== undefined)
    return (
      <AreaDeTexto {...comuns} linhas={linhas} referencia={referencia} onChange={({ target }) => mudar(target.value)} />
    )
  return <Entrada {...comuns} type={tipo} ref={referencia} onChange={({ target }) => mudar(target.value)} />
}
