import { useState } from 'react'
import { avisar } from './avisar.ts'

/** Runs one change at a time: what it did, or why it was refused, is told, and what is on the screen is read again either way. */
export function useMudanca(atualizar: () => Promise<unknown>) {
  const [ocupado, definirOcupado] = useState(false)
  const executar = async (mudanca: () => Promise<unknown>, feito: string): Promise<boolean> => {
    definirOcupado(true)
    try {
      await mudanca()
      avisar.sucesso(feito)
      return true
    } catch (erro) {
      avisar.erro(erro)
      return false
    } finally {
      await atualizar()
      definirOcupado(false)
    }
  }
  return { ocupado, executar }
}
