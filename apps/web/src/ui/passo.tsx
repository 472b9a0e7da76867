import Box from '@mui/material/Box'
import { BotaoSemDica } from './botao-de-icone.tsx'
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
      <BotaoSemDica size="small" aria-label={anterior.nome} onClick={anterior.ir}>
        <Icone nome="chevron-left" tamanho="pequeno" />
      </BotaoSemDica>
      <Box component="span" aria-live="polite" sx={{ px: 1.5, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {atual}
      </Box>
      <BotaoSemDica size="small" aria-label={seguinte.nome} onClick={seguinte.ir}>
        <Icone nome="chevron-right" tamanho="pequeno" />
      </BotaoSemDica>
    </Box>
  )
}
