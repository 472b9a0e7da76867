import { createContext } from 'react'
import { confirmar } from './confirmar.ts'

/** The window that a form stands in. */
export interface Janela {
  /** Something was typed that closing would lose; answers how to take that back. */
  guardar: () => () => void
  /** Closes, after asking if something would be lost. */
  fechar: (fechar: () => void) => Promise<void>
}

export function criarJanela(): Janela {
  const guardados = new Set<symbol>()
  return {
    guardar() {
      const um = Symbol('mudanças')
      guardados.add(um)
      return () => void guardados.delete(um)
    },
    async fechar(fechar) {
      const perde =
        guardados.size > 0 &&
        !(await confirmar({
          titulo: 'Fechar sem salvar?',
          texto: 'O que você preencheu será perdido.',
          confirmar: 'Fechar sem salvar',
          cancelar: 'Continuar editando',
          perigo: true,
        }))
      if (!perde) fechar()
    },
  }
}

/** Null outside a window. */
export const NaJanela = createContext<Janela | null>(null)
