import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashDasFontes } from '../fontes.ts'

/** A server that runs still loads parts of its package, while another of the same folder starts from newer sources. */
const GUARDADO_MS = 7 * 24 * 60 * 60 * 1000

function recolherAntigos(pasta: string): void {
  for (const nome of readdirSync(pasta)) {
    const velho = join(pasta, nome)
    if (Date.now() - statSync(velho).mtimeMs > GUARDADO_MS) rmSync(velho, { recursive: true, force: true })
  }
}

/**
 * The folder of the server made of these sources, built when it is not there yet. A process of its own builds: it takes memory that this
 * one would keep. Null when it cannot be built, which was said.
 */
export function garantirPacote(raiz: string): string | null {
  const pasta = join(raiz, 'dist', 'servidor')
  const pronto = join(pasta, hashDasFontes(raiz, ['apps/api', 'packages/dominio', 'db', 'scripts']).slice(0, 16))
  if (existsSync(pronto)) return pronto
  console.log('Preparando o servidor (só quando ele muda)...')
  const parcial = `${pronto}.${process.pid}`
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'empacotar.ts'), parcial], {
    stdio: 'inherit',
  })
  if (status !== 0) {
    console.error('\nA construção do servidor falhou (veja acima).')
    rmSync(parcial, { recursive: true, force: true })
    return null
  }
  try {
    renameSync(parcial, pronto)
  } catch (erro) {
    // Another one that started at the same time built the same.
    rmSync(parcial, { recursive: true, force: true })
    if (!existsSync(pronto)) throw erro
  }
  recolherAntigos(pasta)
  return pronto
}
