import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export interface OpcaoDeEscolha {
  valor: string
  titulo: string
  detalhe?: ReactNode
  desabilitada?: boolean
}

export interface EscolhasProps {
  rotulo: string
  opcoes: readonly OpcaoDeEscolha[]
  valor: string
  aoMudar: (valor: string) => void
}

/** One of a few, each with room to say what it is. */
export function Escolhas({ rotulo, opcoes, valor, aoMudar }: EscolhasProps) {
  return (
    <RadioGroup aria-label={rotulo} value={valor} onChange={(_, novo) => aoMudar(novo)} sx={{ gap: 2 }}>
      {opcoes.map(({ valor: codigo, titulo, detalhe, desabilitada = false }) => (
        <FormControlLabel
          key={codigo}
          value={codigo}
          disabled={desabilitada}
          control={<Radio />}
          sx={{
            m: 0,
            px: 2,
            py: 1.5,
            border: 1,
            borderColor: codigo === valor ? 'primary.main' : 'divider',
            borderRadius: 'var(--vl-raio)',
            bgcolor: codigo === valor ? 'var(--vl-marca-suave)' : 'transparent',
          }}
          label={
            <Box component="span">
              <Typography component="span" sx={{ display: 'block', fontWeight: 550 }}>
                {titulo}
              </Typography>
              {detalhe !== undefined && (
                <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                  {detalhe}
                </Typography>
              )}
            </Box>
          }
        />
      ))}
    </RadioGroup>
  )
}
