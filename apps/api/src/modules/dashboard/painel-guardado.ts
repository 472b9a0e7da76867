import type { Painel } from '@vetlume/dominio/dashboard'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'

/** What a panel says of the clock (late, in four hours), and what nobody of the company changed, is at most this old. */
const VALIDADE_MS = 10_000
const MAXIMO = 300

interface Guardado {
  cadeia: number
  em: number
  painel: Promise<Painel>
}

/**
 * Where the company's trail stands. Every change that a person makes moves it, in the transaction of the change, whichever
 * process it was made in: what was computed before is not what there is.
 */
async function cadeiaDe({ tx, cliente }: CtxCliente): Promise<number> {
  const { rows } = await sql<{ sequencia: number }>`
    select sequencia from auditoria_cadeia where cliente = ${cliente}`.execute(tx)
  return rows[0]?.sequencia ?? 0
}

/** Everything that a panel depends on beside the rows: two people with the same are shown the same. */
const chaveDe = ({ cliente, ator: { perfis, especialista, parceiro, fuso } }: CtxCliente, hoje: string) =>
  JSON.stringify([cliente, perfis, especialista, parceiro, fuso, hoje])

/** The panels that a process keeps, the least recently made forgotten first. */
export function criarPaineisGuardados() {
  const guardados = new Map<string, Guardado>()

  /** The panel of a company and view, computed once while nothing changed, also when many ask at once. */
  return async function guardado(
    ctx: CtxCliente,
    hoje: string,
    calcular: (ctx: CtxCliente) => Promise<Painel>,
  ): Promise<Painel> {
    const chave = chaveDe(ctx, hoje)
    // Read before the panel is: a change in between makes this older than the trail, and the next person computes.
    const cadeia = await cadeiaDe(ctx)
    const em = ctx.agora.epochMilliseconds
    const achado = guardados.get(chave)
    if (achado?.cadeia === cadeia && achado.em <= em && em - achado.em < VALIDADE_MS)
      // Who computes may go away; who waits does not go with it.
      return achado.painel.catch(() => calcular(ctx))
    const novo = { cadeia, em, painel: calcular(ctx) }
    guardados.delete(chave)
    guardados.set(chave, novo)
    if (guardados.size > MAXIMO) guardados.delete(guardados.keys().next().value ?? chave)
    novo.painel.catch(() => guardados.get(chave) === novo && guardados.delete(chave))
    return novo.painel
  }
}

export type PaineisGuardados = ReturnType<typeof criarPaineisGuardados>
