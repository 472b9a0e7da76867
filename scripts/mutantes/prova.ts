import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { comandoDe } from '../comando.ts'

/** Test, compiler or clock that noticed the fault; null when nobody did. */
export type Veredito = string | null

interface Relatorio {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

/** Runs a command to its end, or to the end of its time; null then. In a group of its own, ended whole. */
function rodarComPrazo(pasta: string, argumentos: string[], prazoMs: number): Promise<number | null> {
  const filho = spawn(process.execPath, argumentos, { cwd: pasta, stdio: 'ignore', detached: true })
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

function primeiroQueFalhou(arquivo: string): string {
  if (!existsSync(arquivo)) return 'a execução dos testes'
  const { testResults } = JSON.parse(readFileSync(arquivo, 'utf8')) as Relatorio
  const falhas = testResults.filter(({ status }) => status === 'failed')
  const teste = falhas.flatMap(({ assertionResults }) => assertionResults).find(({ status }) => status === 'failed')
  return teste?.fullName ?? falhas[0]?.name ?? 'a execução dos testes'
}

/** Runs these tests in the copy, up to the first that fails. */
export async function testar(copia: string, testes: readonly string[], prazoMs: number): Promise<Veredito> {
  if (testes.length === 0) return null
  const relatorio = join(copia, 'node_modules', '.mutantes.json')
  rmSync(relatorio, { force: true })
  const saida = ['--reporter=json', `--outputFile.json=${relatorio}`]
  const argumentos = [comandoDe(copia, 'vitest'), 'run', '--bail=1', ...saida, ...testes]
  const codigo = await rodarComPrazo(copia, argumentos, prazoMs)
  if (codigo === 0) return null
  return codigo === null ? 'o tempo' : primeiroQueFalhou(relatorio)
}

/** Whether the compiler refuses the fault: what does not compile never reaches anybody. */
export async function compilar(copia: string, arquivo: string, prazoMs: number): Promise<Veredito> {
  const [, projeto] = /^((?:apps|packages)\/[^/]+)\//.exec(arquivo) ?? []
  const argumentos = [comandoDe(copia, 'typescript', 'tsc'), '--noEmit', '-p', projeto ?? '.']
  const codigo = await rodarComPrazo(copia, argumentos, prazoMs)
  return codigo === 0 ? null : 'os tipos'
}
