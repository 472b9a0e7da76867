import type { PlanoPublico } from '@vetlume/dominio/conta'
import type { PainelDaBase } from '@vetlume/dominio/dashboard'
import type { CtxCliente } from '../../context.ts'
import { comoContagem, lerFiguras } from '../../infra/figura.ts'
import { figuraDeSimulacoes, listarSimulacoes } from '../simulador/index.ts'

const RECENTES = 5

/** Panel of the free plan: the person's own simulations and what the plans would add. `planos` comes from who sells them. */
export async function painelDaBase(ctx: CtxCliente, planos: PlanoPublico[]): Promise<PainelDaBase> {
  const { todas } = await lerFiguras(ctx.tx, { todas: figuraDeSimulacoes(ctx, {}) })
  const { itens } = await listarSimulacoes({ ctx, input: { ordem: '-criadoEm', limite: RECENTES } })
  return { perfil: 'CLIENTE_BASE', simulacoes: { ...comoContagem(todas), recentes: itens }, planos }
}
