import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A few things one under the other, each in a frame of its own: `Item`. */
export function ListaDeItens({ rotulo, children }: { rotulo: string; children: ReactNode }) {
  return (
    <Box component="ul" aria-label={rotulo} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {children}
    </Box>
  )
}

export interface ItemProps {
  titulo: ReactNode
  /** At the end of the first line: what it is worth. */
  valor?: ReactNode
  /** Buttons. */
  acoes?: ReactNode
  /** It does not count any more. */
  apagado?: boolean
  /** What else there is to say, a line each. */
  children?: ReactNode
}

export function Item({ titulo, valor, acoes, apagado = false, children }: ItemProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, p: 3, border: 1, borderColor: 'divider', borderRadius: 'var(--vl-raio)' }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, fontWeight: 600 }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{titulo}</Box>
        <Box sx={{ flexShrink: 0, ...(apagado ? { textDecoration: 'line-through', fontWeight: 400 } : {}) }}>
          {valor}
        </Box>
      </Box>
      {children !== undefined && (
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            color: 'text.secondary',
            fontSize: 'var(--vl-texto-pequeno)',
            overflowWrap: 'anywhere',
          }}
        >
          {children}
        </Box>
      )}
      {acoes !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>{acoes}</Box>}
    </Box>
  )
}
