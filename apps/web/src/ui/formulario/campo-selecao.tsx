import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import { comoTexto, useCampo } from './use-campo.ts'
import type { CampoProps } from './use-campo.ts'

export interface OpcaoDeSelecao {
  valor: string
  rotulo: string
}

export interface CampoSelecaoProps<V extends FieldValues, S> extends CampoProps<V, S> {
  opcoes: readonly OpcaoDeSelecao[]
  /** Text of the blank choice of an optional field. */
  semEscolha?: string
}

/** One of a few fixed options; blank is null. For long or remote lists use `CampoBusca`. */
export function CampoSelecao<V extends FieldValues, S>(props: CampoSelecaoProps<V, S>) {
  const { opcoes, semEscolha = 'Nenhum', obrigatorio = false } = props
  const { valor, mudar, aoSair, referencia, comuns } = useCampo(props)
  return (
    <TextField
      {...comuns}
      select
      value={comoTexto(valor)}
      onChange={({ target }) => mudar(target.value === '' ? null : target.value)}
      onBlur={aoSair}
      inputRef={referencia}
      slotProps={{
        select: {
          displayEmpty: true,
          renderValue: (escolhido: unknown) =>
            opcoes.find((opcao) => opcao.valor === escolhido)?.rotulo ?? (obrigatorio ? 'Escolha' : semEscolha),
        },
      }}
    >
      {/* A hidden item would take the focus of the menu and leave the keyboard outside it. */}
      {!obrigatorio && (
        <MenuItem value="" sx={{ color: 'text.secondary' }}>
          {semEscolha}
        </MenuItem>
      )}
      {opcoes.map((opcao) => (
        <MenuItem key={opcao.valor} value={opcao.valor}>
          {opcao.rotulo}
        </MenuItem>
      ))}
    </TextField>
  )
}

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
