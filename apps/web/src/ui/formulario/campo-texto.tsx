import TextField from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
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
  const { valor, mudar, aoSair, referencia, comuns } = useCampo(props)
  return (
    <TextField
      {...comuns}
      type={tipo}
      value={comoTexto(valor)}
      onChange={({ target }) => mudar(target.value)}
      onBlur={aoSair}
      inputRef={referencia}
      autoFocus={focar}
      {...(dica === undefined ? {} : { placeholder: dica })}
      {...(linhas === undefined ? {} : { multiline: true, minRows: linhas, maxRows: linhas * 3 })}
      slotProps={{ htmlInput: { autoComplete, ...(maximo === undefined ? {} : { maxLength: maximo }) } }}
    />
  )
}
