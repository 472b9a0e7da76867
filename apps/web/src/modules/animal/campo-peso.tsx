import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { TextFieldProps } from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import { NumericFormat } from 'react-number-format'
import { deInteiro, paraInteiro } from '../../ui/formulario/campo-numero.tsx'
import { useCampo } from '../../ui/formulario/use-campo.ts'
import type { CampoProps } from '../../ui/formulario/use-campo.ts'

const CASAS = 3

/** A weight typed in kilograms; the form keeps whole grams, or null when the field is blank. */
export function CampoPeso<V extends FieldValues, S>(props: CampoProps<V, S>) {
  const { valor, mudar, aoSair, referencia, comuns } = useCampo(props)
  return (
    <NumericFormat<TextFieldProps>
      {...comuns}
      customInput={TextField}
      value={typeof valor === 'number' ? deInteiro(valor, CASAS).replace(/\.?0+$/, '') : ''}
      valueIsNumericString
      thousandSeparator="."
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      decimalScale={CASAS}
      allowNegative={false}
      onValueChange={({ value }, { source }) =>
        source === 'event' && mudar(value === '' ? null : paraInteiro(value, CASAS))
      }
      onBlur={aoSair}
      getInputRef={referencia}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: { endAdornment: <InputAdornment position="end">kg</InputAdornment> },
      }}
    />
  )
}
