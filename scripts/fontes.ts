import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const IGNORADAS = new Set(['node_modules', 'dist'])

function* arquivosDe(pasta: string): Generator<string> {
  for (const entrada of readdirSync(pasta, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const caminho = join(pasta, entrada.name)
    if (entrada.isDirectory()) {
      if (!IGNORADAS.has(entrada.name)) yield* arquivosDe(caminho)
    } else if (!entrada.name.includes('.test.')) yield caminho
  }
}

/** SHA-256 of everything that something is built from: these folders and the locked dependencies. */
export function hashDasFontes(raiz: string, pastas: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(raiz, 'package-lock.json')))
  for (const pasta of pastas) {
    for (const arquivo of arquivosDe(join(raiz, pasta)))
      hash
        .update(`${relative(raiz, arquivo)}\0`)
        .update(readFileSync(arquivo))
        .update('\0')
  }
  return hash.digest('hex')
}
