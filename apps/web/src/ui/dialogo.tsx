import { useState } from 'react'
import { parte } from './parte.tsx'
import type { DialogoProps } from './sobrepostos/tipos.ts'

const Aberto = parte(async () => (await import('./sobrepostos/dialogo.tsx')).DialogoAberto)

/** A window over the page; on a phone it takes the whole screen. It asks before closing over what a form in it holds. */
export function Dialogo(props: DialogoProps) {
  const { aberto } = props
  const [abriu, definirAbriu] = useState(aberto)
  if (aberto && !abriu) definirAbriu(true)
  return abriu && <Aberto {...props} />
}
