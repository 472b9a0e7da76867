import AnteriorIcon from '@mui/icons-material/ChevronLeftOutlined'
import SeguinteIcon from '@mui/icons-material/ChevronRightOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'

/** The year on screen, one step at a time. */
export function PassoDeAno({ ano, aoMudar }: { ano: number; aoMudar: (ano: number) => void }) {
  return (
    <Box
      role="group"
      aria-label="Ano"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        border: 1,
        borderColor: 'divider',
        borderRadius: 'var(--vl-raio)',
      }}
    >
      <IconButton size="small" aria-label={`Ano de ${ano - 1}`} onClick={() => aoMudar(ano - 1)}>
        <AnteriorIcon fontSize="small" />
      </IconButton>
      <Box component="span" aria-live="polite" sx={{ px: 1.5, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {ano}
      </Box>
      <IconButton size="small" aria-label={`Ano de ${ano + 1}`} onClick={() => aoMudar(ano + 1)}>
        <SeguinteIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}
