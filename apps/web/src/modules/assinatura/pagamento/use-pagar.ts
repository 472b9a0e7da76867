import type { CobrancaDaAssinatura, MeioDePagamento } from '@vetlume/dominio/assinatura'
import { useEffect, useRef, useState } from 'react'
import { ErroDeApi } from '../../../lib/erro-de-api.ts'
import { avisar } from '../../../ui/avisar.ts'
import { useAtualizarAssinatura } from './consultas.ts'
import type { Pagamento } from './forma-de-pagar.tsx'
import { entrarComoAssinante } from './promocao.ts'

/** Whether nobody knows what became of what was sent: sending the same again is asking. */
const semResposta = (erro: unknown): boolean => !(erro instanceof ErroDeApi) || erro.resultadoDesconhecido

/**
 * Asks for a payment, once however many times it is pressed: what was not answered is asked again under the same code. `pedir` gets the
 * code and answers the charge.
 */
export function usePagar(pedir: (codigo: string, pagamento: Pagamento) => Promise<CobrancaDaAssinatura>) {
  const atualizar = useAtualizarAssinatura()
  const codigo = useRef<string | null>(null)
  const [pagando, definirPagando] = useState<MeioDePagamento | null>(null)
  const pagar = async (pagamento: Pagamento): Promise<CobrancaDaAssinatura | null> => {
    definirPagando(pagamento.meio)
    codigo.current ??= crypto.randomUUID()
    try {
      const cobranca = await pedir(codigo.current, pagamento)
      codigo.current = null
      await atualizar()
      return cobranca
    } catch (erro) {
      if (!semResposta(erro)) codigo.current = null
      avisar.erro(erro)
      return null
    } finally {
      definirPagando(null)
    }
  }
  return { pagando, pagar }
}

/** What a payment that arrived changes elsewhere: the plan of the company, and what who was on the free one may do. */
export function useDepoisDePaga({ estado }: Pick<CobrancaDaAssinatura, 'estado'>): void {
  const atualizar = useAtualizarAssinatura()
  const paga = estado === 'PAGA'
  useEffect(() => {
    if (!paga) return
    entrarComoAssinante()
      .then(atualizar)
      .then(() => avisar.sucesso('A assinatura está em dia.'))
      .catch((erro: unknown) => avisar.erro(erro))
  }, [paga, atualizar])
}
