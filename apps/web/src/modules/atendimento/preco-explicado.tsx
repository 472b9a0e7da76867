import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import type { ExplicacaoDoPreco } from '@vetlume/dominio/atendimento'
import { useId, useState } from 'react'
import { Icone } from '../../ui/icones/icone.tsx'
import { Dinheiro } from '../../ui/valores.tsx'

/** Lines that add up to a price. */
export function LinhasDoPreco({ linhas, total }: { linhas: ExplicacaoDoPreco['linhas']; total: number }) {
  const linha = { display: 'flex', justifyContent: 'space-between', gap: 5 } as const
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {linhas.map(({ rotulo, centavos }) => (
        <Box key={rotulo} sx={linha}>
          <dt>{rotulo}</dt>
          <Box component="dd" sx={{ m: 0 }}>
            <Dinheiro centavos={centavos} />
          </Box>
        </Box>
      ))}
      <Box sx={{ ...linha, pt: 1, borderTop: 1, borderColor: 'divider', fontWeight: 650 }}>
        <dt>Total</dt>
        <Box component="dd" sx={{ m: 0 }}>
          <Dinheiro centavos={total} />
        </Box>
      </Box>
    </Box>
  )
}

export interface PrecoExplicadoProps {
  exame: string
  centavos: number
  explicacao: ExplicacaoDoPreco
}

/** A price that says, when asked, how it came about. */
export function PrecoExplicado({ exame, centavos, explicacao }: PrecoExplicadoProps) {
  const id = useId()
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-expanded={ancora !== null}
        onClick={({ currentTarget }) => definirAncora(currentTarget)}
        sx={{ gap: 1, px: 1, mx: -1, py: 0.5, font: 'inherit', fontWeight: 600, borderRadius: 'var(--vl-raio-menor)' }}
      >
        <Dinheiro centavos={centavos} />
        <Icone nome="info" tamanho={16} tom="secundario" />
        <span className="so-leitor">, entender o preço de {exame}</span>
      </ButtonBase>
      <Popover
        open={ancora !== null}
        anchorEl={ancora}
        onClose={() => definirAncora(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': id,
            tabIndex: -1,
            sx: { p: 4, mt: 1, width: 'min(26rem, 92vw)' },
          },
        }}
      >
        <Typography id={id} component="h2" variant="h3" sx={{ mb: 2 }}>
          Como chegamos a este preço
        </Typography>
        <LinhasDoPreco linhas={explicacao.linhas} total={centavos} />
      </Popover>
    </>
  )
}
