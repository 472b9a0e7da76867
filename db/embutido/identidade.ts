import { spawnSync } from 'node:child_process'
import { lstatSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ErroDePreparo } from './erro.ts'

/** Operating system user that runs PostgreSQL, which refuses to run as root. Null: the current user. */
export type Identidade = { uid: number; gid: number } | null

const USUARIOS = ['postgres', 'nobody']

function numeroDe(opcao: '-u' | '-g', usuario: string): number | null {
  const { status, stdout } = spawnSync('id', [opcao, usuario], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : null
}

function donoDe(pasta: string): Identidade {
  const dados = statSync(pasta, { throwIfNoEntry: false })
  return dados && dados.uid !== 0 ? { uid: dados.uid, gid: dados.gid } : null
}

/** For root: the owner of the existing data, else `postgres`, else `nobody`. For anybody else: null. */
export function identidadeDoBanco(dados: string): Identidade {
  if (process.getuid?.() !== 0) return null
  const dono = donoDe(dados)
  if (dono) return dono
  for (const usuario of USUARIOS) {
    const uid = numeroDe('-u', usuario)
    const gid = numeroDe('-g', usuario)
    if (uid && gid) return { uid, gid }
  }
  throw new ErroDePreparo(
    'O PostgreSQL não roda como root e não há usuário "postgres" nem "nobody" nesta máquina. Rode o Vetlume com um usuário comum.',
  )
}

/** Options for `spawn` that drop root; `cwd` is neutral because the target may not read ours. */
export function opcoesDe(identidade: Identidade) {
  return { cwd: '/', ...identidade }
}

/** Whether the identity can enter `pasta`, tried for real: permissions, ACLs and mounts included. */
export function alcanca(identidade: Identidade, pasta: string): boolean {
  if (!identidade) return true
  const { status, error } = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', pasta], opcoesDe(identidade))
  if (error) {
    throw new ErroDePreparo(
      `Não foi possível executar programas com o usuário ${identidade.uid} (${error.message}). Rode o Vetlume com um usuário comum, em vez de root.`,
    )
  }
  return status === 0
}

/** Gives `caminho` and everything below it to the identity; symlinks are not followed. */
export function entregar(identidade: Identidade, caminho: string): void {
  if (!identidade) return
  lchownSync(caminho, identidade.uid, identidade.gid)
  if (!lstatSync(caminho).isDirectory()) return
  for (const nome of readdirSync(caminho)) entregar(identidade, join(caminho, nome))
}
