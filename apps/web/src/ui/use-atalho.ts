import { useEffect, useRef } from 'react'

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

/** An open window has its own keys. */
const emJanela = (alvo: EventTarget | null): boolean =>
  alvo instanceof Element && alvo.closest('[role="dialog"], [role="menu"]') !== null

/** Keys of a whole screen, by `KeyboardEvent.key`: not in fields, not under an open window, not with Ctrl, Alt or Meta. */
export function useAtalhos(acoes: Readonly<Record<string, () => void>>): void {
  const atuais = useRef(acoes)
  useEffect(() => {
    atuais.current = acoes
  }, [acoes])
  useEffect(() => {
    const aoTeclar = (evento: KeyboardEvent) => {
      const { key, target } = evento
      const acao = Object.hasOwn(atuais.current, key) ? atuais.current[key] : undefined
      const comModificador = evento.ctrlKey || evento.metaKey || evento.altKey || evento.shiftKey
      if (acao === undefined || comModificador || ehDigitacao(target) || emJanela(target)) return
      evento.preventDefault()
      acao()
    }
    addEventListener('keydown', aoTeclar)
    return () => removeEventListener('keydown', aoTeclar)
  }, [])
}
