import { useState } from 'react'
import { usePermissoes } from '../../lib/use-pode.ts'
import { Botao } from '../../ui/botao.tsx'
import { parte } from '../../ui/parte.tsx'

const Dialogo = parte(async () => (await import('./dialogo-do-pedido.tsx')).DialogoDoPedido)

/** For who came to the counter instead of using the link. */
export function PedidoPresencial() {
  const [aberto, definirAberto] = useState(false)
  const pode = usePermissoes()
  if (!pode('privacidade:escrever')) return null
  return (
    <>
      <Botao variant="contained" onClick={() => definirAberto(true)}>
        Anotar pedido presencial
      </Botao>
      {aberto && <Dialogo aoFechar={() => definirAberto(false)} />}
    </>
  )
}
