import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ErroDePreparo } from '../db/embutido/erro.ts'
import type { Ambiente } from './ambiente.ts'
import { assistir, comandoDe } from './comando.ts'
import type { Encerramento } from './encerramento.ts'

const CARIMBO = '.construcao'
const IGNORADAS = new Set(['node_modules', 'dist'])

function* arquivosDe(pasta: string): Generator<string> {
  for (const entrada of readdirSync(pasta, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const caminho = join(pasta, entrada.name)
    if (entrada.isDirectory()) {
      if (!IGNORADAS.has(entrada.name)) yield* arquivosDe(caminho)
    } else if (!entrada.name.includes('.test.')) yield caminho
  }
}

/** SHA-256 of everything the web bundle is made from: its sources, the domain and the locked dependencies. */
function hashDasFontes(raiz: string): string {
  const hash = createHash('sha256').update(readFileSync(join(raiz, 'package-lock.json')))
  for (const pasta of ['apps/web', 'packages/dominio']) {
    for (const arquivo of arquivosDe(join(raiz, pasta)))
      hash
        .update(`${relative(raiz, arquivo)}\0`)
        .update(readFileSync(arquivo))
        .update('\0')
  }
  return hash.digest('hex')
}

/** Builds `apps/web/dist` unless it was already built from exactly these sources, or came without them (container). */
export async function construirWeb({ raiz, pastaWeb }: Ambiente, encerramento: Encerramento): Promise<void> {
  if (!existsSync(join(raiz, 'apps', 'web', 'src'))) return
  const carimbo = join(pastaWeb, CARIMBO)
  const hash = hashDasFontes(raiz)
  if (existsSync(carimbo) && readFileSync(carimbo, 'utf8') === hash) return
  console.log('Construindo a interface (só quando ela muda)...')
  const pasta = join(raiz, 'apps', 'web')
  const codigo = await assistir(comandoDe(raiz, 'vite'), ['build', '--logLevel', 'warn'], {
    pasta,
    env: {},
    encerramento,
  })
  if (codigo !== 0) throw new ErroDePreparo('A construção da interface falhou (veja acima).')
  writeFileSync(carimbo, hash)
}
