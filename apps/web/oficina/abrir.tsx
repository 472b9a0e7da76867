import type { ComponentType } from 'react'
import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import { Moldura } from './moldura.tsx'

/** Draws a state of a page of the workshop, as the workshop does. */
export async function abrirEstado<E extends Readonly<Record<string, ComponentType>>>(
  { estados }: { estados: E },
  nome: keyof E & string,
) {
  const Estado = estados[nome] as ComponentType
  const tela = await render(
    <Moldura>
      <Estado />
    </Moldura>,
  )
  // Its router draws in a moment.
  await expect.poll(() => tela.container.querySelector('[data-estado]')).not.toBeNull()
  return tela
}
