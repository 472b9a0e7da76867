import { useCallback, type ReactNode } from 'react'

export interface CaixaDeSelecaoProps {
  rotulo: string
  marcada: boolean
  /** Some rows but not all. */
  parcial?: boolean
  desativada?: boolean
  aoAlternar: () => void
  /** What the label shows beside the box, inside the target. */
  children?: ReactNode
}

/** A tick box inside a label that is larger than it: a target for the thumb, far from the link of what it ticks. */
export function CaixaDeSelecao({
  rotulo,
  marcada,
  parcial = false,
  desativada,
  aoAlternar,
  children,
}: CaixaDeSelecaoProps) {
  const fixar = useCallback(
    (caixa: HTMLInputElement | null) => {
      if (caixa !== null) caixa.indeterminate = parcial
    },
    [parcial],
  )
  return (
    <label>
      <input
        type="checkbox"
        ref={fixar}
        checked={marcada}
        disabled={desativada}
        aria-label={rotulo}
        onChange={aoAlternar}
      />
      {children}
    </label>
  )
}

/** First cell of a row that can be ticked: the label fills it. */
export function CelulaDeSelecao(props: CaixaDeSelecaoProps) {
  return (
    <td className="marcar">
      <CaixaDeSelecao {...props} />
    </td>
  )
}
