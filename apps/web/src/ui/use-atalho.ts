import { useEffect } from 'react'

/** Whether a key press is meant for a field and not for the page. */
export function ehDigitacao(alvo: EventTarget | null): boolean {
  return (
    alvo instanceof HTMLElement &&
    (alvo.isContentEditable || alvo.matches('input, textarea, select, [role="combobox"], [role="spinbutton"]'))
  )
}

/** Runs `executar` on a key pressed outside fields, without Ctrl, Alt or Meta. */
export function useAtalho(tecla: string, executar: (evento: KeyboardEvent) => void): void {
  useEffect(() => {
    const aoTeclar = (evento: KeyboardEvent) => {
      if (evento.key !== tecla || evento.ctrlKey || evento.metaKey || evento.altKey || ehDigitacao(evento.target))
        return
      executar(evento)
    }
    addEventListener('keydown', aoTeclar)
    return () => removeEventListener('keydown', aoTeclar)
  }, [tecla, executar])
}
