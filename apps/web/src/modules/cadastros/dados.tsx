import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { ouTraco } from '../../ui/lista/situacao.tsx'

/** Label and value pairs of a record that the reader may not edit. */
export function Dados({ itens }: { itens: readonly (readonly [rotulo: string, valor: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))' },
      }}
    >
      {itens.map(([rotulo, valor]) => (
        <Box key={rotulo}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 'var(--vl-texto-pequeno)' }}>
            {rotulo}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {typeof valor === 'string' || valor === null ? ouTraco(valor) : valor}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
