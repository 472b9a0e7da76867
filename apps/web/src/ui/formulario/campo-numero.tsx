import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { NumericFormat } from 'react-number-format'
import { Entrada, type EntradaProps } from './entrada.tsx'
import { useCampo } from './use-campo.ts'
import type { CampoProps } from './use-campo.ts'

export interface CampoNumeroProps<V extends FieldValues, S> extends CampoProps<V, S> {
  /** Digits after the comma that are kept; 0 for whole numbers. */
  casas?: number
  /** Unit after the number: "kg", "min". */
  sufixo?: string
  negativo?: boolean
}

const ALINHADOS = { fontVariantNumeric: 'tabular-nums' } as const

export interface Escala {
  casas: number
  fixas: boolean
  prefixo?: string | undefined
  sufixo?: string | undefined
  negativo: boolean
  /** The form keeps an integer of the smallest unit: centavos, basis points. */
  inteiro: boolean
}

/** `"1234.5"` with two places → 123450, by digits and never by multiplying fractions. */
export function paraInteiro(decimal: string, casas: number): number {
  const [inteiros = '', fracao = ''] = decimal.replace('-', '').split('.')
  const modulo = Number(`${inteiros}${fracao.slice(0, casas).padEnd(casas, '0')}`)
  return decimal.startsWith('-') ? -modulo : modulo
}

/** 123450 with two places → `"1234.50"`. */
export function deInteiro(inteiro: number, casas: number): string {
  const modulo = String(Math.abs(inteiro)).padStart(casas + 1, '0')
  return `${inteiro < 0 ? '-' : ''}${modulo.slice(0, modulo.length - casas)}.${modulo.slice(modulo.length - casas)}`
}

/** `"1234.500"` → `"1234.5"`. */
const semZeros = (decimal: string) => decimal.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')

/** A number kept as `escala` says: the fields below are this one with their scales. */
export function CampoDecimal<V extends FieldValues, S>({
  escala,
  focar = false,
  ...props
}: CampoProps<V, S> & { escala: Escala; focar?: boolean | undefined }) {
  const { valor, mudar, aoSair, referencia, quadro } = useCampo(props)
  const { casas, fixas, prefixo, sufixo, negativo, inteiro } = escala
  const [digitado, setDigitado] = useState<string | null>(null)
  const guardado = (texto: string) =>
    texto === '' || texto === '-' ? null : inteiro ? paraInteiro(texto, casas) : Number(texto)
  // Decimals are filled in only when the field is left: with the caret before a comma that is already there, a fast
  // typist on a busy machine overtakes its jump and writes an amount a hundred times larger.
  const digitando = digitado !== null && guardado(digitado) === (valor ?? null)
  const decimal = (numero: number) => (inteiro ? deInteiro(numero, casas) : String(numero))
  const escrito = typeof valor !== 'number' ? '' : fixas ? decimal(valor) : semZeros(decimal(valor))
  return (
    <NumericFormat<EntradaProps>
      {...quadro}
      customInput={Entrada}
      type="text"
      value={digitando ? digitado : escrito}
      valueIsNumericString
      thousandSeparator="."
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      decimalScale={casas}
      fixedDecimalScale={fixas && !digitando}
      allowNegative={negativo}
      onValueChange={({ value }, { source }) => {
        if (source !== 'event') return
        setDigitado(value)
        mudar(guardado(value))
      }}
      // The format's own `onFocus` comes late, after the first key.
      onFocusCapture={({ target }) => {
        setDigitado(escrito)
        // Selected, so that what is typed takes the place of what was suggested.
        if (focar && target instanceof HTMLInputElement) target.select()
      }}
      autoFocus={focar}
      onBlur={() => {
        setDigitado(null)
        aoSair()
      }}
      getInputRef={referencia}
      inputMode={casas > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      style={ALINHADOS}
      {...(prefixo === undefined ? {} : { antes: prefixo })}
      {...(sufixo === undefined ? {} : { depois: sufixo })}
    />
  )
}

/** A number as it is, or null when the field is blank. */
export function CampoNumero<V extends FieldValues, S>({
  casas = 0,
  sufixo,
  negativo = false,
  ...props
}: CampoNumeroProps<V, S>) {
  return <CampoDecimal {...props} escala={{ casas, fixas: false, sufixo, negativo, inteiro: false }} />
}

/** An amount in reais; the form keeps integer centavos, or null when the field is blank. */
export function CampoDinheiro<V extends FieldValues, S>({
  negativo = false,
  ...props
}: CampoProps<V, S> & {
  negativo?: boolean
  /** The cursor starts here when the form opens, with the amount selected. */
  focar?: boolean
}) {
  return <CampoDecimal {...props} escala={{ casas: 2, fixas: true, prefixo: 'R$', negativo, inteiro: true }} />
}

/** A percentage; the form keeps integer basis points (12,5 % is 1250), or null when the field is blank. */
export function CampoPercentual<V extends FieldValues, S>({
  negativo = false,
  ...props
}: CampoProps<V, S> & { negativo?: boolean }) {
  return <CampoDecimal {...props} escala={{ casas: 2, fixas: false, sufixo: '%', negativo, inteiro: true }} />
}
