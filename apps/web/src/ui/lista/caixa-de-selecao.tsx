import { useCallback } from 'react'

export interface CaixaDeSelecaoProps {
  rotulo: string
  marcada: boolean
  /** Some rows but not all. */
  parcial?: boolean
  aoAlternar: () => void
}

/** First cell of a row that can be ticked. The label fills the cell: a large target, far from the row's own link. */
export function CaixaDeSelecao({ rotulo, marcada, parcial = false, aoAlternar }: CaixaDeSelecaoProps) {
  const fixar = useCallback(
    (caixa: HTMLInputElement | null) => {
      if (caixa !== null) caixa.indeterminate = parcial
    },
    [parcial],
  )
  return (
    <td className="marcar">
      <label>
        <input type="checkbox" ref={fixar} checked={marcada} aria-label={rotulo} onChange={aoAlternar} />
      </label>
    </td>
  )
}
