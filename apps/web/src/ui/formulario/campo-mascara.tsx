import { MASCARAS, aplicarMascara } from '@vetlume/dominio/formatos'
import type { FieldValues } from 'react-hook-form'
import { NumberFormatBase } from 'react-number-format'
import { Entrada, type EntradaProps } from './entrada.tsx'
import { comoTexto, useCampo } from './use-campo.ts'
import type { CampoProps } from './use-campo.ts'

export type TipoDeMascara = 'cpf' | 'cnpj' | 'cpfOuCnpj' | 'cep' | 'telefone' | 'microchip'

interface Mascara {
  /** What may be typed, already in its normal form. */
  limpar: (texto: string) => string
  desenhar: (limpo: string) => string
  teclado: 'numeric' | 'text' | 'tel'
  autoComplete: string
  maximo: number
}

const digitos = (texto: string) => texto.replace(/\D/g, '')
const letrasEDigitos = (texto: string) => texto.replace(/[^0-9a-z]/gi, '').toUpperCase()
const numerica = (mascara: string, autoComplete = 'off'): Mascara => ({
  limpar: digitos,
  desenhar: (limpo) => aplicarMascara(mascara, limpo),
  teclado: 'numeric',
  autoComplete,
  maximo: mascara.replace(/[^#]/g, '').length,
})

const TIPOS: Readonly<Record<TipoDeMascara, Mascara>> = {
  cpf: numerica(MASCARAS.cpf),
  // Since July 2026 a CNPJ may have letters: they are kept, in upper case.
  cnpj: {
    limpar: letrasEDigitos,
    desenhar: (limpo) => aplicarMascara(MASCARAS.cnpj, limpo),
    teclado: 'text',
    autoComplete: 'off',
    maximo: 14,
  },
  cpfOuCnpj: {
    limpar: letrasEDigitos,
    desenhar: (limpo) => aplicarMascara(/^\d{0,11}$/.test(limpo) ? MASCARAS.cpf : MASCARAS.cnpj, limpo),
    teclado: 'text',
    autoComplete: 'off',
    maximo: 14,
  },
  cep: numerica(MASCARAS.cep, 'postal-code'),
  telefone: {
    // Stored as E.164; a number from abroad keeps its `+` and is not drawn with our mask.
    limpar: (texto) => (/^\s*\+(?!55)/.test(texto) ? `+${digitos(texto)}` : digitos(texto.replace(/^\s*\+55/, ''))),
    desenhar: (limpo) =>
      limpo.startsWith('+')
        ? limpo
        : aplicarMascara(limpo.length > 10 ? MASCARAS.telefoneCelular : MASCARAS.telefoneFixo, limpo),
    teclado: 'tel',
    autoComplete: 'tel-national',
    maximo: 16,
  },
  microchip: {
    limpar: digitos,
    desenhar: (limpo) => limpo.replace(/(\d{3})(?=\d)/g, '$1 '),
    teclado: 'numeric',
    autoComplete: 'off',
    maximo: 15,
  },
}

/** Positions where the caret may rest: beside typed characters, never inside a separator. */
const fronteiras = (desenhado: string) =>
  Array.from(
    { length: desenhado.length + 1 },
    (_, posicao) =>
      posicao === 0 ||
      posicao === desenhado.length ||
      /[\w+]/.test(desenhado[posicao] ?? '') ||
      /[\w+]/.test(desenhado[posicao - 1] ?? ''),
  )

export interface CampoMascaraProps<V extends FieldValues, S> extends CampoProps<V, S> {
  mascara: TipoDeMascara
  /** The value without separators, when it changes by typing: a CEP that is complete fills the address. */
  aoMudar?: (valor: string) => void
}

/** Draws separators while the person types or pastes; the form keeps the bare value. */
export function CampoMascara<V extends FieldValues, S>(props: CampoMascaraProps<V, S>) {
  const { mascara, aoMudar } = props
  const { valor, mudar, aoSair, referencia, quadro } = useCampo(props)
  const { limpar, desenhar, teclado, autoComplete, maximo } = TIPOS[mascara]
  return (
    <NumberFormatBase<EntradaProps>
      {...quadro}
      customInput={Entrada}
      type="text"
      value={limpar(comoTexto(valor))}
      valueIsNumericString
      format={desenhar}
      removeFormatting={(texto) => limpar(texto).slice(0, maximo)}
      isValidInputCharacter={(caractere) => /[0-9a-z+]/i.test(caractere)}
      getCaretBoundary={fronteiras}
      onValueChange={({ value }, { source }) => {
        if (source !== 'event') return
        mudar(value)
        aoMudar?.(value)
      }}
      onBlur={aoSair}
      getInputRef={referencia}
      inputMode={teclado}
      autoComplete={autoComplete}
    />
  )
}
