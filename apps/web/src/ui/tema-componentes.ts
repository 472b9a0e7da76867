import type { Components, Theme } from '@mui/material/styles'
import type { Aparencia } from '@vetlume/dominio/constantes'

/**
 * A ring around whatever is pressed. The library removes the browser's own and pulses in the middle, which covers the text
 * and is nothing to who asks for less motion.
 */
const comFoco = { '&.Mui-focusVisible, &:focus-visible': { outline: '2px solid var(--vl-marca)', outlineOffset: 2 } }
/** For what fills its frame, where a ring around it would be cut. */
const comFocoDentro = { '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -2 } }

const HAIRLINE = '1px solid var(--vl-borda)'
const SOMBRA_DO_QUE_FLUTUA = '0 1px 2px oklch(0.2 0.03 210 / 0.06), 0 12px 32px -8px oklch(0.2 0.03 210 / 0.18)'
const flutuante = { border: HAIRLINE, boxShadow: SOMBRA_DO_QUE_FLUTUA, backgroundImage: 'none' }

/** Labels sit above their field, always: nothing moves, and a filled form reads like a document. */
const rotuloAcima = {
  position: 'static',
  transform: 'none',
  maxWidth: 'none',
  marginBottom: '0.3rem',
  fontSize: 'var(--vl-texto-pequeno)',
  fontWeight: 550,
  lineHeight: 1.4,
  whiteSpace: 'normal',
  color: 'var(--vl-texto)',
  '&.Mui-focused': { color: 'var(--vl-texto)' },
  '&.Mui-error': { color: 'var(--vl-erro)' },
  '&.Mui-disabled': { color: 'var(--vl-texto-2)' },
} as const

const contorno = {
  top: 0,
  borderColor: 'var(--vl-borda-forte)',
  '& legend': { display: 'none' },
} as const

const caixaPreenchida = {
  borderRadius: 'var(--vl-raio)',
  backgroundColor: 'var(--vl-superficie-2)',
  border: '1px solid transparent',
  borderBottomColor: 'var(--vl-borda-forte)',
  '&:hover': { backgroundColor: 'var(--vl-superficie-2)', borderColor: 'var(--vl-borda-forte)' },
  '&.Mui-focused': { backgroundColor: 'var(--vl-superficie)', borderColor: 'var(--vl-marca)' },
  '&.Mui-error': { borderColor: 'var(--vl-erro)' },
} as const

function campos(estilo: Aparencia['campos']): Components<Theme> {
  return {
    MuiTextField: { defaultProps: { variant: estilo, size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: estilo, size: 'small' } },
    MuiSelect: { defaultProps: { variant: estilo } },
    MuiInputLabel: {
      defaultProps: { shrink: true, disableAnimation: true },
      styleOverrides: { root: rotuloAcima, asterisk: { color: 'var(--vl-erro)' } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: 'var(--vl-superficie)',
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--vl-texto-2)' },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--vl-marca)', borderWidth: 2 },
          '&.Mui-disabled': { backgroundColor: 'var(--vl-superficie-2)' },
        },
        notchedOutline: contorno,
      },
    },
    MuiInputAdornment: { styleOverrides: { filled: { '&&': { marginTop: 0 } } } },
    MuiFilledInput: {
      defaultProps: { disableUnderline: true, hiddenLabel: true },
      styleOverrides: { root: caixaPreenchida, input: { paddingTop: 8.5, paddingBottom: 8.5 } },
    },
    MuiInputBase: { styleOverrides: { input: { '&::placeholder': { color: 'var(--vl-texto-2)', opacity: 0.85 } } } },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          marginLeft: 0,
          marginRight: 0,
          fontSize: 'var(--vl-texto-micro)',
          '&.Mui-disabled': { color: 'var(--vl-texto-2)' },
        },
      },
    },
    MuiAutocomplete: {
      defaultProps: { autoHighlight: true, handleHomeEndKeys: true, slotProps: { paper: { sx: flutuante } } },
      styleOverrides: { option: { minHeight: 40 }, inputRoot: { paddingTop: 2, paddingBottom: 2 } },
    },
  }
}

