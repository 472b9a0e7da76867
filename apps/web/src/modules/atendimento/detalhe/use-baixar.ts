import { useQueryClient } from '@tanstack/react-query'
import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { useState } from 'react'
import { baixar } from '../../../lib/baixar.ts'
import { avisar } from '../../../ui/avisar.ts'
import { consultaDoAnexo } from '../api.ts'

export type Anexo = AtendimentoCompleto['anexos'][number]

/** Saves the whole file; a failure is told, and may be tried again. */
export function useBaixar(atendimento: string) {
  const cache = useQueryClient()
  const [baixando, definirBaixando] = useState<string | null>(null)
  const aoBaixar = async ({ codigo, nome }: Anexo) => {
    definirBaixando(codigo)
    try {
      baixar(await cache.fetchQuery(consultaDoAnexo(atendimento, codigo, 'inteiro')), nome)
    } catch (erro) {
      avisar.erro(erro)
    }
    definirBaixando(null)
  }
  return { baixando, aoBaixar }
}
