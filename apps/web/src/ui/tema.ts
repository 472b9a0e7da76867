import { ptBR } from '@mui/material/locale'
import { createTheme } from '@mui/material/styles'
import type { PaletteOptions, Theme } from '@mui/material/styles'
import type { Aparencia } from '@vetlume/dominio/constantes'
import { PONTO_DE_QUEBRA_DESKTOP_PX } from '@vetlume/dominio/constantes'
import { componentes } from './tema-componentes.ts'

const v = (token: string) => `var(--vl-${token})`
const cor = (token: string) => ({ main: v(token), light: v(token), dark: v(token), contrastText: v('superficie') })

/** Every colour is a token, so both schemes share one palette and the stylesheet alone decides. */
function paleta(mode: 'light' | 'dark'): PaletteOptions {
  return {
    mode,
    primary: { main: v('marca'), light: v('marca'), dark: v('marca-forte'), contrastText: v('sobre-marca') },
    secondary: { main: v('texto-2'), light: v('texto-2'), dark: v('texto'), contrastText: v('superficie') },
    error: cor('erro'),
    success: cor('sucesso'),
    warning: cor('aviso'),
    info: cor('info'),
    text: {
      primary: v('texto'),
      secondary: v('texto-2'),
      disabled: `color-mix(in oklab, ${v('texto')} 45%, transparent)`,
    },
    background: { default: v('fundo'), paper: v('superficie') },
    divider: v('borda'),
    action: {
      hover: `color-mix(in oklab, ${v('texto')} 5%, transparent)`,
      selected: v('marca-suave'),
      active: v('texto-2'),
      focus: `color-mix(in oklab, ${v('marca')} 14%, transparent)`,
    },
  }
}

/** The whole look, for one choice of ripple and of field style; the colour scheme is an attribute of `<html>`. */
export function criarTema({ ondulacao, campos }: Pick<Aparencia, 'ondulacao' | 'campos'>): Theme {
  return createTheme(
    {
      cssVariables: { nativeColor: true, colorSchemeSelector: '[data-esquema="%s"]', cssVarPrefix: 'm' },
      colorSchemes: { light: { palette: paleta('light') }, dark: { palette: paleta('dark') } },
      shape: { borderRadius: 10 },
      spacing: (fator: number) => `${fator * 0.5}rem`,
      breakpoints: { values: { xs: 0, sm: 600, md: PONTO_DE_QUEBRA_DESKTOP_PX + 1, lg: 1280, xl: 1600 } },
      shadows: Array.from({ length: 25 }, () => 'none') as unknown as Theme['shadows'],
      typography: {
        fontFamily: v('fonte'),
        fontWeightMedium: 550,
        fontWeightBold: 650,
        h1: { fontSize: v('texto-titulo'), fontWeight: 650, lineHeight: 1.2, letterSpacing: '-0.022em' },
        h2: { fontSize: v('texto-secao'), fontWeight: 620, lineHeight: 1.3, letterSpacing: '-0.014em' },
        h3: { fontSize: v('texto-subtitulo'), fontWeight: 600, lineHeight: 1.35, letterSpacing: '-0.01em' },
        body1: { fontSize: v('texto-corpo'), lineHeight: 1.5 },
        body2: { fontSize: v('texto-pequeno'), lineHeight: 1.5 },
        subtitle2: { fontSize: v('texto-pequeno'), fontWeight: 600, lineHeight: 1.4 },
        caption: { fontSize: v('texto-micro'), lineHeight: 1.4 },
        overline: {
          fontSize: v('texto-micro'),
          fontWeight: 600,
          lineHeight: 1.4,
          letterSpacing: '0.02em',
          textTransform: 'none',
        },
        button: { fontSize: v('texto-corpo'), fontWeight: 550, textTransform: 'none', letterSpacing: '-0.003em' },
      },
      components: componentes({ ondulacao, campos }),
    },
    ptBR,
  )
}
