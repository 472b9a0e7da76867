import {
  CARTOES_DE_TESTE,
  tokenDeTeste,
  type CartaoDeTesteEscolhido,
  type ProvedorDePagamento,
} from '@vetlume/dominio/assinatura'
import { useState } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { Esqueleto } from '../../../ui/estados.tsx'
import { parte } from '../../../ui/parte.tsx'
import { Selecao } from '../../../ui/selecao.tsx'
import type { CartaoProtegido } from './cartao-do-mercado-pago.tsx'

const CartaoDoMercadoPago = parte(
  async () => (await import('./cartao-do-mercado-pago.tsx')).CartaoDoMercadoPago,
  <Esqueleto linhas={4} />,
)

export type Cartao = CartaoProtegido

const CARTOES = (Object.keys(CARTOES_DE_TESTE) as CartaoDeTesteEscolhido[]).map((valor) => {
  const { bandeira, final, rotulo } = CARTOES_DE_TESTE[valor]
  return { valor, rotulo: `${bandeira} final ${final}: ${rotulo.toLowerCase()}` }
})

interface PagarProps {
  rotulo: string
  pagando: boolean
  aoPagar: (cartao: Cartao) => void
}

/** A card of the provider of test: chosen and not typed, so that nobody puts a real one here. */
function CartaoDeTeste({ rotulo, pagando, aoPagar }: PagarProps) {
  const [cartao, definir] = useState<CartaoDeTesteEscolhido>('APROVADO')
  return (
    <div className="as-cartao">
      <Selecao rotulo="Cartão de teste" valor={cartao} opcoes={CARTOES} aoMudar={definir} />
      <Botao
        variant="outlined"
        loading={pagando}
        onClick={() => aoPagar({ token: tokenDeTeste(cartao, crypto.randomUUID()), metodo: null, emissor: null })}
      >
        {rotulo}
      </Botao>
    </div>
  )
}

/** The card, typed where the provider takes it. */
export function CartaoDeCredito({ provedor, ...pagar }: PagarProps & { provedor: ProvedorDePagamento }) {
  if (provedor.nome === 'SANDBOX') return <CartaoDeTeste {...pagar} />
  if (provedor.chavePublica === null) return null
  return <CartaoDoMercadoPago {...pagar} chavePublica={provedor.chavePublica} />
}
