import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashDasDependencias } from './instalacao.mjs'

let pasta: string
const noDaPasta = () => join(pasta, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin')

/** A project of nothing but what begins every command, as installed. */
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'vetlume rodar-'))
  mkdirSync(join(pasta, 'scripts'))
  for (const nome of ['rodar.sh', 'preparo.mjs', 'instalacao.mjs'])
    copyFileSync(join(import.meta.dirname, nome), join(pasta, 'scripts', nome))
  writeFileSync(join(pasta, 'package-lock.json'), '{}')
  mkdirSync(noDaPasta(), { recursive: true })
  symlinkSync(process.execPath, join(noDaPasta(), 'node'))
  writeFileSync(join(pasta, 'node_modules', '.vetlume-lock'), hashDasDependencias(pasta))
})
afterEach(() => rmSync(pasta, { recursive: true, force: true }))

function rodar(codigo: string, env: NodeJS.ProcessEnv, ...argumentos: string[]) {
  writeFileSync(join(pasta, 'scripts', 'comando.ts'), codigo)
  return spawn('sh', [join(pasta, 'scripts', 'rodar.sh'), 'scripts/comando.ts', ...argumentos], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`, ...env },
  })
}

test('quem prepara vira o comando: nada fica ao lado dele, e o código de saída é o dele', async () => {
  const filho = rodar(
    `console.log(JSON.stringify({ pid: process.pid, argumentos: process.argv.slice(2), pasta: process.cwd(),
      caminho: process.env.PATH?.split(':')[0], npm: process.env.VETLUME_NPM })); process.exitCode = 7`,
    { npm_lifecycle_event: 'start' },
    'um argumento',
    '--dois=2',
  )
  const [saida, [codigo]] = await Promise.all([text(filho.stdout), once(filho, 'exit')])
  expect(JSON.parse(saida)).toEqual({
    pid: filho.pid,
    argumentos: ['um argumento', '--dois=2'],
    pasta,
    caminho: noDaPasta(),
    npm: String(process.pid),
  })
  expect(codigo).toBe(7)
})

test('um sinal chega ao comando, que termina como quiser', async () => {
  const filho = rodar(
    `process.on('SIGTERM', () => { console.log('fim'); process.exit(3) }); setInterval(() => {}, 1000); console.log('pronto')`,
    {},
  )
  const dito: string[] = []
  filho.stdout.on('data', (parte: Buffer) => {
    dito.push(String(parte).trim())
    if (dito.length === 1) filho.kill('SIGTERM')
  })
  expect(await once(filho, 'exit')).toEqual([3, null])
  expect(dito).toEqual(['pronto', 'fim'])
})

test('rodado sem npm, ninguém é vigiado: o comando sobrevive a quem o chamou', async () => {
  const filho = rodar(`console.log(String(process.env.VETLUME_NPM))`, {
    npm_lifecycle_event: '',
    VETLUME_NPM: undefined,
  })
  expect((await text(filho.stdout)).trim()).toBe('undefined')
})

test('o comando roda com a memória da imagem de produção, e guarda o que o Node compilou', async () => {
  const filho = rodar(`console.log(JSON.stringify([process.execArgv, process.env.NODE_COMPILE_CACHE]))`, {
    NODE_COMPILE_CACHE: undefined,
  })
  const [opcoes, guardados] = JSON.parse(await text(filho.stdout)) as [string[], string]
  const [, comando = ''] =
    /^CMD (\["node".*\])$/m.exec(readFileSync(join(import.meta.dirname, '../Dockerfile'), 'utf8')) ?? []
  expect(JSON.parse(comando)).toEqual(['node', ...opcoes, 'dist/servidor/servir.js'])
  expect(opcoes).toContainEqual(expect.stringMatching(/^--max-semi-space-size=/))
  expect(guardados).toBe(join(pasta, 'node_modules/.cache/node'))
})
