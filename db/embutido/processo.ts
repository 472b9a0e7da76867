import type { ChildProcess } from 'node:child_process'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { argumentosDoServidor, ENTRADAS } from './configuracao.ts'
import { ErroDePreparo } from './erro.ts'
import { entregar, opcoesDe } from './identidade.ts'

const LIMITE_DO_LOG = 5 * 1024 * 1024
const PASSO_MS = 20
const RECUPERACAO_MS = 10 * 60_000
const PARADA_RAPIDA_MS = 30_000
/** Sessions of a server that was killed notice it at once; where the machine is busy, in seconds. */
const SESSOES_MS = 30_000
const SESSOES_VIVAS = 'pre-existing shared memory block'

interface Endereco {
  porta: number
  /** Folder of the socket file, by which a round trip takes half of what the loopback takes of the processor; null where there is none. */
  soquete: string | null
}

/** A running postmaster, as told by its own `postmaster.pid`. */
export interface Servidor extends Endereco {
  pid: number
  estado: string
}

function linhaDeComando(pid: number): string {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function lerPid(cluster: Cluster): string[] {
  try {
    return readFileSync(join(cluster.dados, 'postmaster.pid'), 'utf8').split('\n')
  } catch (erro) {
    if (erro instanceof Error && 'code' in erro && erro.code === 'ENOENT') return []
    throw erro
  }
}

/** The live server of this data folder. A file left by a dead one, or copied from elsewhere, is not one. */
function servidorVivo(cluster: Cluster): Servidor | null {
  const [pid, pasta, , porta, soquete, , , estado] = lerPid(cluster)
  if (!pid || pasta !== cluster.dados || !linhaDeComando(Number(pid)).includes(cluster.dados)) return null
  return { pid: Number(pid), porta: Number(porta), soquete: soquete || null, estado: estado?.trim() ?? '' }
}

/** Whether a process of this number runs; one of another user does too. */
export function processoVivo(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (erro) {
    return erro instanceof Error && 'code' in erro && erro.code === 'EPERM'
  }
}

/**
 * Takes away a `postmaster.pid` that would stop the start for nothing: copied from elsewhere, unreadable, or with a number
 * that another program has now. What our own dead server left stays: by it PostgreSQL does not start beside sessions that outlive it.
 */
function descartarPidAlheio(cluster: Cluster): void {
  const [pid, pasta] = lerPid(cluster)
  if (pid === undefined) return
  const numero = Number(pid)
  if (pasta === cluster.dados && Number.isInteger(numero) && numero > 0 && !processoVivo(numero)) return
  rmSync(join(cluster.dados, 'postmaster.pid'), { force: true })
}

export async function portaLivre(): Promise<number> {
  const escuta = createServer()
  await new Promise<void>((ok, falha) => escuta.once('error', falha).listen(0, '127.0.0.1', ok))
  const endereco = escuta.address()
  await new Promise((ok) => escuta.close(ok))
  if (!endereco || typeof endereco === 'string')
    throw new ErroDePreparo('Não foi possível reservar uma porta local para o banco de dados.')
  return endereco.port
}

function fimDoLog(arquivo: string): string {
  return existsSync(arquivo) ? readFileSync(arquivo, 'utf8').trim().split('\n').slice(-8).join('\n') : ''
}

function abrirLog(arquivo: string): number {
  const tamanho = statSync(arquivo, { throwIfNoEntry: false })?.size ?? 0
  return openSync(arquivo, tamanho > LIMITE_DO_LOG ? 'w' : 'a', 0o600)
}

/** An empty folder for the socket file, closed to all but who runs the server. What a server that was killed left there goes. */
function esvaziarSoquete({ area, identidade }: Cluster): string {
  const pasta = join(area, 'soquete')
  rmSync(pasta, { recursive: true, force: true })
  mkdirSync(pasta, { mode: 0o700 })
  entregar(identidade, pasta)
  return pasta
}

/** False where this system or this disk has no such files, or the path is too long for one: Node takes a byte more than PostgreSQL does. */
async function aceitaSoquete(pasta: string): Promise<boolean> {
  const prova = createServer()
  try {
    await once(prova.listen(join(pasta, '.s.PGSQL.65535+')), 'listening')
    return true
  } catch {
    return false
  } finally {
    prova.close()
  }
}

/** Own session (`detached`): Ctrl+C must reach us, not the database, so that requests can finish first. */
function lancar(cluster: Cluster, { porta, soquete }: Endereco, arquivoDeLog: string): ChildProcess {
  if (existsSync(cluster.dados)) writeFileSync(join(cluster.dados, 'pg_hba.conf'), ENTRADAS)
  const log = abrirLog(arquivoDeLog)
  const programa = join(cluster.binarios, 'bin', 'postgres')
  const argumentos = argumentosDoServidor({ dados: cluster.dados, porta, soquete }, cluster.descartavel)
  const env = { PATH: process.env['PATH'], LC_ALL: 'C' }
  const filho = spawn(programa, argumentos, {
    ...opcoesDe(cluster.identidade),
    env,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  filho.unref()
  return filho
}

/** The server that accepts connections, or why it ended before it did. */
async function tentarIniciar(cluster: Cluster, endereco: Endereco, arquivoDeLog: string): Promise<Servidor | string> {
  const fim: { motivo: string | null } = { motivo: null }
  const filho = lancar(cluster, endereco, arquivoDeLog)
  filho.once('error', (erro) => (fim.motivo = erro.message))
  filho.once('exit', () => (fim.motivo ??= fimDoLog(arquivoDeLog)))
  const limite = Date.now() + RECUPERACAO_MS
  while (Date.now() < limite) {
    if (fim.motivo !== null) return fim.motivo
    const servidor = servidorVivo(cluster)
    if (servidor?.estado === 'ready') return servidor
    await esperar(PASSO_MS)
  }
  throw new ErroDePreparo(
    `O banco de dados não ficou pronto em ${RECUPERACAO_MS / 60_000} minutos. Veja ${arquivoDeLog}.`,
  )
}

/**
 * Starts the server and waits until it accepts connections, crash recovery and the last sessions of a dead one included. One that
 * comes back (`antes`) does so at the address by which it is already known.
 */
export async function iniciarServidor(
  cluster: Cluster,
  porta: number,
  antes: Endereco | null = null,
): Promise<Servidor> {
  descartarPidAlheio(cluster)
  const pasta = esvaziarSoquete(cluster)
  const comSoquete = antes === null ? await aceitaSoquete(pasta) : antes.soquete !== null
  const endereco = { porta, soquete: comSoquete ? pasta : null }
  const arquivoDeLog = join(cluster.area, 'postgres.log')
  const limite = Date.now() + SESSOES_MS
  for (;;) {
    const servidor = await tentarIniciar(cluster, endereco, arquivoDeLog)
    if (typeof servidor !== 'string') return servidor
    if (!servidor.includes(SESSOES_VIVAS) || Date.now() >= limite)
      throw new ErroDePreparo(`O banco de dados não iniciou. Últimas linhas de ${arquivoDeLog}:\n${servidor}`)
    await esperar(PASSO_MS * 10)
  }
}

/** The live server, when it takes connections now. */
export function servidorPronto(cluster: Cluster): Servidor | null {
  const servidor = servidorVivo(cluster)
  return servidor?.estado === 'ready' ? servidor : null
}

/** The server that outlived us, once it is ready; null when there is none or it was already closing. */
export async function servidorOrfao(cluster: Cluster): Promise<Servidor | null> {
  for (;;) {
    const servidor = servidorVivo(cluster)
    if (!servidor || servidor.estado === 'ready') return servidor
    await esperar(PASSO_MS)
  }
}

async function aguardarFim(cluster: Cluster, prazoMs: number): Promise<boolean> {
  const limite = Date.now() + prazoMs
  while (servidorVivo(cluster)) {
    if (Date.now() >= limite) return false
    await esperar(PASSO_MS)
  }
  return true
}

/** Asks for the end without waiting for it. Only when the process is going away and cannot wait. */
export function pedirFim(cluster: Cluster): void {
  const servidor = servidorVivo(cluster)
  if (servidor) process.kill(servidor.pid, 'SIGINT')
}

/** "Fast" shutdown: ends sessions, writes a checkpoint, leaves. Only if that hangs, the immediate one. */
export async function encerrarServidor(cluster: Cluster): Promise<void> {
  const servidor = servidorVivo(cluster)
  if (!servidor) return
  process.kill(servidor.pid, cluster.descartavel ? 'SIGQUIT' : 'SIGINT')
  if (await aguardarFim(cluster, PARADA_RAPIDA_MS)) return
  process.kill(servidor.pid, 'SIGQUIT')
  await aguardarFim(cluster, PARADA_RAPIDA_MS)
}
