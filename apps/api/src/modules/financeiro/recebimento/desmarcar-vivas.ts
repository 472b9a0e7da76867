import type { CtxLivre } from '../../../context.ts'
import { PagamentoIndisponivel } from '../../../infra/pagamento/index.ts'
import type { Ator } from '../../../infra/token.ts'
import { aplicarCobranca } from './aplicar-cobranca.ts'
import { lerConexao } from './queries-conexao.ts'
import { cobrancasVivas } from './queries-cobranca.ts'

/**
 * Before an account is left, what waits there is called off, since nobody will hear of it any more. One that was paid meanwhile is settled
 * now; with a provider that does not answer, it is over with the day.
 */
export async function desmarcarVivas(ctx: CtxLivre<Ator>, cliente: string): Promise<void> {
  const { conexao, vivas } = await ctx.emCliente(cliente, async (interno) => ({
    conexao: await lerConexao(interno.tx, cliente),
    vivas: await cobrancasVivas(interno.tx, interno.cliente),
  }))
  if (conexao?.estado !== 'ATIVA') return
  const { agora } = ctx
  const provedor = ctx.servicos.recebimentos.abrir(conexao)
  try {
    for (const pagamento of vivas) {
      await provedor.cancelar({ pagamento, agora })
      const lido = await provedor.consultar({ pagamento, agora })
      if (lido !== null) await ctx.emCliente(cliente, (interno) => aplicarCobranca(interno, lido))
    }
  } catch (erro) {
    if (!(erro instanceof PagamentoIndisponivel)) throw erro
    ctx.logger.warn({ err: erro }, 'nem todo Pix foi desmarcado no provedor da empresa')
  }
}
