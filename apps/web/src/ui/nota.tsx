import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'

/** What is good to know before going on, with a way out beside it. */
export function Nota({ acao, children }: { acao?: ReactNode; children: ReactNode }) {
  return (
    <Alert severity="info" action={acao}>
      {children}
    </Alert>
  )
}
