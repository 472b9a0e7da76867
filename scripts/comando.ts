import { spawn } from 'node:child_process'
import { closeSync, openSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Encerramento } from './encerramento.ts'

/** Path of a dependency's command, to be run by our own Node whatever its shebang finds. */
export function comandoDe(raiz: string, pacote: string, nome = pacote): string {
  const manifesto = join(raiz, 'node_modules', pacote, 'package.json')
  const { bin } = createRequire(import.meta.url)(manifesto) as { bin: string | Record<string, string> }
  const relativo = typeof bin === 'string' ? bin : bin[nome]
  if (!relativo) throw new Error(`O pacote ${pacote} não tem o comando ${nome}.`)
  return join(dirname(manifesto), relativo)
}

/** Programs compiled for the machine have no script to hand to Node. */
function ehScript(caminho: string): boolean {
  const arquivo = openSync(caminho, 'r')
  const inicio = Buffer.alloc(2)
  readSync(arquivo, inicio)
  closeSync(arquivo)
  return inicio.toString() === '#!'
}

export interface Resultado {
  codigo: number
  saida: string
}

function comDoNode(comando: string, argumentos: string[]): [string, string[]] {
  return ehScript(comando) ? [process.execPath, [comando, ...argumentos]] : [comando, argumentos]
}

/** Runs a command to its end with what it printed, both streams together. */
export function rodar(comando: string, argumentos: string[], pasta: string): Promise<Resultado> {
  const filho = spawn(...comDoNode(comando, argumentos), { cwd: pasta, stdio: ['ignore', 'pipe', 'pipe'] })
  const partes: Buffer[] = []
  for (const fluxo of [filho.stdout, filho.stderr]) fluxo.on('data', (parte: Buffer) => partes.push(parte))
  return new Promise((ok, falha) => {
    filho.once('error', falha)
    filho.once('close', (codigo) => ok({ codigo: codigo ?? 1, saida: Buffer.concat(partes).toString() }))
  })
}

interface Acompanhamento {
  pasta: string
  env: NodeJS.ProcessEnv
  encerramento: Encerramento
}

/** Runs a command in front of the person, ended with us. Resolves with its exit code. */
export function assistir(
  comando: string,
  argumentos: string[],
  { pasta, env, encerramento }: Acompanhamento,
): Promise<number> {
  const filho = spawn(...comDoNode(comando, argumentos), {
    cwd: pasta,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const fim = new Promise<number>((ok, falha) => {
    filho.once('error', falha)
    filho.once('close', (codigo) => ok(codigo ?? 1))
  })
  encerramento.depois(async () => {
    if (filho.exitCode === null && filho.signalCode === null) filho.kill('SIGTERM')
    await fim
  })
  return fim
}
