import { useEffect } from 'react'
import { criarLoja } from '../lib/loja.ts'
import type { GrupoDeAtalhos } from './atalhos.tsx'

const grupos = criarLoja<readonly GrupoDeAtalhos[]>([])

/** Puts shortcuts of the screen in the help (`?`) while it is on. `grupo` is a constant of the module. */
export function useAjudaDaTela(grupo: GrupoDeAtalhos): void {
  useEffect(() => {
    grupos.mudar((atuais) => [...atuais, grupo])
    return () => grupos.mudar((atuais) => atuais.filter((outro) => outro !== grupo))
  }, [grupo])
}

/** Shortcuts that hold on the screen as it is now. */
export const useAtalhosDaTela = (): readonly GrupoDeAtalhos[] => grupos.usar()
