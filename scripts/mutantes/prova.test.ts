import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { compilar, jaFalham, testar } from './prova.ts'

/** A folder whose commands do what `programa` says: `relatar` writes the report where it was asked for. */
function copiaQue(programa: string): string {
  const copia = mkdtempSync(join(tmpdir(), 'vetlume-prova-'))
  onTestFinished(() => rmSync(copia, { recursive: true, force: true }))
  const relatar = `const relatar = (testResults) => {
    const [, arquivo] = process.argv.join(' ').match(/--outputFile.json=(\\S+)/) ?? []
    if (arquivo) require('node:fs').writeFileSync(arquivo, JSON.stringify({ testResults }))
  }`
  for (const [pacote, nome] of [
    ['vitest', 'vitest'],
    ['typescript', 'tsc'],
  ] as const) {
    const pasta = join(copia, 'node_modules', pacote)
    mkdirSync(pasta, { recursive: true })
    writeFileSync(join(pasta, 'package.json'), JSON.stringify({ bin: { [nome]: 'comando.cjs' } }))
    writeFileSync(join(pasta, 'comando.cjs'), `${relatar}\n${programa}`)
  }
  return copia
}

const FALHA = `relatar([
  { name: require('node:path').resolve('a/um.test.ts'), status: 'passed', assertionResults: [{ status: 'passed', fullName: 'um' }] },
  { name: require('node:path').resolve('a/dois.test.ts'), status: 'failed', assertionResults: [
    { status: 'passed', fullName: 'dois vê' }, { status: 'failed', fullName: 'dois não vê' }] }]); process.exitCode = 1`
const TESTES = ['a/um.test.ts', 'a/dois.test.ts']
const FOLGA_MS = 60_000
const SEM_FIM = 'setInterval(() => {}, 1000)'

it('o que passa não percebe falta nenhuma', async () => {
  const copia = copiaQue('relatar([])')
  expect(await testar(copia, TESTES, FOLGA_MS)).toBeNull()
  expect(await jaFalham(copia, TESTES, FOLGA_MS)).toEqual([])
  expect(await compilar(copia, 'apps/web/src/x.ts', FOLGA_MS)).toBeNull()
})

it('o que falha diz qual teste percebeu, e qual arquivo já falhava', async () => {
  const copia = copiaQue(FALHA)
  expect(await testar(copia, TESTES, FOLGA_MS)).toBe('dois não vê')
  expect(await jaFalham(copia, TESTES, FOLGA_MS)).toEqual(['a/dois.test.ts'])
  expect(await compilar(copia, 'apps/web/src/x.ts', FOLGA_MS)).toBe('os tipos')
})

it('uma execução que nem começa não passa por testes que falham: diz o que escreveu', async () => {
  const copia = copiaQue(`relatar([]); console.error('projetos que não combinam'); process.exitCode = 1`)
  await expect(jaFalham(copia, TESTES, FOLGA_MS)).rejects.toThrow('projetos que não combinam')
})

it('quem não acaba é o tempo que percebe nos testes, e ninguém no compilador', async () => {
  const copia = copiaQue(SEM_FIM)
  expect(await testar(copia, TESTES, 300)).toBe('o tempo')
  expect(await compilar(copia, 'apps/web/src/x.ts', 300)).toBeNull()
  await expect(jaFalham(copia, TESTES, 300)).rejects.toThrow('não acabou')
})
