import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { sobreposicao } from '../lib/ocupado.ts'
import { Simbolo } from './marca.tsx'

const pulso = keyframes`
  0%, 100% { opacity: 0.4; transform: scale(0.95); }
  50% { opacity: 1; transform: scale(1); }
`

/** Modal overlay in the brand colour, for blocking work only. A native dialog: nothing behind it can be reached. */
export function CarregandoGlobal() {
  const { visivel, texto } = sobreposicao.usar()
  const elemento = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (visivel) elemento.current?.showModal()
    else elemento.current?.close()
  }, [visivel])
  return (
    <Box
      component="dialog"
      ref={elemento}
      aria-label={texto === '' ? 'Carregando' : texto}
      aria-busy="true"
      onCancel={(evento) => evento.preventDefault()}
      sx={{
        '&[open]': { display: 'grid' },
        justifyItems: 'center',
        gap: 3,
        m: 'auto',
        px: 9,
        py: 6,
        borderRadius: 'var(--vl-raio-maior)',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        color: 'primary.main',
        outline: 'none',
        '&::backdrop': { bgcolor: 'var(--vl-veu)' },
      }}
    >
      <Box sx={{ animation: `${pulso} 1.1s ease-in-out infinite`, display: 'flex' }}>
        <Simbolo tamanho={44} />
      </Box>
      <Box role="status" sx={{ color: 'text.primary', fontWeight: 550 }}>
        {texto}
      </Box>
    </Box>
  )
}
