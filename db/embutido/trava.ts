import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as esperar } from 'node:timers/promises'
import { ErroDePreparo } from './erro.ts'

export interface Trava {
  soltar(): void
}

const inutil = (arquivo: string, causa: unknown) =>
  new ErroDePreparo(
    `O arquivo de trava ${arquivo} não pode ser usado (${causa instanceof Error ? causa.message : String(causa)}). Confira se ele é seu e, sem nenhum Vetlume rodando nesta pasta, apague-o.`,
    { cause: causa },
  )

function abrir(arquivo: string): DatabaseSync {
  try {
    return new DatabaseSync(arquivo, { timeout: 0 })
  } catch (causa) {
    throw inutil(arquivo, causa)
  }
}

function tentar(arquivo: string): Trava | null {
  const base = abrir(arquivo)
  try {
    base.exec('begin exclusive')
    return { soltar: () => base.close() }
  } catch (causa) {
    base.close()
    if (causa instanceof Error && 'errcode' in causa && causa.errcode === 5) return null
    throw inutil(arquivo, causa)
  }
}

/**
 * Exclusive lock on `arquivo`, held until `soltar()` or the death of the process, however it dies:
 * SQLite takes an operating system file lock, so there is no stale lock to judge. Null after `esperaMs`.
 */
export async function travar(arquivo: string, esperaMs = 0): Promise<Trava | null> {
  mkdirSync(dirname(arquivo), { recursive: true })
  const limite = Date.now() + esperaMs
  for (;;) {
    const trava = tentar(arquivo)
    if (trava || Date.now() >= limite) return trava
    await esperar(100)
  }
}
