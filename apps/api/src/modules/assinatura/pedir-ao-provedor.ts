import type { MeioDePagamento } from '@vetlume/dominio/assinatura'
import type { CtxLivre } from '../../context.ts'
import {
  CredenciaisRecusadas,
  PagamentoIndisponivel,
  type Pagador,
  type PagamentoLido,
} from '../../infra/pagamento/index.ts'
import { aplicarPagamento } from './aplicar.ts'
import { encerrarSemCobrar } from './encerrar-sem-cobrar.ts'
import { anotarResposta } from './problema.ts'
import { lerEmpresa, pagadorDe } from './queries.ts'

/** A reply that was lost is asked for after this. */
export const SEGUNDOS_ATE_CONFERIR = 60
/** A Pix that nobody paid in this time is made again, with prices of then. */
const VALIDADE_DO_PIX = Temporal.Duration.from({ minutes: 30 })

export interface Cartao {
  token: string | null
  metodo: string | null
  emissor: string | null
}

export interface TentativaAberta {
  codigo: string
  cliente: string
  usuario: string
  meio: MeioDePagamento
  valorCentavos: number
  descricao: string
}

type Livre = CtxLivre

export async function pagadorDaEmpresa(
  ctx: Livre,
  { cliente, usuario }: { cliente: string; usuario: string },
): Promise<Pagador> {
  return ctx.emPlataforma(async ({ tx }) => {
    const { documento } = await lerEmpresa(tx, cliente)
    return { ...(await pagadorDe(tx, usuario)), documento }
  })
}

/**
 * Asks the provider, outside any transaction, and writes down what it says. When nobody answers the attempt waits: the look of every
 * minute finds what became of it.
 */
export async function pedirAoProvedor(ctx: Livre, tentativa: TentativaAberta, cartao: Cartao): Promise<void> {
  const { pagamento: provedor } = ctx.servicos
  const { codigo: referencia, meio, valorCentavos, descricao } = tentativa
  const pagador = await pagadorDaEmpresa(ctx, tentativa)
  const pedido = { referencia, valorCentavos, descricao, pagador, agora: ctx.agora }
  let lido: PagamentoLido
  try {
    lido =
      meio === 'PIX'
        ? await provedor.gerarPix({ ...pedido, expiraEm: ctx.agora.add(VALIDADE_DO_PIX) })
        : await provedor.pagarComCartao({ ...pedido, cartao: { ...cartao, token: cartao.token ?? '' } })
  } catch (erro) {
    if (!(erro instanceof PagamentoIndisponivel)) throw erro
    if (erro instanceof CredenciaisRecusadas)
      return ctx.emPlataforma((interno) =>
        encerrarSemCobrar(interno, { provedor, tentativa: referencia, pelaRotina: false }),
      )
    ctx.logger.warn({ err: erro, tentativa: referencia }, 'o provedor de pagamento não respondeu')
    return
  }
  await ctx.emPlataforma(async (interno) => {
    await aplicarPagamento(interno, lido, provedor)
    await anotarResposta(interno, provedor, lido)
  })
}
