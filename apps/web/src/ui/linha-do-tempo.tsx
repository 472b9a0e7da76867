import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { TomDeEtiqueta } from './etiqueta.tsx'
import { DataHora } from './valores.tsx'

export interface EventoDaLinha {
  id: string
  titulo: ReactNode
  /** UTC instant. */
  instante: string
  autor?: string | null
  detalhe?: ReactNode
  tom?: TomDeEtiqueta
}

const COR: Partial<Record<TomDeEtiqueta, string>> = {
  sucesso: 'success.main',
  erro: 'error.main',
  aviso: 'warning.main',
  marca: 'primary.main',
  lume: 'var(--vl-lume)',
}

/** What happened, in order, newest as given. */
export function LinhaDoTempo({ eventos }: { eventos: readonly EventoDaLinha[] }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {eventos.map(({ id, titulo, instante, autor, detalhe, tom = 'neutro' }) => (
        <Box
          component="li"
          key={id}
          sx={{
            position: 'relative',
            pl: 6,
            pb: 4,
            '&::before': {
              content: '""',
              position: 'absolute',
              left: 4,
              top: 8,
              width: 9,
              height: 9,
              borderRadius: '50%',
              bgcolor: COR[tom] ?? 'var(--vl-borda-forte)',
            },
            '&:not(:last-child)::after': {
              content: '""',
              position: 'absolute',
              left: 8,
              top: 22,
              bottom: -4,
              width: '1px',
              bgcolor: 'divider',
            },
          }}
        >
          <Typography sx={{ fontWeight: 550 }}>{titulo}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <DataHora instante={instante} />
            {autor != null && autor !== '' && ` · ${autor}`}
          </Typography>
          {detalhe !== undefined && <Box sx={{ mt: 1 }}>{detalhe}</Box>}
        </Box>
      ))}
    </Box>
  )
}
