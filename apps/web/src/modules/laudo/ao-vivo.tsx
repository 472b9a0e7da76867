import { useDepoisDaTela } from '../../lib/use-depois-da-tela.ts'
import { parte } from '../../ui/parte.tsx'

const LaudosAoVivo = parte(async () => (await import('./laudos-ao-vivo.tsx')).LaudosAoVivo)

/** Keeps the laudos on the screen as they are now; comes after what is seen. */
export function AoVivo() {
  return useDepoisDaTela() ? <LaudosAoVivo /> : null
}
