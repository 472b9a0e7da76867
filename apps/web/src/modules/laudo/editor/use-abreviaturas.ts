import { useEffect } from 'react'
import { avisarDaFalta } from '../../../ui/parte.tsx'
import type { Bancada } from './bancada.ts'

/** What expands abbreviations arrives with the first `;`: whoever has none never downloads it. */
export function useAbreviaturas({ mesaDeTexto }: Bancada): void {
  useEffect(() => {
    const fim = new AbortController()
    const ligar = new AbortController()
    const aoTeclar = ({ key, target }: KeyboardEvent) => {
      // In a text of the laudo, whose editor may be on its way.
      if (key !== ';' || !(target instanceof HTMLElement && target.isContentEditable)) return
      ligar.abort()
      import('./expandir-abreviaturas.ts').then(
        ({ expandirAbreviaturas }) => expandirAbreviaturas(mesaDeTexto, fim.signal),
        avisarDaFalta,
      )
    }
    addEventListener('keydown', aoTeclar, { signal: AbortSignal.any([fim.signal, ligar.signal]) })
    return () => fim.abort()
  }, [mesaDeTexto])
}
