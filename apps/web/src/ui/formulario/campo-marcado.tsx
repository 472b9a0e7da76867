import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import type { FieldValues } from 'react-hook-form'
import { useCampo } from './use-campo.ts'
import type { CampoProps } from './use-campo.ts'

export interface CampoMarcadoProps<V extends FieldValues, S> extends CampoProps<V, S> {
  /** A switch, for settings; the default is a tick box. */
  chave?: boolean
  /** Beside a field with a label over it: level with its box. */
  aoLado?: boolean
}

/** Yes or no. */
export function CampoMarcado<V extends FieldValues, S>(props: CampoMarcadoProps<V, S>) {
  const { valor, mudar, aoSair, referencia, erro, comuns } = useCampo(props)
  const Controle = props.chave === true ? Switch : Checkbox
  return (
    <FormControl
      error={comuns.error}
      disabled={comuns.disabled}
      {...(props.className === undefined ? {} : { className: props.className })}
      {...(props.aoLado === true ? { sx: { mt: { sm: '1.6rem' } } } : {})}
    >
      <FormControlLabel
        label={props.rotulo}
        control={
          <Controle
            name={comuns.name}
            checked={valor === true}
            onChange={({ target }) => mudar(target.checked)}
            onBlur={aoSair}
            slotProps={{ input: { ref: referencia } }}
          />
        }
      />
      {(erro ?? props.ajuda) !== undefined && <FormHelperText>{erro ?? props.ajuda}</FormHelperText>}
    </FormControl>
  )
}
