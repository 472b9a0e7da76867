import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ErroDePreparo } from '../db/embutido/erro.ts'
import type { Ambiente } from './ambiente.ts'
import { assistir, comandoDe } from './comando.ts'
import type { Encerramento } from './encerramento.ts'
import { hashDasFontes } from './fontes.ts'

const CARIMBO = '.construcao'
/** Builds `apps/web/dist` unless it was already built from exactly these sources, or came without them (container). */
export async function construirWeb({ raiz, pastaWeb }: Ambiente, encerramento: Encerramento): Promise<void> {
  if (!existsSync(join(raiz, 'apps', 'web', 'src'))) return
  const carimbo = join(pastaWeb, CARIMBO)
  const hash = hashDasFontes(raiz, ['apps/web', 'packages/dominio'])
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
