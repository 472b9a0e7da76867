import Box from '@mui/material/Box'
import Popper from '@mui/material/Popper'

/** The bubble of a `Dica`. Hidden from screen readers: the element it points at already says the same. */
export function Balao({ ancora, texto }: { ancora: HTMLElement; texto: string }) {
  return (
    <Popper
      open
      anchorEl={ancora}
      placement="bottom"
      aria-hidden
      modifiers={[{ name: 'offset', options: { offset: [0, 6] } }]}
      sx={{ zIndex: 'tooltip', pointerEvents: 'none' }}
    >
      <Box
        sx={{
          px: 2,
          py: 1,
          borderRadius: 'var(--vl-raio-menor)',
          bgcolor: 'text.primary',
          color: 'background.paper',
          fontSize: 'var(--vl-texto-micro)',
          fontWeight: 500,
        }}
      >
        {texto}
      </Box>
    </Popper>
  )
}
