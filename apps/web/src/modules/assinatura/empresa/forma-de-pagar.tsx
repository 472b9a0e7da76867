import {
  CARTOES_DE_TESTE,
  tokenDeTeste,
  type CartaoDeTesteEscolhido,
  type MeioDePagamento,
  type ProvedorDePagamento,
} from '@vetlume/dominio/assinatura'
import { useState } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { Selecao } from '../../../ui/selecao.tsx'

export interface Pagamento {
  meio: MeioDePagamento
  token: string | null
}

const CARTOES = (Object.keys(CARTOES_DE_TESTE) as CartaoDeTesteEscolhido[]).map((valor) => {
  const { bandeira, final, rotulo } = CARTOES_DE_TESTE[valor]
  return { valor, rotulo: `${bandeira} final ${final}: ${rotulo.toLowerCase()}` }
})

/** A card of the provider of test: chosen and not typed, so that nobody puts a real one here. */
export function CartaoDeTeste({
  rotulo,
  pagando,
  aoPagar,
}: {
  rotulo: string
  pagando: boolean
  aoPagar: (token: string) => void
}) {
  const [cartao, definir] = useState<CartaoDeTesteEscolhido>('APROVADO')
  return (
    <div className="as-cartao">
      <Selecao rotulo="Cartão de teste" valor={cartao} opcoes={CARTOES} aoMudar={definir} />
      <Botao variant="outlined" loading={pagando} onClick={() => aoPagar(tokenDeTeste(cartao, crypto.randomUUID()))}>
        {rotulo}
      </Botao>
    </div>
  )
}

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
      <Botao variant="contained" loading={pagando === 'PIX'} onClick={() => aoPagar({ meio: 'PIX', token: null })}>
        Pagar com Pix
      </Botao>
      {provedor.nome === 'SANDBOX' && (
        <CartaoDeTeste
          rotulo="Pagar com cartão"
          pagando={pagando === 'CARTAO'}
          aoPagar={(token) => aoPagar({ meio: 'CARTAO', token })}
        />
      )}
    </div>
  )
}
