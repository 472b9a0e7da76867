import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Marca } from './marca.tsx'
import s from './marca.module.css'
import { useCampo } from './use-campo.ts'
import type { CampoProps } from './use-campo.ts'

export interface CampoMarcadoProps<V extends FieldValues, S> extends CampoProps<V, S> {
  /** A switch, for settings; the default is a tick box. */
  chave?: boolean
  /** Beside a field with a label over it: level with its box. */
  aoLado?: boolean
}

/** Yes or no. */
export function CampoMarcado<V extends FieldValues, S>(props: CampoMarcadoProps<V, S>) {
  const { valor, mudar, aoSair, referencia, erro, quadro } = useCampo(props)
  const id = useId()
  const ajuda = erro ?? props.ajuda
  return (
    <div className={`${props.aoLado === true ? s.aoLado : ''} ${props.className ?? ''}`}>
      <Marca
        rotulo={props.rotulo}
        tipo={props.chave === true ? 'chave' : 'caixa'}
        name={quadro.name}
        disabled={quadro.disabled}
        checked={valor === true}
        onChange={({ target }) => mudar(target.checked)}
        onBlur={aoSair}
        ref={referencia}
        {...(ajuda === undefined ? {} : { 'aria-describedby': id })}
        {...(quadro.erro ? { 'aria-invalid': true } : {})}
      />
      {ajuda !== undefined && (
        <p id={id} className={s.ajuda} data-errada={quadro.erro}>
          {ajuda}
        </p>
      )}
    </div>
  )
}
