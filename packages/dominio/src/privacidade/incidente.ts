import type { Salto } from '../estado/index.ts'

export const ESTADOS_DO_INCIDENTE = ['ABERTO', 'COMUNICADO', 'ENCERRADO'] as const
export type EstadoDoIncidente = (typeof ESTADOS_DO_INCIDENTE)[number]

/** The one table of transitions. */
export const TRANSICOES_DO_INCIDENTE = {
  comunicar: { de: ['ABERTO'], para: 'COMUNICADO' },
  encerrar: { de: ['COMUNICADO'], para: 'ENCERRADO' },
} as const satisfies Record<string, Salto<EstadoDoIncidente>>

export type PassoDoIncidente = keyof typeof TRANSICOES_DO_INCIDENTE

export const ROTULOS_DO_INCIDENTE: Readonly<Record<EstadoDoIncidente, string>> = {
  ABERTO: 'A comunicar',
  COMUNICADO: 'Comunicado',
  ENCERRADO: 'Encerrado',
}

/** Whom an incident is told to. */
export const DESTINATARIOS_DO_INCIDENTE = ['ANPD', 'TITULARES', 'OUTROS'] as const
export type DestinatarioDoIncidente = (typeof DESTINATARIOS_DO_INCIDENTE)[number]
export const ROTULOS_DO_DESTINATARIO: Readonly<Record<DestinatarioDoIncidente, string>> = {
  ANPD: 'ANPD',
  TITULARES: 'Pessoas atingidas',
  OUTROS: 'Outros',
}

export const TIPOS_DE_PASSO = ['REGISTRO', 'COMUNICACAO', 'ENCERRAMENTO'] as const

/** Who is still to be told of an incident: of one that may harm somebody, the ANPD and the people (LGPD, art. 48). */
export const faltamComunicar = (
  risco: boolean,
  comunicados: readonly DestinatarioDoIncidente[],
): DestinatarioDoIncidente[] =>
  risco ? (['ANPD', 'TITULARES'] as const).filter((quem) => !comunicados.includes(quem)) : []
