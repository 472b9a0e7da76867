import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Elo } from '../elo.tsx'
import type { Coluna, Destino } from './tipos.ts'

export interface CartoesProps<T extends { codigo: string }> {
  rotulo: string
  itens: readonly T[] | undefined
  colunas: readonly Coluna<T>[]
  abrir: ((item: T) => Destino) | undefined
  atualizando: boolean
}

const quadro = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--vl-raio)',
  p: 3,
} as const

function Cartao<T extends { codigo: string }>({
  item,
  colunas,
  abrir,
}: {
  item: T
  colunas: readonly Coluna<T>[]
  abrir: ((item: T) => Destino) | undefined
}) {
  const [principal, ...outras] = colunas
  const destaque = outras.find(({ noCartao }) => noCartao === 'destaque')
  const detalhes = outras.filter((coluna) => coluna !== destaque)
  if (principal === undefined) return null
  return (
    <Box
      component="li"
      sx={{
        ...quadro,
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0,1fr)',
        gap: 2,
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
        <Typography component="h2" variant="h3" sx={{ minWidth: 0 }}>
          {abrir === undefined ? (
            principal.celula(item)
          ) : (
            // The link covers the card: one large target for the thumb, one name for the screen reader.
            <Elo
              {...abrir(item)}
              color="inherit"
              underline="none"
              sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--vl-raio)' } }}
            >
              {principal.celula(item)}
            </Elo>
          )}
        </Typography>
        {destaque?.celula(item)}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
          rowGap: 2,
          columnGap: 3,
        }}
      >
        {detalhes.map((coluna) => (
          <Box key={coluna.id} sx={{ minWidth: 0, ...(coluna.noCartao === 'linha' && { gridColumn: '1 / -1' }) }}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {coluna.titulo}
            </Typography>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {coluna.celula(item)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** The same rows for a narrow screen: nothing is squeezed and nothing scrolls sideways. */
export function Cartoes<T extends { codigo: string }>({ rotulo, itens, colunas, abrir, atualizando }: CartoesProps<T>) {
  return (
    <Box
      component="ul"
      aria-label={rotulo}
      aria-busy={itens === undefined || atualizando}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0,1fr)',
        gap: 2,
        opacity: atualizando ? 0.65 : 1,
      }}
    >
      {itens === undefined
        ? Array.from({ length: 5 }, (_, indice) => (
            <Box component="li" key={indice} aria-hidden sx={{ ...quadro, display: 'grid', gap: 2 }}>
              <Skeleton variant="rounded" height={20} width="55%" />
              <Skeleton variant="rounded" height={14} width="80%" />
              <Skeleton variant="rounded" height={14} width="65%" />
            </Box>
          ))
        : itens.map((item) => <Cartao key={item.codigo} item={item} colunas={colunas} abrir={abrir} />)}
    </Box>
  )
}
