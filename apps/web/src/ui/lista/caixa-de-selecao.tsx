import { useCallback } from 'react'

export interface CaixaDeSelecaoProps {
  rotulo: string
  marcada: boolean
  /** Some rows but not all. */
  parcial?: boolean
  aoAlternar: () => void
}

/** A tick box inside a label that is larger than it: a target for the thumb, far from the link of what it ticks. */
export function CaixaDeSelecao({ rotulo, marcada, parcial = false, aoAlternar }: CaixaDeSelecaoProps) {
  const fixar = useCallback(
    (caixa: HTMLInputElement | null) => {
      if (caixa !== null) caixa.indeterminate = parcial
    },
    [parcial],
  )
  return (
    <label>
      <input type="checkbox" ref={fixar} checked={marcada} aria-label={rotulo} onChange={aoAlternar} />
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
