import { setTimeout as esperar } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { Servidor } from './processo.ts'
import { encerrarServidor, iniciarServidor, processoVivo } from './processo.ts'

const RONDA_MS = 250
const ESPERA_MINIMA_MS = 250
const ESPERA_MAXIMA_MS = 30_000

/** How the server is doing since this process has it. */
export interface Situacao {
  /** It died, and is being started again. */
  subindo: boolean
  /** When it last came back by itself; null when it never had to. */
  voltouEm: Temporal.Instant | null
}

export interface Supervisao {
  situacao(): Situacao
  /** Ends the server and gives up raising it. */
  parar(): Promise<void>
}

/**
 * Starts the server again whenever it dies, at the same address, later and later while it fails. A server that dies of its
 * own end (`parar`) is left alone.
 */
export function supervisionar(cluster: Cluster, inicial: Servidor): Supervisao {
  const situacao: Situacao = { subindo: false, voltouEm: null }
  const parada = new AbortController()
  let servidor = inicial
  let trabalho: Promise<void> = Promise.resolve()

  const reerguer = async () => {
    console.error('O banco de dados parou sem que ninguém pedisse. Iniciando-o de novo...')
    for (let falhas = 0; !parada.signal.aborted; falhas++) {
      const pausa = Math.min(ESPERA_MAXIMA_MS, ESPERA_MINIMA_MS * 2 ** Math.min(falhas, 10))
      await esperar(pausa, null, { signal: parada.signal }).catch(() => undefined)
      if (parada.signal.aborted) return
      try {
        servidor = await iniciarServidor(cluster, servidor.porta, servidor)
        Object.assign(situacao, { subindo: false, voltouEm: Temporal.Now.instant() })
        console.error('O banco de dados voltou.')
        return
      } catch (erro) {
        if (falhas === 0 && !parada.signal.aborted) console.error(erro instanceof Error ? erro.message : erro)
      }
    }
  }
  const ronda = setInterval(() => {
    if (situacao.subindo || processoVivo(servidor.pid)) return
    situacao.subindo = true
    trabalho = reerguer()
  }, RONDA_MS)
  ronda.unref()

  return {
    situacao: () => situacao,
    async parar() {
      parada.abort()
      clearInterval(ronda)
      await encerrarServidor(cluster)
      // One that was being started while the end was asked for.
      await trabalho
      await encerrarServidor(cluster)
    },
  }
}
