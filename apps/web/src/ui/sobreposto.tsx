import { Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { parte } from './parte.tsx'

/**
 * What floats over the page is downloaded when it is first opened, or before that when nothing else is to be done: no
 * screen waits for it. Until it comes there is nothing, and the screen under it stays.
 */
export function sobreposto<P extends object>(importar: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  const Aberto = parte(importar)
  return function Sobreposto(props: P) {
    return (
      <Suspense fallback={null}>
        <Aberto {...props} />
      </Suspense>
    )
  }
}