const superficies: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { styleOverrides: { root: { border: HAIRLINE } } },
  MuiMenu: { styleOverrides: { paper: { ...flutuante, marginTop: 4 }, list: { padding: 4 } } },
  MuiPopover: { styleOverrides: { paper: flutuante } },
  MuiMenuItem: {
    styleOverrides: { root: { borderRadius: 'var(--vl-raio-menor)', minHeight: 38, gap: '0.7rem', ...comFocoDentro } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { ...flutuante, borderRadius: 'var(--vl-raio-maior)' },
      paperFullScreen: { border: 0, borderRadius: 0 },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none', borderColor: 'var(--vl-borda)' } } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--vl-veu)' } } } },
  MuiTooltip: {
    defaultProps: { arrow: false, enterDelay: 350, disableInteractive: true },
    styleOverrides: {
      tooltip: {
        backgroundColor: 'var(--vl-texto)',
        color: 'var(--vl-superficie)',
        fontSize: 'var(--vl-texto-micro)',
        padding: '5px 9px',
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: 'var(--vl-borda)', padding: '10px 14px', fontSize: 'var(--vl-texto-corpo)' },
      head: {
        fontSize: 'var(--vl-texto-micro)',
        fontWeight: 600,
        color: 'var(--vl-texto-2)',
        backgroundColor: 'var(--vl-superficie)',
        whiteSpace: 'nowrap',
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: { borderRadius: 'var(--vl-raio-menor)' } },
  },
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      action: { alignItems: 'center', paddingTop: 0 },
      root: ({ ownerState }) => {
        const nomes = { error: 'erro', warning: 'aviso', success: 'sucesso', info: 'info' } as const
        const tom = `var(--vl-${nomes[ownerState.severity ?? 'info']})`
        return {
          color: 'var(--vl-texto)',
          backgroundColor: `color-mix(in oklab, ${tom} 9%, var(--vl-superficie))`,
          border: `1px solid color-mix(in oklab, ${tom} 30%, var(--vl-superficie))`,
          '& .MuiAlert-icon': { color: tom },
        }
      },
    },
  },
}

const acoes = (ondulacao: boolean): Components<Theme> => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: !ondulacao, disableTouchRipple: !ondulacao },
    styleOverrides: { root: comFoco },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: {
      root: { minHeight: 38, paddingInline: '1.05rem', whiteSpace: 'nowrap' },
      sizeSmall: { minHeight: 32, paddingInline: '0.75rem', fontSize: 'var(--vl-texto-pequeno)' },
      outlined: {
        borderColor: 'var(--vl-borda)',
        color: 'var(--vl-texto)',
        backgroundColor: 'var(--vl-superficie)',
        '&:hover': { borderColor: 'var(--vl-borda-forte)' },
      },
    },
  },
  MuiIconButton: {
    defaultProps: { disableFocusRipple: true },
    styleOverrides: {
      root: {
        borderRadius: 'var(--vl-raio)',
        color: 'var(--vl-texto-2)',
        '&:hover': { color: 'var(--vl-texto)' },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        textTransform: 'none',
        minHeight: 38,
        color: 'var(--vl-texto-2)',
        '&.Mui-selected, &.Mui-selected:hover': {
          color: 'var(--vl-marca)',
          backgroundColor: 'var(--vl-marca-suave)',
          fontWeight: 600,
        },
      },
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 'var(--vl-raio-menor)', fontWeight: 500 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 44, textTransform: 'none', ...comFocoDentro } } },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 500 } } },
  MuiSwitch: {
    styleOverrides: {
      track: { opacity: 0.45 },
      thumb: { boxShadow: 'none', border: '1px solid var(--vl-borda-forte)' },
    },
  },
})

/** Component defaults of the theme. `ondulacao` off removes the ripple everywhere; `estilo` is outlined or filled. */
export function componentes({ ondulacao, campos: estilo }: Pick<Aparencia, 'ondulacao' | 'campos'>): Components<Theme> {
  return { ...campos(estilo), ...superficies, ...acoes(ondulacao) }
}
