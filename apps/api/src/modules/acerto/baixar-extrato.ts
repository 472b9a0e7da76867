import type { CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { impressaoDe, imprimirExtrato, lerEstabelecimento } from '../modelo-documento/index.ts'
import { abrirAcerto } from './abrir-acerto.ts'
import { comporExtratoDoAcerto } from './extrato.ts'

/** PDF/A of a settlement, in the company's letterhead. */
export async function baixarExtratoDoAcerto({ ctx, input }: { ctx: CtxLivre<Ator>; input: { codigo: string } }) {
  const cliente = exigirCliente(ctx.ator)
  const extrato = await ctx.emCliente(cliente, async (interno) =>
    comporExtratoDoAcerto(
      await abrirAcerto(interno, input.codigo),
      exigir(await lerEstabelecimento(interno.tx, cliente)),
    ),
  )
  return {
    bytes: await imprimirExtrato(impressaoDe(ctx), extrato),
    tipo: 'application/pdf',
    nome: `acerto-${extrato.numero}.pdf`,
  }
}
