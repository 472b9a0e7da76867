import { cloneElement, Suspense, useEffect, useState } from 'react'
import type { FocusEvent, PointerEvent, ReactElement } from 'react'
import { importada } from './importada.tsx'

// Offline the first tip cannot come: there is none, and the screen under it, with what was typed in it, stays.
const Balao = importada(
  async () => (await import('./sobrepostos/balao.tsx')).Balao,
  () => null,
)

/** Long enough not to flicker while the pointer crosses a toolbar. */
const ESPERA_MS = 350

interface Alvo {
  onPointerEnter?: (evento: PointerEvent<HTMLElement>) => void
  onPointerLeave?: () => void
  onFocus?: (evento: FocusEvent<HTMLElement>) => void
  onBlur?: () => void
}

export interface DicaProps {
  texto: string
  /** One element that takes pointer and focus handlers, with a name of its own: the tip repeats it, never adds to it. */
  children: ReactElement<Alvo>
}

/** One timer at a time: a new one replaces what was waiting. */
function criarTemporizador() {
  let atual: ReturnType<typeof setTimeout> | undefined
  const cancelar = () => clearTimeout(atual)
  const depois = (ms: number, executar: () => void) => {
    cancelar()
    atual = setTimeout(executar, ms)
  }
  return { depois, cancelar }
}

/** A tip on hover and on keyboard focus. Its positioning code is only downloaded when the first tip is wanted. */
export function Dica({ texto, children }: DicaProps) {
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const [{ depois, cancelar }] = useState(criarTemporizador)
  useEffect(() => cancelar, [cancelar])

  const mostrar = (elemento: HTMLElement, esperaMs: number) => depois(esperaMs, () => definirAncora(elemento))
  const esconder = () => {
    cancelar()
    definirAncora(null)
  }

  const alvo = cloneElement(children, {
    onPointerEnter: ({ currentTarget, pointerType }) => {
      if (pointerType === 'mouse') mostrar(currentTarget, ESPERA_MS)
    },
    onPointerLeave: esconder,
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) mostrar(currentTarget, 0)
    },
    onBlur: esconder,
  })
  return (
    <>
      {alvo}
      {ancora !== null && (
        <Suspense fallback={null}>
          <Balao ancora={ancora} texto={texto} aoFechar={esconder} />
        </Suspense>
      )}
    </>
  )
}
