import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const EM_MEMORIA = '/dev/shm'
/** Of the folder and of the machine: a whole run of the tests stays well below half of it. */
const FOLGA_BYTES = 6 * 2 ** 30

/** Containers often mount it without leave to run what is in it, and a browser is unpacked there. */
function executa(pasta: string): boolean {
  const programa = join(pasta, 'programa')
  writeFileSync(programa, '#!/bin/sh\n', { mode: 0o700 })
  return spawnSync(programa).status === 0
}

function criar(base: string): string {
  const pasta = mkdtempSync(join(base, 'vetlume-testes-'))
  // Root runs the databases as another user, who has to pass through here.
  chmodSync(pasta, 0o711)
  return pasta
}

function criarEmMemoria(): string | null {
  try {
    const { bavail, bsize } = statfsSync(EM_MEMORIA)
    if (Math.min(bavail * bsize, process.availableMemory()) < FOLGA_BYTES) return null
    const pasta = criar(EM_MEMORIA)
    if (executa(pasta)) return pasta
    rmSync(pasta, { recursive: true })
    return null
  } catch {
    return null
  }
}

/**
 * A folder for what a run makes and nobody keeps: in memory where there is plenty of it. Every suite copies a database of 1,300
 * tables and indexes, and making as many files on a disk took twenty times the processor.
 */
export const criarPassageira = (): string => criarEmMemoria() ?? criar(tmpdir())
