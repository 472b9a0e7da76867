import { useState } from 'react'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'

/** Something asked for by a button, once at a time, and what went wrong with it: on pages that have no other place to say it. */
export function useUmaVez() {
  const [indo, definirIndo] = useState(false)
  const [erro, definirErro] = useState<string | null>(null)
  const fazer = async (tarefa: () => Promise<void>) => {
    if (indo) return
    definirIndo(true)
    definirErro(null)
    try {
      await tarefa()
    } catch (falha) {
      definirErro(mensagemDoErro(falha))
    }
    definirIndo(false)
  }
  return { indo, erro, fazer }
}
