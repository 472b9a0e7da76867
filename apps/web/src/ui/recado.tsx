import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'

export interface RecadoProps {
  tom?: 'info' | 'warning' | 'error'
  /** A button at the end of it. */
  acao?: ReactNode
  children: ReactNode
}

/** What is good to know before going on, among what it is about. */
export function Recado({ tom = 'info', acao, children }: RecadoProps) {
  return (
    <Alert severity={tom} action={acao}>
      {children}
    </Alert>
  )
}
