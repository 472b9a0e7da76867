import Box from '@mui/material/Box'
import { Elo } from './elo.tsx'

export interface Aba {
  rotulo: string
  para: string
  busca?: Record<string, string>
  atual: boolean
}

/** Where they do not all fit, the strip begins at the open one; only the strip moves, never the page. */
function trazerParaVista(aba: HTMLElement | null): void {
  const faixa = aba?.parentElement
  if (aba && faixa) faixa.scrollLeft = aba.offsetLeft - (faixa.clientWidth - aba.offsetWidth) / 2
}

/** Lists that share one screen, as links: each has its own address. */
export function Abas({ rotulo, abas }: { rotulo: string; abas: readonly Aba[] }) {
  return (
    <Box
      component="nav"
      aria-label={rotulo}
      sx={{ display: 'flex', gap: 5, borderBottom: 1, borderColor: 'divider', overflowX: 'auto', position: 'relative' }}
    >
      {abas.map(({ rotulo: nome, para, busca = {}, atual }) => (
        <Elo
          key={nome}
          to={para}
          search={busca}
          underline="none"
          {...(atual ? { 'aria-current': 'page' as const, ref: trazerParaVista } : {})}
          sx={{
            py: 2,
            mb: '-1px',
            whiteSpace: 'nowrap',
            fontWeight: atual ? 600 : 500,
            color: atual ? 'primary.main' : 'text.secondary',
            borderBottom: 2,
            borderColor: atual ? 'primary.main' : 'transparent',
            '&:hover': { color: 'text.primary' },
            '&:focus-visible': { outlineOffset: '-2px' },
          }}
        >
          {nome}
        </Elo>
      ))}
    </Box>
  )
}
