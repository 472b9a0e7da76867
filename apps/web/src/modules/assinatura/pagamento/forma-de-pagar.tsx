import type { MeioDePagamento, ProvedorDePagamento } from '@vetlume/dominio/assinatura'
import { Botao } from '../../../ui/botao.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { CartaoDeCredito, type Cartao } from './cartao-de-credito.tsx'

export type Pagamento = { meio: 'PIX' } | ({ meio: 'CARTAO' } & Cartao)

export interface FormaDePagarProps {
  provedor: ProvedorDePagamento
  /** Which of the two is being asked for; null when none is. */
  pagando: MeioDePagamento | null
  aoPagar: (pagamento: Pagamento) => void
}

/** Pix or card. Where no money moves, it says so before anything else. */
export function FormaDePagar({ provedor, pagando, aoPagar }: FormaDePagarProps) {
  return (
    <div className="as-pilha">
      {provedor.teste && <Recado>Pagamento de teste: nada é cobrado de verdade.</Recado>}
      <Botao variant="contained" loading={pagando === 'PIX'} onClick={() => aoPagar({ meio: 'PIX' })}>
        Pagar com Pix
      </Botao>
      <CartaoDeCredito
        provedor={provedor}
        rotulo="Pagar com cartão"
        pagando={pagando === 'CARTAO'}
        aoPagar={(cartao) => aoPagar({ meio: 'CARTAO', ...cartao })}
      />
    </div>
  )
}
