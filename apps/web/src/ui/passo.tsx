import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Icone } from './icones/icone.tsx'

export interface PassoProps {
  /** What is stepped through: "Ano". */
  rotulo: string
  atual: string
  anterior: { nome: string; ir: () => void }
  seguinte: { nome: string; ir: () => void }
}

/** The period on screen, one step at a time. */
export function Passo({ rotulo, atual, anterior, seguinte }: PassoProps) {
  return (
    <Box
      role="group"
      aria-label={rotulo}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        border: 1,
        borderColor: 'divider',
        borderRadius: 'var(--vl-raio)',
      }}
    >
      <IconButton size="small" aria-label={anterior.nome} onClick={anterior.ir}>
        <Icone nome="chevron-left" tamanho="pequeno" />
      </IconButton>
      <Box component="span" aria-live="polite" sx={{ px: 1.5, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {atual}
      </Box>
      <IconButton size="small" aria-label={seguinte.nome} onClick={seguinte.ir}>
        <Icone nome="chevron-right" tamanho="pequeno" />
      </IconButton>
    </Box>
  )
}
