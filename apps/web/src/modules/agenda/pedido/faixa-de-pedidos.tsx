import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { nomeNaAgenda, servicosEmLinha } from '../nomes.ts'
import { EtiquetaDeUrgencia } from '../situacao-do-agendamento.tsx'
import type { ItemDaGrade } from '../tipos.ts'
import { janelaEmPalavras } from './janelas-pedidas.tsx'

function preferencia([primeira, ...outras]: ItemDaGrade['janelas']): string {
  if (primeira === undefined) return 'Sem preferência de horário'
  return `Prefere ${janelaEmPalavras(primeira)}${outras.length === 0 ? '' : ` e mais ${outras.length}`}`
}

const cartao = {
  flex: 'none',
  display: 'grid',
  justifyItems: 'start',
  gap: 0.5,
  maxWidth: '22rem',
  px: 3,
  py: 2,
  border: '1px dashed',
  borderColor: 'color-mix(in oklab, var(--vl-lume) 55%, var(--vl-superficie))',
  borderRadius: 'var(--vl-raio)',
  bgcolor: 'color-mix(in oklab, var(--vl-lume) 9%, var(--vl-superficie))',
  fontSize: 'var(--vl-texto-pequeno)',
  textAlign: 'left',
  '&:hover': { borderColor: 'var(--vl-lume)' },
  '& > *': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const

export interface FaixaDePedidosProps {
  pedidos: readonly ItemDaGrade[]
  daClinica: boolean
  aoAbrir: (codigo: string) => void
}

/** Requests that have no time yet, over the calendar: what each asks for, and when it would suit. */
export function FaixaDePedidos({ pedidos, daClinica, aoAbrir }: FaixaDePedidosProps) {
  const id = useId()
  if (pedidos.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="subtitle2">
        {daClinica ? 'Seus pedidos à espera de horário' : 'Pedidos à espera de horário'}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', gap: 2, m: 0, p: 0.5, listStyle: 'none', overflowX: 'auto', scrollbarWidth: 'thin' }}
      >
        {pedidos.map((pedido) => (
          <li key={pedido.codigo}>
            <ButtonBase data-pedido={pedido.codigo} sx={cartao} onClick={() => aoAbrir(pedido.codigo)}>
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                <b>{nomeNaAgenda(pedido)}</b>
                {pedido.prioridade === 'URGENTE' && <EtiquetaDeUrgencia />}
              </Box>
              <span>
                {servicosEmLinha(pedido)}
                {!daClinica && pedido.parceiro !== null && ` · ${pedido.parceiro.nome}`}
              </span>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {preferencia(pedido.janelas)}
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  )
}
