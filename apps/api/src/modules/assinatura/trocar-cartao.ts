import { TEXTOS_DA_RECUSA, type SituacaoDaAssinatura } from '@vetlume/dominio/assinatura'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxLivre } from '../../context.ts'
import { exigirCliente } from '../../infra/banco/index.ts'
import { CredenciaisRecusadas, PagamentoIndisponivel } from '../../infra/pagamento/index.ts'
import type { Ator } from '../../infra/token.ts'
import { pagadorDaEmpresa, type Cartao } from './pedir-ao-provedor.ts'
import { permissoesDaAssinatura } from './policy.ts'
import { anotarCredenciaisRecusadas } from './problema.ts'
import { cobrancaAberta, mudarCobranca, mudarTentativa, tentativasVivas } from './queries-cobranca.ts'
import { gravarCartao, travarEmpresa } from './queries.ts'
import { verSituacao } from './situacao.ts'

const INDISPONIVEL = 'Quem recebe os pagamentos não respondeu. Tente de novo em alguns minutos.'

/**
 * Keeps another card for the renewals; one that waits to be paid is tried on it at the next round of the clock, or once the card that is
 * in analysis was refused.
 */
export async function trocarCartao(
  ctx: CtxLivre<Ator>,
  { token, metodo, emissor }: Cartao,
): Promise<SituacaoDaAssinatura> {
  const cliente = exigirCliente(ctx.ator)
  const { pagamento: provedor } = ctx.servicos
  await ctx.emPlataforma(async ({ tx }) => {
    const empresa = await travarEmpresa(tx, cliente)
    if (!permissoesDaAssinatura(empresa, await cobrancaAberta(tx, cliente)).trocarCartao)
      throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Não há assinatura a cobrar em um cartão.' })
  })
  const pagador = await pagadorDaEmpresa(ctx, { cliente, usuario: ctx.ator.usuario })
  const guardado = await provedor
    .guardarCartao({ cartao: { token: token ?? '', metodo, emissor }, pagador, agora: ctx.agora })
    .catch(async (erro: unknown) => {
      if (erro instanceof CredenciaisRecusadas) {
        await ctx.emPlataforma((interno) => anotarCredenciaisRecusadas(interno, provedor))
        throw new ErroDeDominio('INDISPONIVEL', { mensagem: TEXTOS_DA_RECUSA.INDISPONIVEL.mensagem, cause: erro })
      }
      if (erro instanceof PagamentoIndisponivel)
        throw new ErroDeDominio('INDISPONIVEL', { mensagem: INDISPONIVEL, cause: erro })
      throw erro
    })
  if (guardado === null)
    throw new ErroDeDominio('VALIDACAO', {
      campos: { token: 'O cartão não foi aceito. Confira os dados ou use outro.' },
    })
  return ctx.emPlataforma(async (interno) => {
    const { tx, agora, auditar } = interno
    const { assinatura } = await travarEmpresa(tx, cliente)
    await gravarCartao(tx, cliente, provedor.nome, guardado)
    const aberta = await cobrancaAberta(tx, cliente)
    if (aberta?.tipo === 'RENOVACAO') {
      await mudarCobranca(tx, aberta, { meio: 'CARTAO', proxima_tentativa_em: agora.toString() }, agora.toString())
      // One in analysis may still pay, and is not kept again.
      for (const { codigo } of await tentativasVivas(tx, cliente, aberta.codigo))
        await mudarTentativa(tx, { cliente, codigo }, { cartao: null }, agora.toString())
    }
    auditar({
      acao: 'TROCAR_CARTAO',
      entidade: 'cliente',
      registro: cliente,
      mudancas: { cartao: [assinatura?.cartao?.final ?? null, guardado.final] },
    })
    return verSituacao(tx, cliente, provedor)
  })
}
