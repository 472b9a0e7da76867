import type { MesDaEmpresa } from '@vetlume/dominio/dashboard'
import type { CtxCliente } from '../../context.ts'
import { comoContagem, comoQuantia, lerGrupo, type FiguraLida } from '../../infra/figura.ts'
import { realizadosPorMes } from '../atendimento/index.ts'
import { receitaPorMes } from '../financeiro/index.ts'
import type { Calendario } from './calendario.ts'

/** The twelve months: revenue by the day of the service, atendimentos by the day of the exam. */
export async function mesesDaEmpresa(ctx: CtxCliente, { meses }: Calendario): Promise<MesDaEmpresa[]> {
  const receita = await lerGrupo(ctx.tx, receitaPorMes(ctx, meses))
  const realizados = await lerGrupo(ctx.tx, realizadosPorMes(ctx, meses))
  return meses.map(({ de }) => ({
    mes: de,
    receita: comoQuantia(receita[de] as FiguraLida),
    realizados: comoContagem(realizados[de] as FiguraLida),
  }))
}
