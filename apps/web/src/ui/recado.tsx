import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export interface RecadoProps {
  tom?: 'info' | 'success' | 'warning' | 'error'
  /** A button at the end of it, below it where there is no room. */
  acao?: ReactNode
  children: ReactNode
}

/** What is good to know before going on, among what it is about. */
export function Recado({ tom = 'info', acao, children }: RecadoProps) {
  return (
    <Alert severity={tom} sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <span>{children}</span>
        {acao}
      </Box>
    </Alert>
  )
}
