import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { Elo } from './elo.tsx'

export interface Aba {
  rotulo: string
  para: string
  busca?: Record<string, string>
  atual: boolean
}

/** Lists that share one screen, as links: each has its own address. */
export function Abas({ rotulo, abas }: { rotulo: string; abas: readonly Aba[] }) {
  const barra = useRef<HTMLElement>(null)
  const aberta = abas.find(({ atual }) => atual)?.rotulo
  // Where they do not all fit, the bar begins at the open one; only the bar moves, never the page.
  useEffect(() => {
    const aba = barra.current?.querySelector<HTMLElement>('[aria-current]')
    if (barra.current && aba)
      barra.current.scrollLeft = aba.offsetLeft - (barra.current.clientWidth - aba.offsetWidth) / 2
  }, [aberta])
  return (
    <Box
      component="nav"
      ref={barra}
      aria-label={rotulo}
      sx={{ display: 'flex', gap: 5, borderBottom: 1, borderColor: 'divider', overflowX: 'auto', position: 'relative' }}
    >
      {abas.map(({ rotulo: nome, para, busca = {}, atual }) => (
        <Elo
          key={nome}
          to={para}
          search={busca}
          underline="none"
          {...(atual ? { 'aria-current': 'page' as const } : {})}
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
