import { Suspense, useEffect } from 'react'
import { reforcoPedido } from '../../../lib/reforco.ts'
import { parte } from '../../../ui/parte.tsx'

const ReforcoDialogo = parte(async () => (await import('./reforco-dialogo.tsx')).ReforcoDialogo)

/** Where the question is drawn. Without the shell around it there is nobody to answer, and what was asked is given up. */
export function Reforco() {
  const pedido = reforcoPedido.usar()
  useEffect(() => () => reforcoPedido.ler()?.responder(false), [])
  return (
    <Suspense fallback={null}>
      {pedido !== null && (
        <ReforcoDialogo aoProvar={() => pedido.responder(true)} aoFechar={() => pedido.responder(false)} />
      )}
    </Suspense>
  )
}
