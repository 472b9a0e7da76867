import { useState } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { BotaoComoElo } from '../ancora.tsx'
import { Entrada } from './entrada.tsx'
import estilos from './formulario-nativo.module.css'
import { abaixo, type DoCampoNativo } from './abaixo-do-campo.tsx'

type Nativos = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'autoFocus'
  | 'defaultValue'
  | 'autoCapitalize'
  | 'onInput'
>

export interface CampoNativoProps extends DoCampoNativo, Nativos {
  /** Redraws what is typed at the end of the field: separators of a CPF, of a phone. */
  mascara?: (texto: string) => string
  /** Right end of the label's line. */
  aoLado?: ReactNode
}

/** One line of text that the browser holds: what is typed before the code comes, or filled in by it, is there. */
export function CampoNativo({ form, nome, ajuda, mascara, onInput, type = 'text', ...resto }: CampoNativoProps) {
  const [visivel, definirVisivel] = useState(false)
  const senha = type === 'password'
  const aoEscrever: typeof onInput = (evento) => {
    const { currentTarget: campo } = evento
    // In the middle of the text the caret would jump, so the mask waits for the end.
    if (mascara !== undefined && campo.selectionStart === campo.value.length) campo.value = mascara(campo.value)
    onInput?.(evento)
  }
  return (
    <Entrada
      {...resto}
      {...abaixo({ form, nome, ajuda })}
      onInput={aoEscrever}
      name={nome}
      type={senha && visivel ? 'text' : type}
      spellCheck={false}
      {...(senha
        ? {
            depois: (
              <BotaoComoElo className={estilos.mostrar} aria-pressed={visivel} onClick={() => definirVisivel(!visivel)}>
                {visivel ? 'Ocultar' : 'Mostrar'}
                <span className="so-leitor"> senha</span>
              </BotaoComoElo>
            ),
          }
        : {})}
    />
  )
}
