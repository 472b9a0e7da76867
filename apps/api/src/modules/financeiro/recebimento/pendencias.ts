import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CobrancaPix } from '@vetlume/dominio/financeiro'
import type { DesfechoDeTeste } from '@vetlume/dominio/assinatura'
import type { CtxCliente, CtxLivre } from '../../../context.ts'
import { exigir, exigirCliente } from '../../../infra/banco/index.ts'
import { PagamentoIndisponivel, type PagamentoLido } from '../../../infra/pagamento/index.ts'
import type { Ator } from '../../../infra/token.ts'
import { aplicarCobranca } from './aplicar-cobranca.ts'
import { lerConexao } from './queries-conexao.ts'
import { lerCobranca, mudarCobranca, travarCobranca, verCobranca } from './queries-cobranca.ts'

type Livre = CtxLivre<Ator>

/** The Pix and the provider that has it. */
async function abrir(ctx: Livre, cliente: string, codigo: string) {
  const { cobranca, conexao } = await ctx.emCliente(cliente, async (interno) => ({
    cobranca: exigir(await lerCobranca(interno.tx, interno.cliente, codigo)),
    conexao: await lerConexao(interno.tx, cliente),
  }))
  if (conexao?.provedor !== cobranca.provedor)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'A conta que recebeu este Pix não está mais conectada: devolva-o por ela.',
    })
  return { cobranca, provedor: ctx.servicos.recebimentos.abrir(conexao) }
}

/** Money that settled nothing goes back to whoever paid. */
export async function devolverPix({ ctx, input }: { ctx: Livre; input: { codigo: string } }): Promise<void> {
  const cliente = exigirCliente(ctx.ator)
  const { cobranca, provedor } = await abrir(ctx, cliente, input.codigo)
  const { codigo: referencia, pagamento, pendente, sobraCentavos, valorCentavos, estado } = cobranca
  if (!pendente || pagamento === null || estado !== 'APROVADA' || sobraCentavos !== valorCentavos)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'Só volta inteiro um Pix que não pagou conta nenhuma e ainda espera por alguém.',
    })
  let lido: PagamentoLido
  try {
    lido = await provedor.devolver({ pagamento, referencia, agora: ctx.agora })
  } catch (erro) {
    if (!(erro instanceof PagamentoIndisponivel)) throw erro
    throw new ErroDeDominio('INDISPONIVEL', {
      mensagem: 'O Mercado Pago não respondeu. Tente de novo em alguns minutos.',
    })
  }
  await ctx.emCliente(cliente, async (interno) => {
    await aplicarCobranca(interno, lido)
    interno.auditar({
      acao: 'DEVOLVER',
      entidade: 'cobranca-pix',
      registro: referencia,
      mudancas: { valorCentavos: [valorCentavos, 0] },
    })
  })
}

/** Somebody says what became of it. */
export async function resolverPix(
  ctx: CtxCliente,
  { codigo, resolucao }: { codigo: string; resolucao: string },
): Promise<void> {
  const { ator, agora } = ctx
  const cobranca = exigir(await travarCobranca(ctx.tx, ctx.cliente, codigo))
  if (!cobranca.pendente) throw new ErroDeDominio('NAO_ENCONTRADO')
  const feita = { resolucao, resolvida_em: agora.toString(), resolvida_por: ator.nome }
  await mudarCobranca(ctx.tx, ctx.cliente, codigo, feita, agora.toString())
  ctx.auditar({
    acao: 'RESOLVER',
    entidade: 'cobranca-pix',
    registro: codigo,
    mudancas: { resolucao: [null, resolucao] },
  })
}

/** With the environment of test only: somebody who tries the product out says what happens to a Pix. */
export async function decidirPix({
  ctx,
  input: { codigo, desfecho },
}: {
  ctx: Livre
  input: { codigo: string; desfecho: DesfechoDeTeste }
}): Promise<CobrancaPix> {
  const cliente = exigirCliente(ctx.ator)
  const { provedor } = await abrir(ctx, cliente, codigo)
  const lido = (await provedor.decidir?.({ referencia: codigo, desfecho, agora: ctx.agora })) ?? null
  if (lido === null) throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Este Pix não pode mais ficar assim.' })
  return ctx.emCliente(cliente, async (interno) => {
    await aplicarCobranca(interno, lido)
    return exigir(await verCobranca(interno.tx, interno.cliente, codigo, null))
  })
}
