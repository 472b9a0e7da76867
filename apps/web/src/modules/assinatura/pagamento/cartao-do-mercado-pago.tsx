import {
  CardNumber,
  createCardToken,
  ExpirationDate,
  getPaymentMethods,
  initMercadoPago,
  SecurityCode,
} from '@mercadopago/sdk-react'
import { useCallback, useId, useRef, useState, type SyntheticEvent } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { mascaraDeDocumento } from '../mascaras.ts'
import { bandeiraDoBin, titularDe, type Bandeira } from './dados-do-cartao.ts'

/** A token of one use, with what the provider needs to know of the card. */
export interface CartaoProtegido {
  token: string
  metodo: string | null
  emissor: string | null
}

export interface CartaoDoMercadoPagoProps {
  chavePublica: string
  rotulo: string
  pagando: boolean
  aoPagar: (cartao: CartaoProtegido) => void
}

const FALHA =
  'Não foi possível proteger os dados do cartão. Confira número, validade, código e titular, e tente de novo.'
/** The fields are the provider's own pages: they take no style of ours but this. */
const ESTILO = { height: '44px', 'font-size': '16px', color: '#808b8f', 'placeholder-color': '#808b8f' }

/** The brand follows the first digits, which the provider's page tells as they are typed. */
function useBandeira() {
  const bandeira = useRef<Bandeira | null>(null)
  const [recusa, definirRecusa] = useState<string | null>(null)
  const aoMudar = useCallback(({ bin }: { bin?: string }) => {
    bandeira.current = null
    definirRecusa(null)
    if (bin === undefined || bin === null) return
    bandeiraDoBin(() => getPaymentMethods({ bin })).then(
      (achada) => {
        if (typeof achada === 'string') definirRecusa(achada)
        else bandeira.current = achada
      },
      () => undefined,
    )
  }, [])
  return { bandeira, recusa, aoMudar }
}

/** The number, the date and the code are typed in pages of Mercado Pago: nothing of them is ever ours. */
export function CartaoDoMercadoPago({ chavePublica, rotulo, pagando, aoPagar }: CartaoDoMercadoPagoProps) {
  const [pronto] = useState(() => {
    initMercadoPago(chavePublica, { locale: 'pt-BR' })
    return true
  })
  const id = useId()
  const [nome, definirNome] = useState('')
  const [documento, definirDocumento] = useState('')
  const [erro, definirErro] = useState<string | null>(null)
  const [protegendo, definirProtegendo] = useState(false)
  const { bandeira, recusa, aoMudar } = useBandeira()

  const pagar = async (evento: SyntheticEvent) => {
    evento.preventDefault()
    const titular = titularDe(nome, documento)
    if (typeof titular === 'string') return definirErro(titular)
    definirErro(null)
    definirProtegendo(true)
    try {
      const token = (await createCardToken(titular))?.id
      if (token === undefined) throw new Error('no token')
      aoPagar({ token, metodo: bandeira.current?.metodo ?? null, emissor: bandeira.current?.emissor ?? null })
    } catch {
      definirErro(FALHA)
    } finally {
      definirProtegendo(false)
    }
    return undefined
  }

  return (
    <form className="as-pilha as-seguro" aria-label="Cartão de crédito" onSubmit={(evento) => void pagar(evento)}>
      {pronto && (
        <>
          <div>
            <span aria-hidden="true">Número do cartão</span>
            <CardNumber placeholder="0000 0000 0000 0000" style={ESTILO} onBinChange={aoMudar} />
          </div>
          <div className="as-par">
            <div>
              <span aria-hidden="true">Validade</span>
              <ExpirationDate placeholder="MM/AA" style={ESTILO} />
            </div>
            <div>
              <span aria-hidden="true">Código de segurança</span>
              <SecurityCode placeholder="123" style={ESTILO} />
            </div>
          </div>
        </>
      )}
      <div>
        <label htmlFor={`${id}-nome`}>Nome impresso no cartão</label>
        <input
          id={`${id}-nome`}
          value={nome}
          maxLength={80}
          autoComplete="cc-name"
          onChange={({ target }) => definirNome(target.value)}
        />
      </div>
      <div>
        <label htmlFor={`${id}-documento`}>CPF ou CNPJ do titular</label>
        <input
          id={`${id}-documento`}
          value={documento}
          maxLength={18}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => definirDocumento(mascaraDeDocumento(target.value))}
        />
      </div>
      {(erro ?? recusa) !== null && <Recado tom="error">{erro ?? recusa}</Recado>}
      <Botao type="submit" variant="outlined" loading={pagando || protegendo} disabled={recusa !== null}>
        {rotulo}
      </Botao>
    </form>
  )
}
