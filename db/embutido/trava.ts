import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as esperar } from 'node:timers/promises'

export interface Trava {
  soltar(): void
}

function tentar(arquivo: string): Trava | null {
  const base = new DatabaseSync(arquivo, { timeout: 0 })
  try {
    base.exec('begin exclusive')
    return { soltar: () => base.close() }
  } catch (erro) {
    base.close()
    if (erro instanceof Error && 'errcode' in erro && erro.errcode === 5) return null
    throw erro
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
