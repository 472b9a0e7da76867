import { lazy, Suspense } from 'react'
import type { EnviosProps } from './lista-de-envios.tsx'

const Lista = lazy(async () => ({ default: (await import('./lista-de-envios.tsx')).ListaDeEnvios }))

/** What is being sent, while something is. */
export function Envios(props: EnviosProps) {
  if (props.envios.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Lista {...props} />
    </Suspense>
  )
}
