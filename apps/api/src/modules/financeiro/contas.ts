import type { contratoFinanceiro, Conta, ContaCompleta, ResumoDeContas } from '@vetlume/dominio/financeiro'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { pixDaConta } from './pix.ts'
import type { Livro } from './policy.ts'
import { lerConta, lerPagamentos, lerRecebedor, lerRepasses, listarContas, resumirContas } from './queries-contas.ts'

type Lista = EntradaLida<(typeof contratoFinanceiro)['GET /contas-receber']>
type Resumo = EntradaLida<(typeof contratoFinanceiro)['GET /contas-receber/resumo']>

export const hojeEm = ({ agora, ator }: CtxCliente): string => diaNaZona(agora.toString(), ator.fuso)

const leituraDe = (ctx: CtxCliente, livro: Livro) => ({ cliente: ctx.cliente, livro, hoje: hojeEm(ctx) })

export function listarAsContas(
  ctx: CtxCliente,
  livro: Livro,
  input: Lista,
): Promise<{ itens: Conta[]; proximo: string | null; total: number; totalExato: boolean }> {
  return listarContas(ctx.tx, leituraDe(ctx, livro), input)
}

export function resumirAsContas(ctx: CtxCliente, livro: Livro, input: Resumo): Promise<ResumoDeContas> {
  return resumirContas(ctx.tx, leituraDe(ctx, livro), input)
}

/** One account of a book, with its payments, the repasses that explain it and the Pix that settles it. */
export async function abrirConta(ctx: CtxCliente, livro: Livro, codigo: string): Promise<ContaCompleta> {
  const { tx, cliente } = ctx
  const conta = exigir(await lerConta(tx, leituraDe(ctx, livro), codigo))
  const { txid: _, ...visivel } = conta
  return {
    ...visivel,
    pagamentos: await lerPagamentos(tx, cliente, codigo),
    repasses: await lerRepasses(tx, cliente, livro, conta),
    ...pixDaConta(conta, await lerRecebedor(tx, cliente, livro, codigo)),
  }
}
