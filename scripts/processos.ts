import type { Worker } from 'node:cluster'
import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { setTimeout as esperar } from 'node:timers/promises'
import type { Configuracao, Servidor } from '../apps/api/src/main.ts'
import { ErroDePreparo } from '../db/embutido/erro.ts'
import type { Ambiente } from './ambiente.ts'
import type { Banco } from './banco.ts'
import { configuracaoDoServidor } from './configuracao.ts'

const RONDA_MS = 250
const ESPERA_MINIMA_MS = 250
const ESPERA_MAXIMA_MS = 30_000
/** One that lived so long did not die of how it started. */
const ESTAVEL_MS = 60_000
/** Longer than the slowest request and the job at hand have. */
const PRAZO_PARA_PARAR_MS = 75_000

/** How the embedded database is doing, as it crosses from the process that runs it; null with a PostgreSQL of one's own. */
export type SituacaoEnviada = { subindo: boolean; voltouEm: string | null } | null

/** What the first process says to the ones that serve. */
export type Ordem =
  | {
      tipo: 'servir'
      ambiente: Ambiente
      configuracao: Omit<Configuracao, 'embutido'>
      situacao: SituacaoEnviada
      /** Does what is done once a start. */
      primeiro: boolean
    }
  | { tipo: 'situacao'; situacao: SituacaoEnviada }
  | { tipo: 'parar' }

/** What one that serves answers. */
export type Aviso =
  | { tipo: 'servindo'; endereco: string; administracao: Servidor['administracao'] | null }
  | { tipo: 'falhou'; mensagem: string }

type Servindo = Extract<Aviso, { tipo: 'servindo' }>

const fimDe = (filho: Worker) =>
  new Promise<void>((ok) => void (filho.isDead() ? ok() : filho.once('exit', () => ok())))

/** Answers when it serves, or fails with what kept it from serving. */
function esperarServindo(filho: Worker): Promise<Servindo> {
  return new Promise((ok, falha) => {
    filho.once('message', (aviso: Aviso) =>
      aviso.tipo === 'servindo' ? ok(aviso) : falha(new ErroDePreparo(aviso.mensagem)),
    )
    filho.once('exit', () => falha(new ErroDePreparo('Um processo do servidor terminou antes de atender.')))
  })
}

async function parar(filho: Worker): Promise<void> {
  const fim = fimDe(filho)
  filho.send({ tipo: 'parar' } satisfies Ordem, () => undefined)
  const desistir = setTimeout(() => filho.process.kill('SIGKILL'), PRAZO_PARA_PARAR_MS)
  await fim
  clearTimeout(desistir)
}

const enviada = (situacao: Banco['situacao']): SituacaoEnviada => {
  if (situacao === null) return null
  const { subindo, voltouEm } = situacao()
  return { subindo, voltouEm: voltouEm?.toString() ?? null }
}

export interface Processos extends Servidor {
  /** Those that serve now. */
  pids(): number[]
}

/**
 * Serves with several processes on one port, which this one shares out and keeps up: one that dies is raised again, later and
 * later while it fails. Sessions, limits, jobs and live messages meet in the database; only this process has its keeper.
 */
export async function iniciarProcessos(ambiente: Ambiente, banco: Banco, demonstracao: boolean): Promise<Processos> {
  const { embutido: _, ...configuracao } = configuracaoDoServidor(ambiente, banco, demonstracao)
  cluster.setupPrimary({ exec: fileURLToPath(new URL('processo.ts', import.meta.url)), args: [] })
  const filhos = new Set<Worker>()
  const servindo = new Set<Worker>()
  const parada = new AbortController()

  const levantar = async (primeiro: boolean) => {
    const filho = cluster.fork()
    filhos.add(filho)
    filho.once('exit', () => filhos.delete(filho) && servindo.delete(filho))
    const situacao = enviada(banco.situacao)
    filho.send({ tipo: 'servir', ambiente, configuracao, situacao, primeiro } satisfies Ordem)
    const aviso = await esperarServindo(filho)
    servindo.add(filho)
    return { filho, aviso }
  }
  const manter = async (inicial: Worker) => {
    let filho: Worker | null = inicial
    for (let quedas = 0; ; quedas++) {
      const desde = performance.now()
      if (filho !== null) await fimDe(filho)
      if (parada.signal.aborted) return
      if (performance.now() - desde > ESTAVEL_MS) quedas = 0
      if (filho !== null) console.error('Um processo do servidor parou sem que ninguém pedisse. Iniciando outro...')
      const pausa = Math.min(ESPERA_MAXIMA_MS, ESPERA_MINIMA_MS * 2 ** Math.min(quedas, 10))
      await esperar(pausa, null, { signal: parada.signal }).catch(() => undefined)
      if (parada.signal.aborted) return
      filho = await levantar(false).then(
        (levantado) => levantado.filho,
        () => null,
      )
    }
  }
  const pararTodos = async () => {
    parada.abort()
    await Promise.all([...filhos].map(parar))
  }

  try {
    const primeiro = await levantar(true)
    const outros = await Promise.all(Array.from({ length: ambiente.processos - 1 }, () => levantar(false)))
    for (const { filho } of [primeiro, ...outros]) void manter(filho)
    const { endereco, administracao } = primeiro.aviso
    const ronda = anunciarSituacao(banco, filhos)
    return {
      endereco,
      administracao: administracao as Servidor['administracao'],
      pids: () => [...servindo].flatMap(({ process: { pid } }) => pid ?? []),
      async parar() {
        clearInterval(ronda)
        await pararTodos()
      },
    }
  } catch (erro) {
    await pararTodos()
    throw erro
  }
}

/** The others are asked how the database is doing too, and only this process knows. */
function anunciarSituacao({ situacao }: Banco, filhos: ReadonlySet<Worker>): NodeJS.Timeout {
  let ultima = JSON.stringify(enviada(situacao))
  const ronda = setInterval(() => {
    const agora = enviada(situacao)
    if (JSON.stringify(agora) === ultima) return
    ultima = JSON.stringify(agora)
    for (const filho of filhos) filho.send({ tipo: 'situacao', situacao: agora } satisfies Ordem, () => undefined)
  }, RONDA_MS)
  return ronda.unref()
}
