import { lazy } from 'react'

/** The viewer and a draft for reading, downloaded when they are opened. */
export const VisorLento = lazy(async () => ({ default: (await import('./visor.tsx')).Visor }))
export const ConteudoLento = lazy(async () => ({ default: (await import('./conteudo-lido.tsx')).ConteudoLido }))
