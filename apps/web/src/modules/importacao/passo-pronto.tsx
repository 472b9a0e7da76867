import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ImportacaoCompleta } from '@vetlume/dominio/importacao'
import { Contagens } from './contagens.tsx'
import { AcoesDoPasso } from './passos.tsx'

export interface PassoProntoProps {
  importacao: ImportacaoCompleta
  aoFechar: () => void
}

export function PassoPronto({ importacao: { arquivo, resultado }, aoFechar }: PassoProntoProps) {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Alert severity="success" role="status">
          A planilha {arquivo} foi gravada inteira.
        </Alert>
        {resultado !== null && <Contagens contagens={resultado.contagens} />}
      </Box>
      <AcoesDoPasso>
        <Button variant="contained" autoFocus onClick={aoFechar}>
          Ver a lista
        </Button>
      </AcoesDoPasso>
    </>
  )
}
