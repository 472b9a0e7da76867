import { Suspense, useSyncExternalStore } from 'react'
import { importada } from '../importada.tsx'

// Decoration, and larger than the form beside it: where it does not come, nothing is missed.
const Desenho = importada(
  async () => (await import('./desenho-de-luz.tsx')).Desenho,
  () => null,
)

const semAssinar = () => () => undefined

/** The night panel: the beam of a probe sweeping slowly, and what it brings to light. Decorative. */
export function PainelDeLuz() {
  // The build draws the page outside a browser, without what comes later.
  const noNavegador = useSyncExternalStore(
    semAssinar,
    () => true,
    () => false,
  )
  return (
    <aside className="pp-painel">
      <Suspense fallback={null}>{noNavegador && <Desenho />}</Suspense>
      <div className="pp-painel-texto">
        <p>Do pedido ao laudo assinado, com luz em cada passo.</p>
        <p>Agenda por especialista, laudos conferidos antes da assinatura e contas que fecham no centavo.</p>
      </div>
    </aside>
  )
}
