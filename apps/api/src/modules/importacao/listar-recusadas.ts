import { COLUNA_DO_MOTIVO, semMotivo, textoDaCelula } from '@vetlume/dominio/importacao'
import type { CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { abrirImportacao } from './abrir-importacao.ts'
import { lerRecusadas } from './queries.ts'

interface Chamada {
  ctx: CtxLivre<Ator>
  input: { codigo: string }
}

/** The refused lines as a sheet with the columns that they came with, and after them what to mend. */
export async function listarRecusadas({ ctx, input }: Chamada): Promise<{ titulos: string[]; linhas: string[][] }> {
  const lidas = await ctx.emCliente(exigirCliente(ctx.ator), async (lugar) => {
    await abrirImportacao(lugar, input.codigo, ctx)
    return exigir(await lerRecusadas(lugar.tx, lugar.cliente, input.codigo, ctx.agora))
  })
  const titulos = semMotivo(lidas.titulos)
  return {
    titulos: [...titulos, COLUNA_DO_MOTIVO],
    linhas: lidas.recusadas.map(({ linha: [, ...celulas], motivo }) => [
      ...titulos.map((_, posicao) => textoDaCelula(celulas[posicao] ?? null)),
      motivo,
    ]),
  }
}
