import { useId } from 'react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import s from './quadro.module.css'

export interface QuadroProps {
  /** Left out where something else names what is typed into. */
  rotulo?: ReactNode
  /** Under the box. */
  ajuda?: ReactNode
  erro?: boolean
  obrigatorio?: boolean
  desabilitado?: boolean
  /** Inside the box, before and after what is typed. */
  antes?: ReactNode
  depois?: ReactNode
  /** At the other end of the label's line, and after the field for who walks with Tab. */
  aoLado?: ReactNode
  caixa?: Ref<HTMLDivElement> | undefined
  className?: string | undefined
}

export interface PartesDoQuadro {
  id: string
  idDoRotulo: string
  /** Of what is typed into: how it looks, and what describes it. */
  daEntrada: { className: string | undefined; 'aria-describedby'?: string; 'aria-invalid'?: true }
}

/** A press anywhere in the box goes to what is typed into. */
function focarEntrada(evento: MouseEvent<HTMLDivElement>) {
  const { target, currentTarget } = evento
  if (!(target instanceof Element) || target.closest('input, textarea, select, button, a') !== null) return
  evento.preventDefault()
  currentTarget.querySelector<HTMLElement>(`.${s.entrada}`)?.focus()
}

interface NomeProps {
  id: string
  rotulo: ReactNode
  obrigatorio: boolean
  semFor: boolean
}

function Nome({ id, rotulo, obrigatorio, semFor }: NomeProps) {
  const Rotulo = semFor ? 'span' : 'label'
  return (
    <div className={s.rotulo}>
      <Rotulo
        id={`${id}-rotulo`}
        {...(semFor ? { onClick: () => document.getElementById(id)?.focus() } : { htmlFor: id })}
      >
        {rotulo}
      </Rotulo>
      {/* Outside of the name: with its list open, a search hides its label, and what is hidden inside it would be read. */}
      {obrigatorio && (
        <span aria-hidden className={s.asterisco}>
          {' *'}
        </span>
      )}
    </div>
  )
}

/** The frame of a field: label above, box, and below it what helps or what is wrong. */
export function Quadro({
  id: dado,
  rotulo,
  ajuda,
  erro = false,
  obrigatorio = false,
  desabilitado = false,
  antes,
  depois,
  aoLado,
  caixa,
  className = '',
  semFor = false,
  children,
}: QuadroProps & {
  id?: string | undefined
  /** What is inside is no input: the label names it by its `id`. */
  semFor?: boolean
  children: (partes: PartesDoQuadro) => ReactNode
}) {
  const meu = useId()
  const id = dado ?? meu
  const comAjuda = ajuda != null && ajuda !== ''
  return (
    <div className={`${s.campo} ${className}`} data-errado={erro} data-parado={desabilitado}>
      {rotulo !== undefined && <Nome id={id} rotulo={rotulo} obrigatorio={obrigatorio} semFor={semFor} />}
      <div ref={caixa} role="presentation" className={s.caixa} onMouseDown={focarEntrada}>
        {antes !== undefined && <span className={s.antes}>{antes}</span>}
        {children({
          id,
          idDoRotulo: `${id}-rotulo`,
          daEntrada: {
            className: s.entrada,
            ...(comAjuda ? { 'aria-describedby': `${id}-ajuda` } : {}),
            ...(erro ? { 'aria-invalid': true } : {}),
          },
        })}
        {depois !== undefined && <span className={s.depois}>{depois}</span>}
      </div>
      {comAjuda && (
        <p id={`${id}-ajuda`} className={s.ajuda}>
          {ajuda}
        </p>
      )}
      {aoLado !== undefined && <span className={s.aoLado}>{aoLado}</span>}
    </div>
  )
}
