import type { Servicos } from '../../context.ts'
import { emTransacao, type Banco } from '../banco/index.ts'
import type { EventoPublicado } from './publicador.ts'

export interface Apoio {
  db: Banco
  agora: Temporal.Instant
  servicos: Servicos
  /** Ends when the program is to end: long work stops there, and is taken up again by another. */
  sinal?: AbortSignal
}

/** The transaction, of one company, in which events are handled. */
export interface LugarDoLote extends Omit<Apoio, 'db' | 'sinal'> {
  tx: Banco
  cliente: string
}

/** What a module does when something happened. Runs at least once per event, so it must bear repetition. */
export interface Assinante {
  (apoio: Apoio, evento: EventoPublicado): Promise<void>
  /** The same of many events of one company, in their order and in one transaction. Absent where it does anything outside the database. */
  readonly emLote?: (lugar: LugarDoLote, eventos: readonly EventoPublicado[]) => Promise<void>
}

export type Assinantes = Readonly<Record<string, readonly Assinante[]>>

/** A subscriber that only writes to the database of the company: it takes the events that come together in one transaction. */
export const emLote = (trabalho: NonNullable<Assinante['emLote']>): Assinante =>
  Object.assign(
    ({ db, agora, servicos }: Apoio, evento: EventoPublicado) => {
      const { cliente } = evento
      return emTransacao(db, { papel: 'cliente', cliente }, (tx) =>
        trabalho({ tx, cliente, agora, servicos }, [evento]),
      )
    },
    { emLote: trabalho },
  )

/** The same, whose statements are of one event. */
export const umAUm = (trabalho: (lugar: LugarDoLote, evento: EventoPublicado) => Promise<void>): Assinante =>
  emLote(async (lugar, eventos) => {
    for (const evento of eventos) await trabalho(lugar, evento)
  })
