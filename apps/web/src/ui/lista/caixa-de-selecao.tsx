import Box from '@mui/material/Box'
import TableCell from '@mui/material/TableCell'
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
    <TableCell sx={{ width: 46, p: '0 !important' }}>
      <Box component="label" sx={{ display: 'grid', placeItems: 'center', minHeight: 40, cursor: 'pointer' }}>
        <Box
          component="input"
          type="checkbox"
          ref={fixar}
          checked={marcada}
          aria-label={rotulo}
          onChange={aoAlternar}
          sx={{ width: 17, height: 17, m: 0, accentColor: 'var(--vl-marca)' }}
        />
      </Box>
    </TableCell>
  )
}
