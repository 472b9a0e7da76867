import { sql } from 'kysely'
import type { CtxCliente } from '../context.ts'
import { juntas, type Instrucao } from './banco/index.ts'

/** What an answer says of the clock (late, in four hours), and what nobody of the company changed, is at most this old. */
const VALIDADE_MS = 10_000

const guardadas = new WeakSet<object>()

/** Answered to more than one person, as it is: what is made of it may be kept with it. */
export const ehGuardada = (resposta: unknown): resposta is object =>
  typeof resposta === 'object' && resposta !== null && guardadas.has(resposta)

interface Guardado<T> {
  versao: string
  em: number
  resposta: Promise<T>
}

/**
 * Where the company's trail stands. Every change that a person makes moves it, in the transaction of the change, whichever
 * process it was made in: what was computed before is not what there is.
 */
const trilhaDe = (cliente: string) => sql`select sequencia from auditoria_cadeia where cliente = ${cliente}`

/** Everything that an answer depends on beside the rows: two people with the same are told the same. */
const chaveDe = ({ cliente, ator: { perfis, papel, especialista, parceiro, fuso } }: CtxCliente, pedido: unknown) =>
  JSON.stringify([cliente, perfis, papel, especialista, parceiro, fuso, pedido])

/**
 * The answers that a process keeps, `maximo` of them, the least recently made forgotten first; `versaoDe` reads what else
 * they hold for, beside the trail.
 */
export function criarGuardados<T extends object>(
  maximo: number,
  versaoDe: (cliente: string) => Instrucao[] = () => [],
) {
  const guardados = new Map<string, Guardado<T>>()

  /** What a company and view are told of `pedido`, computed once while nothing changed, also when many ask at once. */
  return async function guardado(
    ctx: CtxCliente,
    pedido: unknown,
    calcular: (ctx: CtxCliente) => Promise<T>,
  ): Promise<T> {
    const chave = chaveDe(ctx, pedido)
    // Read before the rows are: a change in between makes this older than the trail, and the next person computes.
    const versao = JSON.stringify(await juntas(ctx.tx, [trilhaDe(ctx.cliente), ...versaoDe(ctx.cliente)]))
    const em = ctx.agora.epochMilliseconds
    const achado = guardados.get(chave)
    if (achado?.versao === versao && achado.em <= em && em - achado.em < VALIDADE_MS)
      // Who computes may go away; who waits does not go with it.
      return achado.resposta.catch(() => calcular(ctx))
    const resposta = calcular(ctx).then((calculada) => {
      guardadas.add(calculada)
      return calculada
    })
    const nova = { versao, em, resposta }
    guardados.delete(chave)
    guardados.set(chave, nova)
    if (guardados.size > maximo) guardados.delete(guardados.keys().next().value ?? chave)
    nova.resposta.catch(() => guardados.get(chave) === nova && guardados.delete(chave))
    return nova.resposta
  }
}

export type Guardados<T extends object> = ReturnType<typeof criarGuardados<T>>
