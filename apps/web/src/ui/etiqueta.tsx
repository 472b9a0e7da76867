import type SvgIcon from '@mui/material/SvgIcon'
import Box from '@mui/material/Box'

export type TomDeEtiqueta = 'neutro' | 'marca' | 'info' | 'sucesso' | 'aviso' | 'erro' | 'lume'

export interface EtiquetaProps {
  tom: TomDeEtiqueta
  rotulo: string
  /** Colour alone says nothing to who does not see it: give an icon whenever the tone has a meaning. */
  icone?: typeof SvgIcon
}

const COR: Readonly<Record<TomDeEtiqueta, string>> = {
  neutro: 'var(--vl-texto-2)',
  marca: 'var(--vl-marca)',
  info: 'var(--vl-info)',
  sucesso: 'var(--vl-sucesso)',
  aviso: 'var(--vl-aviso)',
  erro: 'var(--vl-erro)',
  lume: 'var(--vl-aviso)',
}

/** State of something, in a word: colour, icon and text together. */
export function Etiqueta({ tom, rotulo, icone: Icone }: EtiquetaProps) {
  const cor = COR[tom]
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.35em',
        px: '0.6em',
        py: '0.16em',
        borderRadius: 'var(--vl-raio-menor)',
        fontSize: 'var(--vl-texto-micro)',
        fontWeight: 600,
        lineHeight: 1.5,
        whiteSpace: 'nowrap',
        color: cor,
        bgcolor:
          tom === 'lume' || tom === 'aviso'
            ? 'var(--vl-lume-suave)'
            : `color-mix(in oklab, ${cor} 11%, var(--vl-superficie))`,
      }}
    >
      {Icone !== undefined && <Icone aria-hidden sx={{ fontSize: '1.15em' }} />}
      {rotulo}
    </Box>
  )
}
