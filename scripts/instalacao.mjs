// Parts of the preparation that can be tested alone. Plain JavaScript for Node 20 or newer.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BATIMENTO_MS = 1000
const SEM_BATIMENTO_MS = 20_000

/** SHA-256 (hex) of what decides the content of node_modules: the lock file and the machine. */
export function hashDasDependencias(raiz) {
  const maquina = `${process.platform}-${process.arch}\n`
  return createHash('sha256')
    .update(maquina)
    .update(readFileSync(join(raiz, 'package-lock.json')))
    .digest('hex')
}

function vivo(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (erro) {
    return erro.code === 'EPERM'
  }
}

/** Abandoned when the owner is dead, or has not touched the lock for a while (its pid was reused). */
function abandonada(trava) {
  const { mtimeMs } = statSync(trava)
  const arquivo = join(trava, 'pid')
  if (!existsSync(arquivo)) return Date.now() - mtimeMs > SEM_BATIMENTO_MS
  return !vivo(Number(readFileSync(arquivo, 'utf8'))) || Date.now() - mtimeMs > SEM_BATIMENTO_MS
}

function tentarTravar(trava) {
  try {
    mkdirSync(trava)
  } catch (erro) {
    if (erro.code !== 'EEXIST') throw erro
    return false
  }
  writeFileSync(join(trava, 'pid'), String(process.pid))
  return true
}

/** Removes an abandoned lock; true when there may be none now. Of two waiters only one manages to rename it. */
function removerAbandonada(trava) {
  const lixo = `${trava}.${process.pid}`
  try {
    if (!abandonada(trava)) return false
    renameSync(trava, lixo)
  } catch (erro) {
    if (erro.code === 'ENOENT') return true
    throw erro
  }
  rmSync(lixo, { recursive: true, force: true })
  return true
}

/**
 * Runs `tarefa` while holding the folder's installation lock; waits for another process that holds it.
 * The lock is a folder (atomic to create) with the owner's pid and a heartbeat in its mtime.
 */
export async function semConcorrencia(raiz, tarefa) {
  const trava = join(raiz, '.vetlume', 'instalacao.trava')
  mkdirSync(join(raiz, '.vetlume'), { recursive: true })
  let avisado = false
  while (!tentarTravar(trava)) {
    if (removerAbandonada(trava)) continue
    if (!avisado) console.error('Outra instalação está em andamento nesta pasta; aguardando...')
    avisado = true
    await new Promise((ok) => setTimeout(ok, 300))
  }
  const batimento = setInterval(() => utimesSync(trava, new Date(), new Date()), BATIMENTO_MS)
  try {
    return await tarefa()
  } finally {
    clearInterval(batimento)
    rmSync(trava, { recursive: true, force: true })
  }
}
