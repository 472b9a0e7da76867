/** Widest viewport, in CSS pixels, that still gets the phone and tablet layout. */
export const PONTO_DE_QUEBRA_DESKTOP_PX = 991

/** Duration of the opening and closing of a submenu, in milliseconds. */
export const SUBMENU_ANIMACAO_MS = 400

/** Once shown, the global loading overlay stays at least this long, in milliseconds. */
export const SOBREPOSICAO_MINIMA_MS = 300

export const MODOS_DE_MENU = ['static', 'overlay', 'horizontal'] as const
export type ModoDeMenu = (typeof MODOS_DE_MENU)[number]

export const ESTILOS_DE_CAMPO = ['outlined', 'filled'] as const
export type EstiloDeCampo = (typeof ESTILOS_DE_CAMPO)[number]

export const ESQUEMAS_DE_COR = ['light', 'dark'] as const
export type EsquemaDeCor = (typeof ESQUEMAS_DE_COR)[number]

export const ESCALA_MINIMA = 12
export const ESCALA_MAXIMA = 18

export type Aparencia = {
  readonly ondulacao: boolean
  readonly campos: EstiloDeCampo
  readonly menu: ModoDeMenu
  readonly esquema: EsquemaDeCor
  /** Root font size in CSS pixels. */
  readonly escala: number
}

export const APARENCIA_PADRAO: Aparencia = {
  ondulacao: true,
  campos: 'outlined',
  menu: 'static',
  esquema: 'light',
  escala: 14,
}
