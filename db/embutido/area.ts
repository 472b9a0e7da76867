import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ErroDePreparo } from './erro.ts'
import type { Identidade } from './identidade.ts'
import { alcanca } from './identidade.ts'

const BASE_EXTERNA = '/var/lib/vetlume'

/** Creates the folder if needed and lets others pass through it (not list it). */
function abrirPassagem(pasta: string): void {
  mkdirSync(pasta, { recursive: true })
  const modo = statSync(pasta).mode & 0o777
  if ((modo & 0o011) !== 0o011) chmodSync(pasta, modo | 0o011)
}

/** Random mark kept in the project: deleting the folder or copying it elsewhere means another database. */
function marcaDe(pasta: string): string {
  const arquivo = join(pasta, 'banco-local.txt')
  if (!existsSync(arquivo)) writeFileSync(arquivo, `${randomUUID()}\n`)
  return createHash('sha256')
    .update(`${realpathSync(pasta)}\n${readFileSync(arquivo, 'utf8')}`)
    .digest('hex')
    .slice(0, 16)
}

/**
 * Folder that holds the cluster. It is `pasta` itself, unless PostgreSQL runs as another user that cannot
 * get there (a project below root's closed home): then a folder outside, tied to the project's path.
 */
export function areaDoBanco(pasta: string, identidade: Identidade, descartavel: boolean): string {
  mkdirSync(pasta, { recursive: true })
  if (!identidade) return realpathSync(pasta)
  abrirPassagem(pasta)
  if (alcanca(identidade, pasta)) return realpathSync(pasta)
  const base = descartavel ? join(tmpdir(), 'vetlume') : BASE_EXTERNA
  const area = join(base, marcaDe(pasta))
  try {
    abrirPassagem(base)
    abrirPassagem(area)
  } catch (causa) {
    throw new ErroDePreparo(
      `Não foi possível criar ${area}. Indique em VETLUME_DADOS uma pasta fora de um diretório fechado.`,
      { cause: causa },
    )
  }
  return area
}
