import { useState, type ComponentProps, type KeyboardEventHandler } from 'react'
import { useEdicao } from '../../../../lib/loja-de-edicao.ts'
import { useBancada } from '../bancada.ts'
import { escreverFiguras, lerFiguras } from './tamanho.ts'

export interface CampoLidoProps<T> extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  rotulo: string
  /** As it is written when nobody is typing. */
  escrito: string
  /** Undefined: what is typed is not of this field yet. */
  ler: (texto: string) => T | undefined
  aoMudar: (valor: T) => void
}

/** A field whose text is the person's own while it is typed, and is written as it was understood when it is left. */
export function CampoLido<T>({ rotulo, escrito, ler, aoMudar, ...resto }: CampoLidoProps<T>) {
  const [digitado, definirDigitado] = useState<string | null>(null)
  const texto = digitado ?? escrito
  return (
    <label className="lc-campo">
      <span>{rotulo}</span>
      <input
        autoComplete="off"
        {...resto}
        value={texto}
        aria-invalid={ler(texto) === undefined}
        onChange={({ target }) => {
          definirDigitado(target.value)
          const lido = ler(target.value)
          if (lido !== undefined) aoMudar(lido)
        }}
        onBlur={() => definirDigitado(null)}
      />
    </label>
  )
}

export interface CampoDeFigurasProps {
  figuras: readonly string[] | undefined
  aoMudar: (figuras: string[] | undefined) => void
  onKeyDown?: KeyboardEventHandler<HTMLInputElement> | undefined
}

/** The figures of the laudo that show it, by the numbers that they are printed with. */
export function CampoDeFiguras({ figuras, aoMudar, onKeyDown }: CampoDeFigurasProps) {
  const imagens = useEdicao(useBancada().loja, ({ conteudo }) => conteudo.imagens)
  const doLaudo = imagens.map(({ arquivo }) => arquivo)
  return (
    <CampoLido
      rotulo="Figuras"
      placeholder={doLaudo.length === 0 ? 'Sem imagens' : '1, 3'}
      inputMode="text"
      maxLength={40}
      escrito={escreverFiguras(figuras ?? [], doLaudo)}
      onKeyDown={onKeyDown}
      ler={(texto) => {
        const lidas = lerFiguras(texto, doLaudo)
        // A number that is of no figure is seen at once.
        return lidas.length === new Set(texto.match(/\d+/g) ?? []).size ? lidas : undefined
      }}
      aoMudar={(lidas) => aoMudar(lidas.length === 0 ? undefined : lidas)}
    />
  )
}
