import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

/** It comes after the page: it is decoration, and larger than the form beside it. Where it does not come, nothing is missed. */
function useDesenho(): ReactNode {
  const [desenho, definir] = useState<ReactNode>(null)
  useEffect(() => {
    import('./desenho-de-luz.tsx').then(
      ({ Desenho }) => definir(<Desenho />),
      () => undefined,
    )
  }, [])
  return desenho
}

/** The night panel: the beam of a probe sweeping slowly, and what it brings to light. Decorative. */
export function PainelDeLuz() {
  const desenho = useDesenho()
  return (
    <aside className="pp-painel">
      {desenho}
      <div className="pp-painel-texto">
        <p>Do pedido ao laudo assinado, com luz em cada passo.</p>
        <p>Agenda por especialista, laudos conferidos antes da assinatura e contas que fecham no centavo.</p>
      </div>
    </aside>
  )
}
