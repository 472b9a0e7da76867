import type { Logger } from 'pino'
import { emTransacao } from '../banco/index.ts'
import type { Apoio, Assinante, Assinantes } from './assinante.ts'
import type { EventoPublicado } from './publicador.ts'

export interface TarefaDeEvento {
  id: string
  data: EventoPublicado
}

export interface Tratamento {
  apoio(): Apoio
  assinantes: Assinantes
  logger: Pick<Logger, 'warn' | 'error'>
}

/** Events of one company, one after the other, that the same subscribers handle. */
interface Trecho {
  cliente: string
  assinantes: readonly Assinante[]
  tarefas: TarefaDeEvento[]
}

const iguais = (uns: readonly Assinante[], outros: readonly Assinante[]): boolean =>
  uns.length === outros.length && uns.every((um, i) => um === outros[i])

/** What the events of a record are told in is the order in which they came: only neighbours are put together. */
function emTrechos(lote: readonly TarefaDeEvento[], assinantes: Assinantes): Trecho[] {
  const trechos: Trecho[] = []
  for (const [cliente, tarefas] of Map.groupBy(lote, ({ data }) => data.cliente)) {
    let ultimo: Trecho | undefined
    for (const tarefa of tarefas) {
      const deles = assinantes[tarefa.data.tipo] ?? []
      if (deles.length === 0) continue
      if (ultimo === undefined || !iguais(ultimo.assinantes, deles))
        trechos.push((ultimo = { cliente, assinantes: deles, tarefas: [] }))
      ultimo.tarefas.push(tarefa)
    }
  }
  return trechos
}

/** Whether it was done whole; when not, nothing of it was. */
async function tratarJuntas({ apoio, logger }: Tratamento, { cliente, assinantes, tarefas }: Trecho): Promise<boolean> {
  const trabalhos = assinantes.flatMap(({ emLote }) => emLote ?? [])
  if (tarefas.length === 1 || trabalhos.length < assinantes.length) return false
  const { db, agora, servicos } = apoio()
  const eventos = tarefas.map(({ data }) => data)
  try {
    await emTransacao(db, { papel: 'cliente', cliente }, async (tx) => {
      for (const trabalho of trabalhos) await trabalho({ tx, cliente, agora, servicos }, eventos)
    })
    return true
  } catch (err) {
    logger.warn({ err, eventos: eventos.length }, 'lote de eventos desfeito: vão um a um')
    return false
  }
}

/** How the job of an event ended. */
export interface Desfecho {
  id: string
  falha: { erro: unknown } | null
}

/**
 * Handles a lot of events: in one transaction those that may go together and, where one of them fails, each by itself, so that
 * it alone is tried again.
 */
export async function tratarLote(tratamento: Tratamento, lote: readonly TarefaDeEvento[]): Promise<Desfecho[]> {
  const { apoio, assinantes, logger } = tratamento
  const falhas = new Map<string, { erro: unknown }>()
  // As they were written: a queue hands a lot out in no order.
  const emOrdem = lote.toSorted((a, b) => (a.data.codigo < b.data.codigo ? -1 : 1))
  for (const trecho of emTrechos(emOrdem, assinantes)) {
    if (await tratarJuntas(tratamento, trecho)) continue
    for (const { id, data } of trecho.tarefas)
      try {
        for (const assinante of trecho.assinantes) await assinante(apoio(), data)
      } catch (erro) {
        logger.error({ err: erro }, 'tarefa falhou')
        falhas.set(id, { erro })
      }
  }
  return lote.map(({ id }) => ({ id, falha: falhas.get(id) ?? null }))
}
