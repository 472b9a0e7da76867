import type { CtxLivre, CtxPlataforma } from '../../context.ts'
import { exigirCliente } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { imprimirNota, lerParaImprimir, lerXmlAutorizado } from '../nota-fiscal/index.ts'
import { comNotaDaCobranca } from './queries-nota.ts'

type ComCodigo = { input: { codigo: string } }

const qual = (ator: Ator, cobranca: string) => ({ assinante: exigirCliente(ator), cobranca })

/** The note of a charge, as the national environment authorised it. */
export const baixarXmlDaNota = ({ ctx, input }: ComCodigo & { ctx: CtxPlataforma }) =>
  comNotaDaCobranca(ctx.tx, qual(ctx.ator, input.codigo), lerXmlAutorizado)

/** Its paper, in the operator's letterhead. */
export async function baixarPdfDaNota({ ctx, input }: ComCodigo & { ctx: CtxLivre<Ator> }) {
  const lida = await ctx.emPlataforma(({ tx }) => comNotaDaCobranca(tx, qual(ctx.ator, input.codigo), lerParaImprimir))
  return imprimirNota(ctx, lida)
}
