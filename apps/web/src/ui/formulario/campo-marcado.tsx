import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import type { FieldValues } from 'react-hook-form'
import { useCampo } from './use-campo.ts'
import type { CampoProps } from './use-campo.ts'

/** Yes or no. `chave` draws a switch, for settings; the default is a tick box. */
export function CampoMarcado<V extends FieldValues, S>(props: CampoProps<V, S> & { chave?: boolean }) {
  const { valor, mudar, aoSair, referencia, erro, comuns } = useCampo(props)
  const Controle = props.chave === true ? Switch : Checkbox
  return (
    <FormControl
      error={comuns.error}
      disabled={comuns.disabled}
      {...(props.className === undefined ? {} : { className: props.className })}
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
