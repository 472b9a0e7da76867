import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

function arquivosDe(raiz: string): string[] {
  const argumentos = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { status, stdout, stderr } = spawnSync('git', argumentos, { cwd: raiz, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(`git ls-files: ${stderr}`)
  return stdout.split('\0').filter((arquivo) => arquivo !== '' && existsSync(join(raiz, arquivo)))
}

/** By links, in seconds, where the file system has them. */
function copiarDependencias(raiz: string, copia: string): void {
  const pastas = ['node_modules', ...globSync('{apps,packages}/*/node_modules', { cwd: raiz })]
  for (const pasta of pastas) {
    const [de, para] = [join(raiz, pasta), join(copia, pasta)]
    mkdirSync(dirname(para), { recursive: true })
    if (spawnSync('cp', ['-al', de, para], { stdio: 'ignore' }).status !== 0)
      cpSync(de, para, { recursive: true, verbatimSymlinks: true, force: true })
  }
  // What tools keep there is of the other folder, and some write in place.
  for (const guardado of ['.vite', '.vite-temp', '.vitest-cache', '.cache'])
    rmSync(join(copia, 'node_modules', guardado), { recursive: true, force: true })
}

/** A copy of the project as it is now, in which faults do no harm. */
export function abrirCopia(raiz: string): string {
  const copia = mkdtempSync(join(tmpdir(), 'vetlume-mutantes-'))
  // Root runs the database of the http tests as another user, who has to pass through here.
  chmodSync(copia, 0o755)
  for (const arquivo of arquivosDe(raiz)) {
    mkdirSync(dirname(join(copia, arquivo)), { recursive: true })
    copyFileSync(join(raiz, arquivo), join(copia, arquivo))
  }
  copiarDependencias(raiz, copia)
  return copia
}
