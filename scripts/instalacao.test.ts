import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { travar } from '../db/embutido/trava.ts'
import { hashDasDependencias, semConcorrencia } from './instalacao.mjs'

const MODULO = fileURLToPath(new URL('./instalacao.mjs', import.meta.url))
const executar = promisify(execFile)
let pasta: string

beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'vetlume instalação-'))
})
afterEach(() => rmSync(pasta, { recursive: true, force: true }))

test('duas instalações ao mesmo tempo acontecem uma depois da outra', async () => {
  const diario = join(pasta, 'diario')
  const codigo = `
    import { appendFileSync } from 'node:fs';
    import { semConcorrencia } from ${JSON.stringify(MODULO)};
    await semConcorrencia(${JSON.stringify(pasta)}, async () => {
      appendFileSync(${JSON.stringify(diario)}, 'entra ');
      await new Promise((ok) => setTimeout(ok, 100));
      appendFileSync(${JSON.stringify(diario)}, 'sai ');
    });`
  const umaVez = () => executar(process.execPath, ['--input-type=module', '-e', codigo])
  await Promise.all([umaVez(), umaVez(), umaVez()])
  expect(readFileSync(diario, 'utf8')).toBe('entra sai '.repeat(3))
})

test('a trava deixada por um processo morto não impede ninguém', async () => {
  const { stdout: pidMorto } = await executar(process.execPath, ['-p', 'process.pid'])
  mkdirSync(join(pasta, '.vetlume', 'instalacao.trava'), { recursive: true })
  writeFileSync(join(pasta, '.vetlume', 'instalacao.trava', 'pid'), pidMorto.trim())
  expect(await semConcorrencia(pasta, async () => 'feito')).toBe('feito')
})

test('uma instalação que falha solta a trava', async () => {
  const falhar = semConcorrencia(pasta, () => Promise.reject(new Error('sem rede')))
  await expect(falhar).rejects.toThrow('sem rede')
  expect(existsSync(join(pasta, '.vetlume', 'instalacao.trava'))).toBe(false)
})

test('o carimbo das dependências muda com o package-lock.json', () => {
  writeFileSync(join(pasta, 'package-lock.json'), '{}')
  const antes = hashDasDependencias(pasta)
  expect(hashDasDependencias(pasta)).toBe(antes)
  appendFileSync(join(pasta, 'package-lock.json'), '\n')
  expect(hashDasDependencias(pasta)).not.toBe(antes)
})

test('a trava de um serviço é exclusiva e volta a ficar livre', async () => {
  const arquivo = join(pasta, 'servidor.trava')
  const primeira = await travar(arquivo)
  expect(await travar(arquivo)).toBeNull()
  primeira?.soltar()
  const segunda = await travar(arquivo)
  expect(segunda).not.toBeNull()
  segunda?.soltar()
})
