import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import { CampoDecimal } from '../../../ui/formulario/campo-numero.tsx'
import { useCampo } from '../../../ui/formulario/use-campo.ts'
import type { CampoProps } from '../../../ui/formulario/use-campo.ts'

const SIM_OU_NAO = [
  ['', 'Não informado'],
  ['sim', 'Sim'],
  ['nao', 'Não'],
] as const

/** Yes, no, or nobody said: the form keeps true, false or null. */
export function CampoSimNao<V extends FieldValues, S>(props: CampoProps<V, S>) {
  const { valor, mudar, aoSair, referencia, comuns } = useCampo(props)
  return (
    <TextField
      {...comuns}
      select
      value={valor === true ? 'sim' : valor === false ? 'nao' : ''}
      onChange={({ target }) => mudar(target.value === '' ? null : target.value === 'sim')}
      onBlur={aoSair}
      inputRef={referencia}
      slotProps={{ select: { displayEmpty: true } }}
    >
      {SIM_OU_NAO.map(([chave, texto]) => (
        <MenuItem key={chave} value={chave}>
          {texto}
        </MenuItem>
      ))}
    </TextField>
  )
}

const DECIMOS = { casas: 1, fixas: false, sufixo: '°C', negativo: false, inteiro: true } as const

/** Body temperature, typed in °C with one decimal; the form keeps tenths, or null when the field is blank. */
export function CampoTemperatura<V extends FieldValues, S>(props: CampoProps<V, S>) {
  return <CampoDecimal {...props} escala={DECIMOS} />
}
