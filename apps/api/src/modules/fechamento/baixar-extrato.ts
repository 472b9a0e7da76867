import type { CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { imprimirExtrato, lerEstabelecimento } from '../modelo-documento/index.ts'
import { abrirFechamento } from './abrir-fechamento.ts'
import { comporExtrato } from './extrato.ts'
import { lerDestinatario } from './queries-extrato.ts'

/** PDF/A of a closing, in the company's letterhead. */
export async function baixarExtrato({ ctx, input }: { ctx: CtxLivre<Ator>; input: { codigo: string } }) {
  const cliente = exigirCliente(ctx.ator)
  const extrato = await ctx.emCliente(cliente, async (interno) => {
    const fechamento = await abrirFechamento(interno, input.codigo)
    return comporExtrato(fechamento, {
      estabelecimento: exigir(await lerEstabelecimento(interno.tx, cliente)),
      destinatario: exigir(await lerDestinatario(interno.tx, cliente, fechamento.parceiro.codigo)),
    })
  })
  return {
    bytes: await imprimirExtrato(ctx, extrato),
    tipo: 'application/pdf',
    nome: `fechamento-${extrato.numero}.pdf`,
  }
}
