import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

// What Linux tells of processes; elsewhere these are null, and the columns stay empty.

/** Jiffies, which are hundredths of a second to every program. */
const MICROS_POR_TIQUE = 10_000
const RSS = /^Rss:\s+(\d+) kB$/m
const PICO = /^VmHWM:\s+(\d+) kB$/m
const PSS = /^Pss:\s+(\d+) kB$/m

const ler = (arquivo: string): string => {
  try {
    return readFileSync(arquivo, 'utf8')
  } catch {
    return ''
  }
}

/** The fields after the name, which may itself have spaces: state, parent and so on. */
const estadoDe = (pid: number): string[] =>
  ler(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')

const filhosDe = (pid: number): number[] =>
  ler(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)

/** The postmaster of a data folder, and every process that it has now. */
export function processosDoPostgres(area: string): { principal: number; filhos: number[] } {
  const principal = Number(ler(path.join(area, 'dados', 'postmaster.pid')).split('\n')[0])
  return { principal, filhos: filhosDe(principal) }
}

/** CPU of a PostgreSQL since it began, in microseconds: of what runs, and of the sessions that ended. */
export function cpuDoPostgres(area: string): number | null {
  if (!existsSync('/proc/self/stat')) return null
  const { principal, filhos } = processosDoPostgres(area)
  const campos = (pid: number, de: number, ate: number) =>
    estadoDe(pid)
      .slice(de, ate)
      .reduce((total, campo) => total + Number(campo), 0)
  // utime and stime of each; cutime and cstime of the first, which are those of its dead.
  const tiques = filhos.reduce((total, pid) => total + campos(pid, 11, 13), campos(principal, 11, 15))
  return tiques * MICROS_POR_TIQUE
}

/** Memory in MiB: `inteira` counts every page, as if nobody else had it; `repartida` shares a page out among those that have it. */
export function memoriaDe(pids: readonly number[], modo: 'inteira' | 'repartida'): number | null {
  if (!existsSync('/proc/self/smaps_rollup')) return null
  const campo = modo === 'inteira' ? RSS : PSS
  const kib = pids.reduce((total, pid) => total + Number(campo.exec(ler(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0), 0)
  return kib / 1024
}

/** The most memory that a process ever had at once, in MiB. */
export function picoDeMemoria(pid: number): number | null {
  const [, kib] = PICO.exec(ler(`/proc/${pid}/status`)) ?? []
  return kib === undefined ? null : Number(kib) / 1024
}
