import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { comandoDe } from '../comando.ts'

/** Test, compiler or clock that noticed the fault; null when nobody did. */
export type Veredito = string | null

interface Relatorio {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

/** What the last command wrote: read when it ended without saying of which test. */
const saidaDe = (copia: string) => join(copia, 'node_modules', '.mutantes.log')
const relatorioDe = (copia: string) => join(copia, 'node_modules', '.mutantes.json')
const ULTIMAS_LINHAS = 40

/** Runs a command to its end, or to the end of its time; null then. In a group of its own, ended whole. */
function rodarComPrazo(pasta: string, argumentos: string[], prazoMs: number): Promise<number | null> {
  const saida = openSync(saidaDe(pasta), 'w')
  const filho = spawn(process.execPath, argumentos, { cwd: pasta, stdio: ['ignore', saida, saida], detached: true })
  closeSync(saida)
  const { promise, resolve } = Promise.withResolvers<number | null>()
  const encerrar = () => {
    if (filho.pid === undefined || filho.exitCode !== null) return
    try {
      process.kill(-filho.pid, 'SIGKILL')
    } catch {
      // It ended by itself meanwhile.
    }
  }
  const prazo = setTimeout(() => {
    encerrar()
    resolve(null)
  }, prazoMs)
  process.once('exit', encerrar)
  filho.once('close', (codigo) => {
    clearTimeout(prazo)
    process.removeListener('exit', encerrar)
    resolve(codigo ?? 1)
  })
  return promise
}

function rodarTestes(copia: string, testes: readonly string[], prazoMs: number, ...opcoes: string[]) {
  const relatorio = relatorioDe(copia)
  rmSync(relatorio, { force: true })
  const saida = ['--reporter=dot', '--reporter=json', `--outputFile.json=${relatorio}`]
  return rodarComPrazo(copia, [comandoDe(copia, 'vitest'), 'run', ...opcoes, ...saida, ...testes], prazoMs)
}

function arquivosQueFalharam(copia: string): Relatorio['testResults'] {
  const relatorio = relatorioDe(copia)
  if (!existsSync(relatorio)) return []
  const { testResults } = JSON.parse(readFileSync(relatorio, 'utf8')) as Relatorio
  return testResults.filter(({ status }) => status === 'failed')
}

function primeiroQueFalhou(copia: string): string {
  const falhas = arquivosQueFalharam(copia)
  const teste = falhas.flatMap(({ assertionResults }) => assertionResults).find(({ status }) => status === 'failed')
  return teste?.fullName ?? falhas[0]?.name ?? 'a execução dos testes'
}

/** Runs these tests in the copy, up to the first that fails. */
export async function testar(copia: string, testes: readonly string[], prazoMs: number): Promise<Veredito> {
  if (testes.length === 0) return null
  const codigo = await rodarTestes(copia, testes, prazoMs, '--bail=1')
  if (codigo === 0) return null
  return codigo === null ? 'o tempo' : primeiroQueFalhou(copia)
}

/** Which of these tests fail in the copy as it is: they are no witnesses. Throws where the run itself does, with what it wrote last. */
export async function jaFalham(copia: string, testes: readonly string[], prazoMs: number): Promise<string[]> {
  const codigo = await rodarTestes(copia, testes, prazoMs)
  if (codigo === 0) return []
  const falhas = arquivosQueFalharam(copia).map(({ name }) => relative(copia, name).replaceAll('\\', '/'))
  if (codigo !== null && falhas.length > 0) return falhas
  const escrito = readFileSync(saidaDe(copia), 'utf8').trimEnd().split('\n').slice(-ULTIMAS_LINHAS).join('\n')
  const motivo = codigo === null ? `não acabou em ${Math.round(prazoMs / 60_000)} min` : `acabou com ${codigo}`
  throw new Error(`a execução dos testes ${motivo}:\n${escrito}`)
}

/** Whether the compiler refuses the fault: what does not compile never reaches anybody. One that did not end refused nothing. */
export async function compilar(copia: string, arquivo: string, prazoMs: number): Promise<Veredito> {
  const [, projeto = '.'] = /^((?:apps|packages)\/[^/]+)\//.exec(arquivo) ?? []
  const compilador = [comandoDe(copia, 'typescript', 'tsc'), '--noEmit', '-p', projeto]
  // What it found last time is kept, and only who imports the file is looked at again: a sixth of the time. What would be refused
  // farther away goes to the tests.
  const perto = ['--incremental', '--assumeChangesOnlyAffectDirectDependencies']
  const guardado = ['--tsBuildInfoFile', join(copia, 'node_modules', `.${basename(projeto)}.tsbuildinfo`)]
  const codigo = await rodarComPrazo(copia, [...compilador, ...perto, ...guardado], prazoMs)
  return codigo === 0 || codigo === null ? null : 'os tipos'
}
