import { randomUUID } from 'node:crypto'
import type { CtxCliente, CtxLivre, Servicos } from '../../../apps/api/src/context.ts'
import type { Banco } from '../../../apps/api/src/infra/banco/index.ts'
import { criarDiario } from '../../../apps/api/src/infra/diario.ts'
import type { Ator } from '../../../apps/api/src/infra/token.ts'
import { emCliente, emEquipe, emPlataforma } from '../../../apps/api/src/infra/unidade.ts'
import { SEM_FIM } from '../../../apps/api/src/infra/pedinte.ts'
import type { Sorteio } from './sorteio.ts'

/** What the whole load shares. */
export interface Mundo {
  db: Banco
  servicos: Servicos
  sorteio: Sorteio
  agora: Temporal.Instant
  /** PHC string of the one password of the demonstration. */
  senhaHash: string
}

const logger = criarDiario('silent')

/** Somebody does something at a moment of the past, by the product's own verbs: audited and announced as if it were then. */
export function agir<T>(
  { db, servicos }: Mundo,
  { ator, cliente, quando }: { ator: Ator; cliente: string; quando: Temporal.Instant },
  fazer: (ctx: CtxCliente) => Promise<T>,
): Promise<T> {
  return emCliente(db, comumDe(servicos, ator, quando), cliente, fazer)
}

const comumDe = (servicos: Servicos, ator: Ator, agora: Temporal.Instant) => ({
  agora,
  requestId: randomUUID(),
  endereco: null,
  logger,
  sinal: SEM_FIM,
  servicos,
  ator,
})

/** The same for verbs that open their own transactions. */
export function agirLivre(
  { db, servicos }: Mundo,
  { ator, quando }: { ator: Ator; quando: Temporal.Instant },
): CtxLivre<Ator> {
  const comum = comumDe(servicos, ator, quando)
  return {
    ...comum,
    emCliente: (cliente, fazer) => emCliente(db, comum, cliente, fazer),
    emEquipe: (cliente, fazer) => emEquipe(db, comum, cliente, fazer),
    emPlataforma: (fazer) => emPlataforma(db, comum, fazer),
  }
}
