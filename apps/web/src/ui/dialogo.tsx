import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Icone } from './icones/icone.tsx'
import { criarJanela, NaJanela } from './janela.ts'

export interface DialogoProps {
  aberto: boolean
  aoFechar: () => void
  titulo: ReactNode
  /** One line under the title. */
  descricao?: ReactNode
  largura?: 'xs' | 'sm' | 'md' | 'lg'
  /** Buttons at the foot, already in order: the main one last. */
  acoes?: ReactNode
  /** Nothing in it takes the focus: the keyboard reaches its text to move it. */
  soTexto?: boolean
  children?: ReactNode
}

/** A window over the page; on a phone it takes the whole screen. It asks before closing over what a form in it holds. */
export function Dialogo({
  aberto,
  aoFechar,
  titulo,
  descricao,
  largura = 'sm',
  acoes,
  soTexto = false,
  children,
}: DialogoProps) {
  const telefone = useMediaQuery((tema: Theme) => tema.breakpoints.down('sm'))
  const id = useId()
  const [janela] = useState(criarJanela)
  const fechar = () => void janela.fechar(aoFechar)
  return (
    <Dialog
      open={aberto}
      onClose={fechar}
      fullWidth
      maxWidth={largura}
      fullScreen={telefone && largura !== 'xs'}
      aria-labelledby={id}
      {...(descricao === undefined ? {} : { 'aria-describedby': `${id}-descricao` })}
    >
      <Box component="header" sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', px: 5, pt: 4, pb: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} component="h2" variant="h2">
            {titulo}
          </Typography>
          {descricao !== undefined && (
            <Typography id={`${id}-descricao`} sx={{ mt: 1, color: 'text.secondary' }}>
              {descricao}
            </Typography>
          )}
        </Box>
        <IconButton onClick={fechar} aria-label="Fechar" edge="end" size="small">
          <Icone nome="close" tamanho="pequeno" />
        </IconButton>
      </Box>
      {children !== undefined && (
        // What takes the focus is not left under the buttons of a form, which stay at the foot.
        <Box
          sx={{ overflowY: 'auto', flex: '1 1 auto', scrollPaddingBottom: '6rem' }}
          {...(soTexto ? { role: 'region', tabIndex: 0, 'aria-labelledby': id } : {})}
        >
          <Box sx={{ px: 5, py: 2 }}>
            <NaJanela value={janela}>{children}</NaJanela>
          </Box>
        </Box>
      )}
      {acoes !== undefined && (
        <Box
          component="footer"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end', px: 5, pt: 2, pb: 4 }}
        >
          {acoes}
        </Box>
      )}
    </Dialog>
  )
}
