import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { nomeNaAgenda, servicosEmLinha } from '../nomes.ts'
import { Simbolo } from '../situacao-do-agendamento.tsx'
import type { ItemDaGrade } from '../tipos.ts'
import { janelaEmPalavras } from './janelas-pedidas.tsx'

function preferencia([primeira, ...outras]: ItemDaGrade['janelas']): string {
  if (primeira === undefined) return 'sem preferência'
  return `${janelaEmPalavras(primeira)}${outras.length === 0 ? '' : ` ou mais ${outras.length}`}`
}

const cartao = {
  minHeight: 34,
  maxWidth: { xs: '80vw', sm: '30rem' },
  px: 2.5,
  border: '1px dashed',
  borderColor: 'color-mix(in oklab, var(--vl-lume) 55%, var(--vl-superficie))',
  borderRadius: 'var(--vl-raio-menor)',
  bgcolor: 'color-mix(in oklab, var(--vl-lume) 9%, var(--vl-superficie))',
  font: 'inherit',
  fontSize: 'var(--vl-texto-pequeno)',
  '&:hover': { borderColor: 'var(--vl-lume)' },
} as const

export interface FaixaDePedidosProps {
  pedidos: readonly ItemDaGrade[]
  daClinica: boolean
  aoAbrir: (codigo: string) => void
}

/** Requests that have no time yet, over the calendar: what each asks for, and when it would suit who asked. */
export function FaixaDePedidos({ pedidos, daClinica, aoAbrir }: FaixaDePedidosProps) {
  const id = useId()
  if (pedidos.length === 0) return null
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center', columnGap: 3, minWidth: 0 }}
    >
      <Typography id={id} component="h2" variant="subtitle2" sx={{ flex: 'none' }}>
        {`${daClinica ? 'Seus pedidos' : 'Pedidos'} à espera (${pedidos.length})`}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          gap: 2,
          m: 0,
          p: 0.5,
          minWidth: 0,
          listStyle: 'none',
          overflowX: 'auto',
          scrollbarWidth: 'thin',
          '& > li': { flex: 'none' },
        }}
      >
        {pedidos.map((pedido) => (
          <li key={pedido.codigo}>
            <ButtonBase sx={cartao} onClick={() => aoAbrir(pedido.codigo)}>
              {pedido.prioridade === 'URGENTE' && <Simbolo nome="URGENTE" titulo="Urgente" />}
              <Typography component="span" noWrap sx={{ font: 'inherit' }}>
                <b>{nomeNaAgenda(pedido)}</b>
                {` · ${servicosEmLinha(pedido)} · `}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {preferencia(pedido.janelas)}
                </Box>
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  )
}
