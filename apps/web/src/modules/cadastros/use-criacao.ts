import { useState } from 'react'
import type { OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'

interface Criacao<O> {
  /** What was typed in the search. */
  digitado: string
  responder: (opcao: O | null) => void
}

/**
 * A search field that can register: `criar` opens the dialog and answers what it made, or null when it was closed.
 * Show the dialog while `criacao` is not null, and give its outcome to `concluir`.
 */
export function useCriacao<O extends OpcaoDeBusca = OpcaoDeBusca>() {
  const [criacao, definirCriacao] = useState<Criacao<O> | null>(null)
  return {
    criacao,
    criar: (digitado: string) => new Promise<O | null>((resolver) => definirCriacao({ digitado, responder: resolver })),
    concluir: (opcao: O | null) => {
      criacao?.responder(opcao)
      definirCriacao(null)
    },
  }
}
