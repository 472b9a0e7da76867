import { useEffect } from 'react'
import { hospedarReforco, reforcoPedido } from '../../../lib/reforco.ts'
import { parte } from '../../../ui/parte.tsx'

const ReforcoDialogo = parte(async () => (await import('./reforco-dialogo.tsx')).ReforcoDialogo)

/** Where the question is drawn. */
export function Reforco() {
  const pedido = reforcoPedido.usar()
  useEffect(hospedarReforco, [])
  return (
    <>
      {pedido !== null && (
        <ReforcoDialogo aoProvar={() => pedido.responder(true)} aoFechar={() => pedido.responder(false)} />
      )}
    </>
  )
}
