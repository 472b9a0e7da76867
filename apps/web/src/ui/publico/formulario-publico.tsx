import { useId, useState } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import type { FormularioPublicoEmUso } from './use-formulario-publico.ts'

/** Without its script the form must not be sent: the browser would put the password in the address. */
const PRERENDER = import.meta.env.SSR

export interface FormularioPublicoProps {
  form: FormularioPublicoEmUso
  rotulo: string
  rotuloDeEnviar: string
  rotuloEnviando: string
  /** Leads back a step. */
  aoVoltar?: (() => void) | undefined
  children: ReactNode
}

/** Native form: errors announced, one button, no second submit while the first runs. */
export function FormularioPublico({
  form,
  rotulo,
  rotuloDeEnviar,
  rotuloEnviando,
  aoVoltar,
  children,
}: FormularioPublicoProps) {
  const { erroGeral, enviando, aoEnviar, aoDigitar } = form
  return (
    <form className="fp" noValidate aria-label={rotulo} aria-busy={enviando} onSubmit={aoEnviar} onInput={aoDigitar}>
      {erroGeral !== null && (
        <div className="nota erro" role="alert">
          {erroGeral}
        </div>
      )}
      {children}
      <button type="submit" className="bt" aria-disabled={enviando} disabled={PRERENDER}>
        {enviando && <span className="bt-girando" aria-hidden="true" />}
        {enviando ? rotuloEnviando : rotuloDeEnviar}
      </button>
      {aoVoltar !== undefined && (
        <button type="button" className="bt secundario" onClick={aoVoltar}>
          Voltar
        </button>
      )}
    </form>
  )
}

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

export interface CampoPublicoProps extends Nativos {
  form: FormularioPublicoEmUso
  nome: string
  rotulo: string
  ajuda?: ReactNode
  /** Redraws what is typed at the end of the field: separators of a CPF, of a phone. */
  mascara?: (texto: string) => string
  /** Right end of the label's line. */
  aoLado?: ReactNode
}

export function CampoPublico({
  form,
  nome,
  rotulo,
  ajuda,
  aoLado,
  mascara,
  onInput,
  type = 'text',
  ...nativos
}: CampoPublicoProps) {
  const id = useId()
  const [visivel, definirVisivel] = useState(false)
  const erro = form.erros[nome]
  const senha = type === 'password'
  const aoEscrever: typeof onInput = (evento) => {
    const { currentTarget: campo } = evento
    // In the middle of the text the caret would jump, so the mask waits for the end.
    if (mascara !== undefined && campo.selectionStart === campo.value.length) campo.value = mascara(campo.value)
    onInput?.(evento)
  }
  const descricao = [erro === undefined ? '' : `${id}-erro`, ajuda === undefined ? '' : `${id}-ajuda`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="fp-campo">
      <label htmlFor={id}>{rotulo}</label>
      <span className="fp-caixa">
        <input
          {...nativos}
          onInput={aoEscrever}
          id={id}
          name={nome}
          type={senha && visivel ? 'text' : type}
          className={senha ? 'com-botao' : undefined}
          aria-invalid={erro !== undefined}
          aria-describedby={descricao || undefined}
          spellCheck={false}
        />
        {senha && (
          <button type="button" className="fp-mostrar" aria-pressed={visivel} onClick={() => definirVisivel(!visivel)}>
            {visivel ? 'Ocultar' : 'Mostrar'}
            <span className="so-leitor"> senha</span>
          </button>
        )}
      </span>
      {erro !== undefined && (
        <span id={`${id}-erro`} className="fp-erro" role="alert">
          {erro}
        </span>
      )}
      {ajuda !== undefined && (
        <span id={`${id}-ajuda`} className="fp-ajuda">
          {ajuda}
        </span>
      )}
      {/* Drawn beside the label, but after the field for who walks with Tab. */}
      {aoLado !== undefined && <span className="fp-ao-lado">{aoLado}</span>}
    </div>
  )
}

export function AceitePublico({
  form,
  nome,
  children,
}: {
  form: FormularioPublicoEmUso
  nome: string
  children: ReactNode
}) {
  const id = useId()
  const erro = form.erros[nome]
  return (
    <div className="fp-aceite">
      <input
        id={id}
        name={nome}
        type="checkbox"
        aria-invalid={erro !== undefined}
        aria-describedby={erro === undefined ? undefined : `${id}-erro`}
      />
      <label htmlFor={id}>{children}</label>
      {erro !== undefined && (
        <span id={`${id}-erro`} className="fp-erro" role="alert">
          {erro}
        </span>
      )}
    </div>
  )
}
