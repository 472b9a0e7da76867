import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** What is good to know before going on, with a way out beside it; below it where there is no room. */
export function Nota({ acao, children }: { acao?: ReactNode; children: ReactNode }) {
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <span>{children}</span>
        {acao}
      </Box>
    </Alert>
  )
}
