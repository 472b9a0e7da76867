import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'

export interface ProgressoProps {
  rotulo: string
  /** What is being done, in words. */
  texto: string
  /** From 0 to 1; null while nobody knows. */
  fracao: number | null
}

/** How far long work is: a bar, and the same in words. */
export function Progresso({ rotulo, texto, fracao }: ProgressoProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <LinearProgress
        aria-label={rotulo}
        {...(fracao === null ? {} : { variant: 'determinate', value: Math.round(fracao * 100) })}
      />
      <Box role="status" className="vl-numero" sx={{ whiteSpace: 'normal' }}>
        {texto}
      </Box>
    </Box>
  )
}
