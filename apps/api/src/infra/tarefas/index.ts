import { sql } from 'kysely'
import { setTimeout as esperar } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Servicos } from '../../context.ts'
import { emTransacao, type Banco } from '../banco/index.ts'
import type { Relogio } from '../relogio.ts'
import { conferirSomas, somarDiasMudados, type Soma } from '../somas/index.ts'
import type { Apoio, Assinantes } from './assinante.ts'
import { conferirCadeias } from './conferencia.ts'
import { FILAS_DE_EVENTOS, type Fila, type FilaDeEventos } from './filas.ts'
import { limpar } from './limpeza.ts'
import { tratarLote, type TarefaDeEvento, type Tratamento } from './lote.ts'
import { criarPublicador, type EventoPublicado } from './publicador.ts'
import { recolherArquivos } from './recolhimento.ts'
import { recolocarMensagens } from './reenvio.ts'

export { emLote, umAUm, type Apoio, type Assinante, type Assinantes, type LugarDoLote } from './assinante.ts'
export { instalarTarefas } from './instalar.ts'
export type { EventoPublicado } from './publicador.ts'

/** What a module does every few minutes, in one of the processes. A round that failed is made up for by the next. */
export type Rotina = (apoio: Apoio) => Promise<unknown>

export interface Tarefas {
  prontas(): boolean
  /** Publishes the outbox and waits until every event was handled, by whichever process took it; for tests. */
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
  /** Daily work of the modules. Null where nothing begins by the clock: neither it, nor the nightly work of the platform. */
  rotinas: readonly Rotina[] | null
  /** Work of every minute, where there is daily work. */
  rotinasDoMinuto?: readonly Rotina[]
  somas: readonly Soma[]
}

const comoPlataforma = (url: string): string => {
  const nova = new URL(url)
  nova.searchParams.set('options', '-c role=vetlume_plataforma')
  return nova.toString()
}

/** Of one fetch. Who delivers a letter or makes a copy may be long at it: other processes take those that come after. */
const POR_VEZ = { evento: 50, correio: 20, exportacao: 1 } as const satisfies Record<FilaDeEventos, number>

/** Does what waits in a queue and answers how much it was. */
async function esvaziarFila(boss: PgBoss, fila: FilaDeEventos, tratamento: Tratamento): Promise<number> {
  const tarefas = await boss.fetch<EventoPublicado>(fila, { batchSize: POR_VEZ[fila] })
  if (tarefas.length === 0) return 0
  const feitas: string[] = []
  const falhas: unknown[] = []
  for (const { id, falha } of await tratarLote(tratamento, tarefas))
    if (falha === null) feitas.push(id)
    else {
      falhas.push(falha.erro)
      // Left as it is, it would be under way until its heart is missed, a minute and a half for who waits for what comes next.
      await boss.fail(fila, id)
    }
  if (feitas.length > 0) await boss.complete(fila, feitas)
  if (falhas.length > 0) throw falhas[0]
  return tarefas.length
}

/** Whether an event waits to be published or handled, or is being handled. What failed and waits for its next try is not. */
const haEventos = (db: Banco): Promise<boolean> =>
  emTransacao(db, { papel: 'plataforma' }, async (tx) => {
    const { rows } = await sql<{ ha: boolean }>`
      select exists (select from evento) or exists (select from pgboss.job
        where name = any(${FILAS_DE_EVENTOS}) and (state = 'active' or (state < 'active' and start_after <= now()))) as ha`.execute(
      tx,
    )
    return rows[0]?.ha === true
  })

type PorHorario = Pick<Opcoes, 'db' | 'relogio' | 'logger' | 'servicos' | 'somas'> & {
  sinal: AbortSignal
  rotinas: readonly Rotina[]
  rotinasDoMinuto: readonly Rotina[]
  avisar: (erro: unknown) => void
}

/** The work that begins by the clock, in one of the processes. */
async function iniciarHorarios(
  boss: PgBoss,
  { db, relogio, logger, servicos, somas, sinal, avisar, ...deles }: PorHorario,
) {
  const rodar = async (rotinas: readonly Rotina[]) => {
    for (const rotina of rotinas) await rotina({ db, agora: relogio.agora(), servicos, sinal })
  }
  const horarios: [Fila, string, () => Promise<unknown>][] = [
    ['rotina', '*/5 * * * *', () => rodar(deles.rotinas)],
    ['minuto', '* * * * *', () => rodar(deles.rotinasDoMinuto)],
    [
      'limpeza',
      '15 * * * *',
      async () => {
        await limpar(db, relogio.agora())
        await recolherArquivos(db, servicos.arquivos, relogio.agora())
      },
    ],
    ['conferencia', '30 6 * * *', () => conferirCadeias(db, logger)],
    ['reenvio', '* * * * *', () => recolocarMensagens(db, relogio.agora())],
    ['soma', '* * * * *', () => somarDiasMudados(db, somas)],
    ['acerto', '45 6 * * *', () => conferirSomas(db, somas, logger)],
  ]
  for (const [fila, quando, trabalho] of horarios) {
    // The queue tries again by itself, in silence: what went wrong is told here.
    await boss.work(fila, () =>
      trabalho().catch((erro: unknown) => {
        avisar(erro)
        throw erro
      }),
    )
    await boss.schedule(fila, quando)
  }
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
  rotinasDoMinuto = [],
  somas,
}: Opcoes): Promise<Tarefas> {
  const boss = new PgBoss({
    connectionString: comoPlataforma(url),
    // Its statements are short, and a connection costs its database 5 MiB for as long as the server lives.
    max: 2,
    migrate: false,
    application_name: 'vetlume-tarefas',
    schedule: rotinas !== null,
  })
  let falhouEm: number | null = null
  const registrar = (erro: unknown) => {
    falhouEm = performance.now()
    logger.error({ err: erro }, 'tarefas')
  }
  boss.on('error', registrar)
  await boss.start()

  const fim = new AbortController()
  const apoio = (): Apoio => ({ db, agora: relogio.agora(), servicos, sinal: fim.signal })
  const avisar = (erro: unknown) => logger.error({ err: erro }, 'tarefa falhou')
  const tratamento: Tratamento = { apoio, assinantes, logger }
  for (const fila of FILAS_DE_EVENTOS)
    await boss.work(
      fila,
      // A full lot says that more wait: they are not left for the next half second.
      { pollingIntervalSeconds: 0.5, batchSize: POR_VEZ[fila], burstWhenBatchFull: true, perJobResults: true } as const,
      async (lote: TarefaDeEvento[]) =>
        (await tratarLote(tratamento, lote)).map(({ id, falha }) => ({
          id,
          status: falha === null ? 'completed' : 'failed',
        })),
    )
  if (rotinas !== null)
    await iniciarHorarios(boss, {
      db,
      relogio,
      logger,
      servicos,
      rotinas,
      rotinasDoMinuto,
      somas,
      sinal: fim.signal,
      avisar,
    })
  const publicador = criarPublicador(db, boss, 500, registrar)

  return {
    prontas: () => falhouEm === null || performance.now() - falhouEm > 30_000,
    async esvaziar() {
      // What an event is answered with may be another one: a letter. One that somebody else took is waited for.
      do {
        await publicador.esvaziar()
        let tratados = 0
        for (const fila of FILAS_DE_EVENTOS) tratados += await esvaziarFila(boss, fila, tratamento)
        if (tratados === 0) await esperar(10)
      } while (await haEventos(db))
    },
    async parar() {
      fim.abort()
      await publicador.parar()
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
