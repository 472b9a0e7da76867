import { PRODUTO } from '@vetlume/dominio/produto'
import { useEffect } from 'react'

/** Title of the browser tab: what is on screen first, so that tabs can be told apart. */
export function useTituloDoDocumento(titulo: string): void {
  useEffect(() => {
    document.title = `${titulo} · ${PRODUTO.nome}`
  }, [titulo])
}
