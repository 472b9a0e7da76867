import type { ProvedorDePagamento } from '@vetlume/dominio/assinatura'
import { useEffect } from 'react'
import { documentoProprio } from './dados-do-cartao.ts'

/** The provider's pages only come into a document that was loaded here: one reached by a change of route is loaded again. */
export function useDocumentoProprio(provedor: ProvedorDePagamento | undefined): void {
  const nome = provedor?.nome
  useEffect(() => {
    const [carregamento] = performance.getEntriesByType('navigation')
    if (nome === 'MERCADO_PAGO' && carregamento && !documentoProprio(carregamento.name, location.pathname))
      location.reload()
  }, [nome])
}
