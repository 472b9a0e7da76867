import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import { useCampo } from '../../ui/formulario/use-campo.ts'
import type { CampoProps } from '../../ui/formulario/use-campo.ts'

const VALORES: Readonly<Record<string, boolean | null>> = { desconhecido: null, sim: true, nao: false }
const chaveDe = (valor: unknown) => (valor === true ? 'sim' : valor === false ? 'nao' : 'desconhecido')

/** Yes, no, or nobody knows yet: three answers, the last one null. */
export function CampoCastrado<V extends FieldValues, S>(props: CampoProps<V, S>) {
  const { valor, mudar, aoSair, referencia, comuns } = useCampo(props)
  return (
    <TextField
      {...comuns}
      select
      value={chaveDe(valor)}
      onChange={({ target }) => mudar(VALORES[target.value] ?? null)}
      onBlur={aoSair}
      inputRef={referencia}
    >
      <MenuItem value="sim">Sim</MenuItem>
      <MenuItem value="nao">Não</MenuItem>
      <MenuItem value="desconhecido">Não informado</MenuItem>
    </TextField>
  )
}
