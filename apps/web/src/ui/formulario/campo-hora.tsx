import TextField from '@mui/material/TextField'
import type { TextFieldProps } from '@mui/material/TextField'
import { aplicarMascara } from '@vetlume/dominio/formatos'
import type { FieldValues } from 'react-hook-form'
import { NumberFormatBase } from 'react-number-format'
import { comoTexto, useCampo, type CampoProps } from './use-campo.ts'

const MASCARA = '##:##'

/** `8:` → `08`: an hour of one digit is complete when the separator comes. */
const digitosDaHora = (texto: string) =>
  texto.replace(/^(\d)\D.*$/, (tudo, hora: string) => `0${hora}${tudo.slice(2)}`).replace(/\D/g, '')

/** A time of the day; the form keeps `HH:MM`, or what is typed so far. `24:00` is the end of the day. */
export function CampoHora<V extends FieldValues, S>(props: CampoProps<V, S>) {
  const { valor, mudar, aoSair, referencia, comuns } = useCampo(props)
  return (
    <NumberFormatBase<TextFieldProps>
      {...comuns}
      customInput={TextField}
      type="text"
      value={digitosDaHora(comoTexto(valor))}
      valueIsNumericString
      format={(limpo) => aplicarMascara(MASCARA, limpo)}
      removeFormatting={(texto) => digitosDaHora(texto).slice(0, 4)}
      onValueChange={({ value }, { source }) => source === 'event' && mudar(aplicarMascara(MASCARA, value))}
      onBlur={aoSair}
      getInputRef={referencia}
      placeholder="hh:mm"
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', style: { fontVariantNumeric: 'tabular-nums' } },
      }}
    />
  )
}
