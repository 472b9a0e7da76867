import type { ComponentProps } from 'react'
import { Quadro, type QuadroProps } from './quadro.tsx'

export interface EntradaProps
  extends Omit<QuadroProps, 'obrigatorio' | 'desabilitado'>, Omit<ComponentProps<'input'>, 'className'> {}

/** What is of the frame, and what is of what is typed into. */
export const separar = <P extends QuadroProps>({
  rotulo,
  ajuda,
  erro,
  antes,
  depois,
  aoLado,
  caixa,
  className,
  ...resto
}: P) => ({
  quadro: {
    className,
    caixa,
    ...(rotulo === undefined ? {} : { rotulo }),
    ...(ajuda === undefined ? {} : { ajuda }),
    ...(erro === undefined ? {} : { erro }),
    ...(antes === undefined ? {} : { antes }),
    ...(depois === undefined ? {} : { depois }),
    ...(aoLado === undefined ? {} : { aoLado }),
  },
  resto,
})

/** One line of text in its frame; what is not of the frame goes to the input. */
export function Entrada(props: EntradaProps) {
  const { quadro, resto } = separar(props)
  const { id, required = false, disabled = false } = props
  return (
    <Quadro {...quadro} id={id} obrigatorio={required} desabilitado={disabled}>
      {({ id: deste, daEntrada }) => <input type="text" {...resto} {...daEntrada} id={deste} />}
    </Quadro>
  )
}
