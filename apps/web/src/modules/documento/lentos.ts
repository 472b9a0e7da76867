import { conteudo } from '../../ui/conteudo.tsx'
import { parte } from '../../ui/parte.tsx'

/** The player of a clip, the viewer and a draft for reading, downloaded when they are opened. */
export const VisorLento = parte(async () => (await import('./visor/visor.tsx')).Visor)
export const ClipeLento = parte(async () => (await import('./clipe/clipe-da-figura.tsx')).ClipeDaFigura)
export const BaixarLento = parte(async () => (await import('./clipe/baixar-da-figura.tsx')).BaixarDaFigura)
export const ConteudoLento = conteudo(async () => (await import('./conteudo-lido.tsx')).ConteudoLido)
