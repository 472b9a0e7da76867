import { sql, type RawBuilder } from 'kysely'
import type { Ator } from '../../infra/token.ts'

/** Whose simulations a person sees and changes: the company's or, on the free plan, the own. `s` is the table. */
export const alcanceDasSimulacoes = (cliente: string, ator: Ator): RawBuilder<unknown>[] => [
  sql`s.cliente = ${cliente}`,
  ...(ator.perfis.includes('CLIENTE') ? [] : [sql`s.criado_por = ${ator.usuario}`]),
]
