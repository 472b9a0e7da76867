import { CardToken, Payment, PaymentRefund } from 'mercadopago'
import { criarLeitorDeAvisos } from './aviso-do-mercado-pago.ts'
import { criarConexao, ouRecusa, pedir, titularDoToken, type Conexao } from './conexao-do-mercado-pago.ts'
import { comoPagador, guardarCartao } from './custodia-do-mercado-pago.ts'
import { comoLido } from './ler-do-mercado-pago.ts'
import { CredenciaisRecusadas, PagamentoIndisponivel, type PagamentoLido, type Pedido, type Provedor } from './porta.ts'
import { comoDoGuardado, ouRecusado, semPagamento } from './recusa-do-mercado-pago.ts'

export interface CredenciaisDoMercadoPago {
  token: string
  chavePublica: string
  /** With which it signs what it tells. */
  segredo: string
}

interface Opcoes extends CredenciaisDoMercadoPago, Conexao {
  /** Where people, and Mercado Pago, reach the product at. */
  origem: string
  /** Where it tells what happened; left out, the address of who runs the installation. */
  caminhoDoAviso?: string
}

const CONFERIR_EM_SEGUNDOS = 60
/** It refuses a Pix of less than half an hour, counted when the asking arrives. */
const MENOR_PIX = Temporal.Duration.from({ minutes: 31 })
const CAMINHO_DO_AVISO = '/api/pagamento/aviso/mercado-pago'
/** So that it tells by webhook alone, and not in its older way too. */
const POR_WEBHOOK = '?source_news=webhooks'

const reais = (centavos: number): number => centavos / 100
const quando = (instante: Temporal.Instant): string =>
  instante.toZonedDateTimeISO('America/Sao_Paulo').toString({ timeZoneName: 'never', smallestUnit: 'millisecond' })

/** A refusal is an answer: a payment that was not made. */
type Criar = (pedido: Pedido, corpo: object) => Promise<PagamentoLido>
type Config = ReturnType<typeof criarConexao>

function comCartao(
  config: Config,
  criar: Criar,
): Pick<Provedor, 'pagarComCartao' | 'pagarComCartaoGuardado' | 'guardarCartao'> {
  return {
    async pagarComCartao(pedido) {
      const { token, metodo, emissor } = pedido.cartao
      const issuer_id = Number(emissor ?? '')
      const lido = await criar(pedido, {
        token,
        installments: 1,
        payer: comoPagador(pedido.pagador),
        ...(metodo === null ? {} : { payment_method_id: metodo }),
        ...(issuer_id > 0 ? { issuer_id } : {}),
      })
      if (lido.estado !== 'APROVADA' && lido.estado !== 'PENDENTE') return lido
      // Paid is paid: a card that could not be kept only asks for another when the time to renew comes.
      return { ...lido, cartao: await guardarCartao(config, pedido.pagador, token).catch(() => null) }
    },
    async pagarComCartaoGuardado(pedido) {
      const { pagador: id, cartao: card_id } = pedido.cartao
      const novo = await ouRecusa(() => new CardToken(config()).create({ body: { card_id, customer_id: id } }))
      if (novo?.id === undefined) return semPagamento(pedido, 'CARTAO_DESATIVADO')
      return comoDoGuardado(await criar(pedido, { token: novo.id, installments: 1, payer: { type: 'customer', id } }))
    },
    guardarCartao: ({ cartao, pagador }) => guardarCartao(config, pagador, cartao.token),
  }
}

const comPix = (criar: Criar): Pick<Provedor, 'gerarPix'> => ({
  async gerarPix(pedido) {
    const minimo = pedido.agora.add(MENOR_PIX)
    const expira = Temporal.Instant.compare(pedido.expiraEm, minimo) < 0 ? minimo : pedido.expiraEm
    return criar(pedido, {
      payment_method_id: 'pix',
      date_of_expiration: quando(expira),
      payer: comoPagador(pedido.pagador),
    })
  },
})

function queSeLe(config: Config): Pick<Provedor, 'consultar' | 'procurar' | 'cancelar' | 'devolver'> {
  const ler = async (id: string): Promise<PagamentoLido | null> => {
    const lido = await ouRecusa(() => new Payment(config()).get({ id }))
    return lido === null ? null : comoLido(lido)
  }
  return {
    consultar: ({ pagamento }) => ler(pagamento),
    async procurar({ referencia }) {
      const options = { external_reference: referencia, sort: 'date_created', criteria: 'desc', limit: 1 } as const
      const { results = [] } = await pedir(() => new Payment(config()).search({ options }))
      const achado = results.find(({ external_reference }) => external_reference === referencia)
      return achado?.id === undefined ? null : ler(achado.id)
    },
    async cancelar({ pagamento }) {
      await ouRecusa(() => new Payment(config(`cancelar-${pagamento}`)).cancel({ id: pagamento }))
    },
    async devolver({ pagamento, referencia }) {
      // One that was given back already is refused; what is true is read either way.
      const chave = `devolver-${referencia}`
      await ouRecusa(() => new PaymentRefund(config(chave)).total({ payment_id: pagamento }))
      const lido = await ler(pagamento)
      if (lido === null) throw new PagamentoIndisponivel(`o Mercado Pago não conhece o pagamento ${pagamento}`)
      return lido
    },
  }
}

/** Mercado Pago, through its own library: payments by card and Pix, and cards in its custody. */
export function criarMercadoPago({
  chavePublica,
  segredo,
  origem,
  caminhoDoAviso = CAMINHO_DO_AVISO,
  ...conexao
}: Opcoes): Provedor {
  const config = criarConexao(conexao)
  const notification_url = origem.startsWith('https://')
    ? { notification_url: `${origem}${caminhoDoAviso}${POR_WEBHOOK}` }
    : {}
  const criar: Criar = (pedido, corpo) =>
    ouRecusado(pedido, () =>
      new Payment(config(pedido.referencia)).create({
        body: {
          transaction_amount: reais(pedido.valorCentavos),
          description: pedido.descricao,
          external_reference: pedido.referencia,
          ...notification_url,
          ...corpo,
        },
      }),
    )
  return {
    nome: 'MERCADO_PAGO',
    teste: conexao.token.startsWith('TEST-'),
    chavePublica,
    conferirEmSegundos: CONFERIR_EM_SEGUNDOS,
    decidir: null,
    aceitaCredenciais: () =>
      titularDoToken(conexao).then(
        () => true,
        (erro: unknown) => {
          if (erro instanceof CredenciaisRecusadas) return false
          throw erro
        },
      ),
    lerAviso: criarLeitorDeAvisos(segredo),
    ...comCartao(config, criar),
    ...comPix(criar),
    ...queSeLe(config),
  }
}
