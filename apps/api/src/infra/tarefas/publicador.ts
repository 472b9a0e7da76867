import { sql } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import { emTransacao, type Banco } from '../banco/index.ts'
import { anunciar, anunciosDe } from '../tempo-real/index.ts'
import { filaDo } from './filas.ts'

const LOTE = 100

export interface EventoPublicado {
  codigo: string
  cliente: string
  tipo: string
  dados: Record<string, unknown>
  quando: string
}

/** Moves committed events from the outbox to their queues and to the live screens, in one transaction each lot. Answers how many went. */
async function publicarLote(db: Banco, boss: PgBoss): Promise<number> {
  return emTransacao(db, { papel: 'plataforma' }, async (tx) => {
    const { rows } = await sql<EventoPublicado>`
      delete from evento where codigo in (select codigo from evento order by codigo limit ${LOTE} for update skip locked)
      returning codigo, cliente, tipo, dados, quando`.execute(tx)
    for (const [fila, eventos] of Map.groupBy(rows, ({ tipo }) => filaDo(tipo)))
      await boss.insert(
        fila,
        eventos.map((data) => ({ data, id: data.codigo })),
        { db: fromKysely(tx) },
      )
    await anunciar(tx, anunciosDe(rows))
    return rows.length
  })
}

/** Publishes the outbox every `intervaloMs`, one lot after the other while there are full lots. */
export function criarPublicador(db: Banco, boss: PgBoss, intervaloMs: number, aoFalhar: (erro: unknown) => void) {
  const parada = new AbortController()
  let rodada: Promise<void> = Promise.resolve()
  const rodar = async () => {
    let publicados = LOTE
    while (publicados === LOTE && !parada.signal.aborted) publicados = await publicarLote(db, boss)
  }
  const relogio = setInterval(() => {
    rodada = rodada.then(rodar).catch(aoFalhar)
  }, intervaloMs)
  return {
    /** Publishes what is there now; tests and shutdown wait for it. */
    async esvaziar() {
      rodada = rodada.then(rodar)
      await rodada
    },
    async parar() {
      parada.abort()
      clearInterval(relogio)
      await rodada
    },
  }
}
