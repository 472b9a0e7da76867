import { RouterProvider } from '@tanstack/react-router'
import { startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { router } from './routes.tsx'

interface Digitado {
  valores: ReadonlyMap<string, string>
  foco: string | null
}

/** What the person typed in the login page that came with the document. */
function lerDigitado(raiz: HTMLElement): Digitado {
  const campos = [...raiz.querySelectorAll('input')]
  const foco = campos.find((campo) => campo === document.activeElement)?.name ?? null
  return { valores: new Map(campos.map(({ name, value }) => [name, value])), foco }
}

function devolverDigitado(raiz: HTMLElement, { valores, foco }: Digitado): void {
  for (const campo of raiz.querySelectorAll('input')) {
    const valor = valores.get(campo.name)
    if (valor !== undefined && valor !== '') campo.value = valor
    if (campo.name === foco) campo.focus()
  }
}

/** Beside the app: once it is drawn, what the document showed until then goes. */
function AoDesenhar() {
  useLayoutEffect(() => {
    delete document.documentElement.dataset['antes']
    document.getElementById('quadro-inicial')?.remove()
  }, [])
  return null
}

/** Puts the running app in the place of the markup that came with the document, without losing what was typed in it. */
export async function montar(raiz: HTMLElement): Promise<void> {
  // The code of the first screen comes first: rendering earlier would blank what is already on screen.
  await router.load().catch(() => undefined)
  const { dataset } = document.documentElement
  const comLogin = dataset['antes'] === 'login'
  const digitado = lerDigitado(raiz)
  if (!comLogin) raiz.replaceChildren()
  const desenhar = () =>
    createRoot(raiz).render(
      <>
        <RouterProvider router={router} />
        <AoDesenhar />
      </>,
    )
  // In pieces, so that the page answers while it is drawn; over what is already on screen, at once.
  if (comLogin) flushSync(desenhar)
  else startTransition(desenhar)
  devolverDigitado(raiz, digitado)
}
