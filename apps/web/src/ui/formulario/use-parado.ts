import { useLayoutEffect } from 'react'
import type { ElementoDoFormulario } from './use-formulario.ts'

/** Everything that changes a field: by typing, pasting and dropping, or by opening a list, ticking a box. */
const MUDAM = ['beforeinput', 'paste', 'drop', 'pointerdown', 'mousedown', 'click', 'keydown'] as const
/** Keys that leave a field as it is. */
const ANDAM: ReadonlySet<string> = new Set(['Tab', 'Escape', 'Shift', 'Control', 'Meta', 'Alt'])

/**
 * While what was sent is on its way from a window that closes with the answer, its fields take nothing: it would go with the window. The
 * focus stays where it is, for what is refused is mended there; the buttons of the foot go on.
 */
export function useParado(parado: boolean, lerElemento: ElementoDoFormulario['lerElemento'], pe: string): void {
  useLayoutEffect(() => {
    const formulario = lerElemento()
    if (!parado || formulario === null) return
    const segurar = (evento: Event) => {
      if (evento.target instanceof Element && evento.target.closest(pe) !== null) return
      if (evento instanceof KeyboardEvent && (ANDAM.has(evento.key) || evento.ctrlKey || evento.metaKey)) return
      evento.preventDefault()
      evento.stopPropagation()
    }
    for (const tipo of MUDAM) formulario.addEventListener(tipo, segurar, true)
    return () => MUDAM.forEach((tipo) => formulario.removeEventListener(tipo, segurar, true))
  }, [parado, lerElemento, pe])
}
