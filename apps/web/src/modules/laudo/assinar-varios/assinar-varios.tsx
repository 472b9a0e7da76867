import { useState } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { parte } from '../../../ui/parte.tsx'

const Dialogo = parte(async () => (await import('./dialogo-de-assinar-varios.tsx')).DialogoDeAssinarVarios)

/** For who signs: the way to everything that waits for their signature. */
export function AssinarVarios() {
  const [aberto, definirAberto] = useState(false)
  return (
    <>
      <Botao variant="outlined" aria-haspopup="dialog" onClick={() => definirAberto(true)}>
        Assinar vários
      </Botao>
      {aberto && <Dialogo aoFechar={() => definirAberto(false)} />}
    </>
  )
}
