import { useLayoutEffect, useRef } from 'react'
import type { ComponentProps, CSSProperties } from 'react'
import { separar } from './entrada.tsx'
import { Quadro, type QuadroProps } from './quadro.tsx'

export interface AreaDeTextoProps
  extends Omit<QuadroProps, 'obrigatorio' | 'desabilitado'>, Omit<ComponentProps<'textarea'>, 'className' | 'ref'> {
  /** How many lines are seen at first; it grows to three times as many. */
  linhas: number
  referencia?: ((elemento: HTMLTextAreaElement | null) => void) | undefined
}

/** Several lines of text in their frame. */
export function AreaDeTexto({ linhas, referencia, ...props }: AreaDeTextoProps) {
  const { quadro, resto } = separar(props)
  const { id, required = false, disabled = false } = props
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    // Where the stylesheet does not do it by itself.
    if (area.current === null || CSS.supports('field-sizing', 'content')) return
    area.current.style.height = 'auto'
    area.current.style.height = `${area.current.scrollHeight}px`
  })
  return (
    <Quadro {...quadro} id={id} obrigatorio={required} desabilitado={disabled}>
      {({ id: deste, daEntrada }) => (
        <textarea
          rows={linhas}
          {...resto}
          {...daEntrada}
          id={deste}
          ref={(elemento) => {
            area.current = elemento
            referencia?.(elemento)
          }}
          style={{ '--linhas': linhas } as CSSProperties}
        />
      )}
    </Quadro>
  )
}
