import Box from '@mui/material/Box'
import { ouTraco } from './situacao.tsx'

/** Numbers and short expressions that a narrow column must not split: a CPF, a phone, an age. */
export function SemQuebra({ texto }: { texto: string | null }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {ouTraco(texto)}
    </Box>
  )
}
