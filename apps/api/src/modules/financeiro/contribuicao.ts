import type { EntradaLida } from '@vetlume/dominio/contrato'
import {
  diasDosMeses,
  montarContribuicao,
  type contratoDaContribuicao,
  type Contribuicao,
} from '@vetlume/dominio/financeiro'
import type { CtxCliente } from '../../context.ts'
import { hojeEm } from './contas.ts'
import { mesesPedidos } from './demonstrar-resultado.ts'
import { somarContribuicao } from './queries-contribuicao.ts'
import { primeiroDiaDo } from './queries-resultado.ts'

type Entrada = EntradaLida<(typeof contratoDaContribuicao)['GET /contribuicao']>

/** What each specialist, service or clinic leaves of what it brings in, as the result by competência has it. */
export async function compararContribuicao({ ctx, input }: { ctx: CtxCliente; input: Entrada }): Promise<Contribuicao> {
  const { tx, cliente } = ctx
  const { dimensao } = input
  const mesAtual = hojeEm(ctx).slice(0, 7)
  const primeiroMes = (await primeiroDiaDo(tx, cliente, 'COMPETENCIA'))?.slice(0, 7) ?? null
  const meses = mesesPedidos(input, { mesAtual, primeiroMes })
  const somas = await somarContribuicao(tx, cliente, { dimensao, ...diasDosMeses(meses) })
  return { dimensao, ...meses, primeiroMes, mesAtual, ...montarContribuicao(somas) }
}
