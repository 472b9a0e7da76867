import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export interface QuadroRolavelProps {
  nome: string
  /** What is shown is older than what was asked for. */
  esperando?: boolean
  children: ReactNode
}

/** A frame for what is wider than a phone: it scrolls within itself, by keyboard too. */
export function QuadroRolavel({ nome, esperando = false, children }: QuadroRolavelProps) {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={nome}
      aria-busy={esperando}
      sx={{
        overflowX: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 'var(--vl-raio-maior)',
        bgcolor: 'background.paper',
        opacity: esperando ? 0.65 : 1,
      }}
    >
      {children}
    </Box>
  )
}
