import { PgBoss, type JobResult } from 'pg-boss'
import type { Logger } from 'pino'
import type { Servicos } from '../../context.ts'
import type { Banco } from '../banco/index.ts'
import type { Relogio } from '../relogio.ts'
import { conferirCadeias } from './conferencia.ts'
import { FILAS_DE_EVENTOS } from './filas.ts'
import { limpar } from './limpeza.ts'
import { criarPublicador, type EventoPublicado } from './publicador.ts'
import { recolherArquivos } from './recolhimento.ts'
import { recolocarMensagens } from './reenvio.ts'

export { instalarTarefas } from './instalar.ts'
export type { EventoPublicado } from './publicador.ts'

interface Apoio {
  db: Banco
  agora: Temporal.Instant
  servicos: Servicos
}

/** What a module does when something happened. Runs at least once per event, so it must bear repetition. */
export type Assinante = (apoio: Apoio, evento: EventoPublicado) => Promise<void>

/** What a module does every few minutes, in one of the processes. A round that failed is made up for by the next. */
export type Rotina = (apoio: Apoio) => Promise<unknown>

export type Assinantes = Readonly<Record<string, readonly Assinante[]>>

export interface Tarefas {
  prontas(): boolean
  /** Publishes the outbox and waits until the queue is empty, for tests. */
  esvaziar(): Promise<void>
  parar(): Promise<void>
}

interface Opcoes {
  url: string
  db: Banco
  relogio: Relogio
  logger: Logger
  servicos: Servicos
  assinantes: Assinantes
  rotinas: readonly Rotina[]
}

const comoPlataforma = (url: string): string => {
  const nova = new URL(url)
  nova.searchParams.set('options', '-c role=vetlume_plataforma')
  return nova.toString()
}

interface TarefaDeEvento {
  id: string
  data: EventoPublicado
}

/** Each event of a lot is settled by itself: one that fails is tried again alone, and the others are done. */
export async function tratarLote(
  lote: readonly TarefaDeEvento[],
  tratar: (evento: EventoPublicado) => Promise<void>,
  aoFalhar: (erro: unknown) => void,
): Promise<JobResult[]> {
  const resultados: JobResult[] = []
  for (const { id, data } of lote) {
    const falha = await tratar(data).then(
      () => null,
      (erro: unknown) => ({ erro }),
    )
    if (falha !== null) aoFalhar(falha.erro)
    resultados.push({ id, status: falha === null ? 'completed' : 'failed' })
  }
  return resultados
}

/** Does what waits in a queue and answers how much it was. */
async function esvaziarFila(
  boss: PgBoss,
  fila: (typeof FILAS_DE_EVENTOS)[number],
  tratar: (evento: EventoPublicado) => Promise<void>,
): Promise<number> {
  const tarefas = await boss.fetch<EventoPublicado>(fila, { batchSize: 50 })
  if (tarefas.length === 0) return 0
  for (const { data } of tarefas) await tratar(data)
  await boss.complete(
    fila,
    tarefas.map(({ id }) => id),
  )
  return tarefas.length
}

/** Starts the job queue: publishes the outbox, calls the subscribers and runs the nightly work. */
export async function iniciarTarefas({
  url,
  db,
  relogio,
  logger,
  servicos,
  assinantes,
  rotinas,
}: Opcoes): Promise<Tarefas> {
  const boss = new PgBoss({
    connectionString: comoPlataforma(url),
    max: 3,
    migrate: false,
    application_name: 'vetlume-tarefas',
  })
  let falhouEm: number | null = null
  const registrar = (erro: unknown) => {
    falhouEm = performance.now()
    logger.error({ err: erro }, 'tarefas')
  }
  boss.on('error', registrar)
  await boss.start()

  const apoio = (): Apoio => ({ db, agora: relogio.agora(), servicos })
  const tratar = async (evento: EventoPublicado) => {
    for (const assinante of assinantes[evento.tipo] ?? []) await assinante(apoio(), evento)
  }
  // The queue tries again by itself, in silence: what went wrong is told here.
  const avisar = (erro: unknown) => logger.error({ err: erro }, 'tarefa falhou')
  const avisando = (trabalho: () => Promise<unknown>) => () =>
    trabalho().catch((erro: unknown) => {
      avisar(erro)
      throw erro
    })
  for (const fila of FILAS_DE_EVENTOS)
    await boss.work(
      fila,
      { pollingIntervalSeconds: 0.5, batchSize: 20, perJobResults: true } as const,
      (lote: TarefaDeEvento[]) => tratarLote(lote, tratar, avisar),
    )
  await boss.work(
    'limpeza',
    avisando(async () => {
      await limpar(db, relogio.agora())
      await recolherArquivos(db, servicos.arquivos, relogio.agora())
    }),
  )
  await boss.work(
    'conferencia',
    avisando(() => conferirCadeias(db, logger)),
  )
  await boss.work(
    'reenvio',
    avisando(() => recolocarMensagens(db, relogio.agora())),
  )
  await boss.work(
    'rotina',
    avisando(async () => {
      for (const rotina of rotinas) await rotina(apoio())
    }),
  )
  await boss.schedule('rotina', '*/5 * * * *')
  await boss.schedule('limpeza', '15 * * * *')
  await boss.schedule('conferencia', '30 6 * * *')
  await boss.schedule('reenvio', '* * * * *')
  const publicador = criarPublicador(db, boss, 500, registrar)

  return {
    prontas: () => falhouEm === null || performance.now() - falhouEm > 30_000,
    async esvaziar() {
      // What an event is answered with may be another one: a letter.
      for (let tratados = 1; tratados > 0;) {
        tratados = 0
        await publicador.esvaziar()
        for (const fila of FILAS_DE_EVENTOS) tratados += await esvaziarFila(boss, fila, tratar)
      }
    },
    async parar() {
      await publicador.parar()
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
