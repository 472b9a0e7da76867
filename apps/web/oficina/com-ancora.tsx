import { useState } from 'react'
import type { ReactNode } from 'react'
import { Botao } from '../src/ui/botao.tsx'

/** What opens under something, open from the start under a button that closes it and opens it again. */
export function ComAncora({
  rotulo,
  children,
}: {
  rotulo: string
  children: (ancora: HTMLElement, aoFechar: () => void) => ReactNode
}) {
  const [botao, definirBotao] = useState<HTMLElement | null>(null)
  const [fechado, definirFechado] = useState(false)
  return (
    <>
      <Botao variant="outlined" ref={definirBotao} onClick={() => definirFechado(!fechado)}>
        {rotulo}
      </Botao>
      {botao !== null && !fechado && children(botao, () => definirFechado(true))}
    </>
  )
}
