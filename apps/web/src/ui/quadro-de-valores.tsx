import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** What something comes to, line by line: a list of `LinhaDeValor`. */
export function QuadroDeValores({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 1.5 }}>
      {children}
    </Box>
  )
}

export interface LinhaDeValorProps {
  rotulo: string
  /** What the others come to. */
  forte?: boolean
  children: ReactNode
}

export function LinhaDeValor({ rotulo, forte = false, children }: LinhaDeValorProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, ...(forte ? { fontWeight: 650 } : {}) }}>
      <Box component="dt" sx={forte ? {} : { color: 'text.secondary' }}>
        {rotulo}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', textAlign: 'right' }}>
        {children}
      </Box>
    </Box>
  )
}
