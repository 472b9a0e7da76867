import { aplicarMascara } from '@vetlume/dominio/formatos'
import type { FieldValues } from 'react-hook-form'
import { NumberFormatBase, type NumberFormatBaseProps } from 'react-number-format'
import { Entrada, type EntradaProps } from './entrada.tsx'
import { comoTexto, useCampo, type CampoProps } from './use-campo.ts'

const MASCARA = '##:##'

const ALINHADOS = { fontVariantNumeric: 'tabular-nums' } as const

const digitos = (texto: string) => texto.replace(/\D/g, '').slice(0, 4)

/** `8:` → `08`: an hour of one digit is complete when the separator comes. Not when the other digit was just taken out. */
const lerHora: NonNullable<NumberFormatBaseProps['removeFormatting']> = (texto, mudanca) => {
  const tirou = mudanca !== undefined && mudanca.to.start === mudanca.to.end
  return digitos(tirou ? texto : texto.replace(/^(?=\d\D)/, '0'))
}

/** A time of the day; the form keeps `HH:MM`, or what is typed so far. `24:00` is the end of the day. */
export function CampoHora<V extends FieldValues, S>(props: CampoProps<V, S>) {
  const { valor, mudar, aoSair, referencia, quadro } = useCampo(props)
  return (
    <NumberFormatBase<EntradaProps>
      {...quadro}
      customInput={Entrada}
      type="text"
      value={digitos(comoTexto(valor))}
      valueIsNumericString
      format={(limpo) => aplicarMascara(MASCARA, limpo)}
      removeFormatting={lerHora}
      onValueChange={({ value }, { source }) => source === 'event' && mudar(aplicarMascara(MASCARA, value))}
      onBlur={aoSair}
      getInputRef={referencia}
      placeholder="hh:mm"
      inputMode="numeric"
      autoComplete="off"
      style={ALINHADOS}
    />
  )
}
