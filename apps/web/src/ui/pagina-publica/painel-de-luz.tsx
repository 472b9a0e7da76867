import { Suspense } from 'react'
import { importada } from '../importada.tsx'

// It comes after the page: it is decoration, and larger than the form beside it. Where it does not come, nothing is missed.
const Desenho = importada(
  async () => (await import('./desenho-de-luz.tsx')).Desenho,
  () => null,
)

/** The night panel: the beam of a probe sweeping slowly, and what it brings to light. Decorative. */
export function PainelDeLuz() {
  return (
    <aside className="pp-painel">
      <Suspense fallback={null}>
        <Desenho />
      </Suspense>
      <div className="pp-painel-texto">
        <p>Do pedido ao laudo assinado, com luz em cada passo.</p>
        <p>Agenda por especialista, laudos conferidos antes da assinatura e contas que fecham no centavo.</p>
      </div>
    </aside>
  )
}
