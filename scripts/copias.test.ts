import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copiaAtrasada, type EstadoDasCopias } from '@vetlume/dominio/sistema'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { lerAmbiente } from './ambiente.ts'
import { listarCopias } from '../db/embutido/copia/guardadas.ts'
import { agendarCopias, devidaEm, estadoDasCopias } from './copias.ts'
import { comBanco, pastaDeTeste } from './teste/instalacao.ts'
import { tomarVez } from './vez.ts'

const pasta = pastaDeTeste('copias')
afterAll(() => rmSync(pasta, { recursive: true, force: true }))

const variaveis = { VETLUME_DADOS: join(pasta, 'dados'), VETLUME_COPIAS: join(pasta, 'guardadas') }
const ambiente = lerAmbiente(variaveis)

/** A command as the person runs it. */
function rodar(comando: string, ...argumentos: string[]): Promise<{ codigo: number; saida: string }> {
  const programa = fileURLToPath(new URL(`./${comando}.ts`, import.meta.url))
  return new Promise((ok) => {
    const env = { ...process.env, ...variaveis }
    execFile(process.execPath, [programa, ...argumentos], { env }, (erro, stdout, stderr) =>
      ok({ codigo: typeof erro?.code === 'number' ? erro.code : 0, saida: stdout + stderr }),
    )
  })
}

test('os dois comandos: copiar com o produto no ar, recusar a restauração enquanto ele roda, e restaurar depois', async () => {
  expect(await rodar('copia')).toEqual({
    codigo: 1,
    saida: `\nNão há instalação para copiar: falta ${join(ambiente.pastaDados, 'segredos.json')}.\n`,
  })
  const vez = await tomarVez(ambiente)
  await comBanco(ambiente, async () => {
    expect(estadoDasCopias(ambiente)).toMatchObject({ pasta: ambiente.pastaCopias, boa: null, tentativa: null })
    const feita = await rodar('copia')
    expect(feita).toMatchObject({ codigo: 0, saida: expect.stringContaining('Cópia conferida em') })
    const { boa, tentativa } = estadoDasCopias(ambiente)
    expect(boa?.linhas).toBeGreaterThan(5_000)
    expect(tentativa?.falha).toBeNull()
    const estragada = join(ambiente.pastaCopias, '2090-01-01T06-00-00Z')
    mkdirSync(estragada)
    writeFileSync(join(estragada, 'copia.json'), '{"formato":1')
    expect(estadoDasCopias(ambiente).boa).toEqual(boa)
    rmSync(estragada, { recursive: true })
    const ocupada = await rodar('restaurar', 'qualquer')
    expect([ocupada.codigo, ocupada.saida]).toEqual([1, expect.stringContaining('A cópia qualquer não existe.')])
    const copia = feita.saida.match(/Cópia conferida em (\S+)/)?.[1] ?? ''
    expect((await rodar('restaurar', copia)).saida).toContain('O Vetlume já está rodando nesta pasta')
  })
  await vez.ceder()
  const segredos = readFileSync(join(ambiente.pastaDados, 'segredos.json'), 'utf8')
  rmSync(join(ambiente.pastaDados, 'segredos.json'))
  const lista = await rodar('restaurar')
  const nome = /^ {2}(\S+)$/m.exec(lista.saida)?.[1] ?? ''
  expect(await rodar('restaurar', nome)).toMatchObject({
    codigo: 0,
    saida: expect.stringContaining('Inicie o produto'),
  })
  expect(readFileSync(join(ambiente.pastaDados, 'segredos.json'), 'utf8')).toBe(segredos)
  await comBanco(ambiente, async () => undefined)
  // With the product down too.
  expect((await rodar('copia')).codigo).toBe(0)
  expect(existsSync(join(ambiente.pastaCopias, 'chaves'))).toBe(true)
})

test('o produto que está no ar faz a cópia da noite sozinho', async () => {
  for (const [nome, valor] of Object.entries(variaveis)) vi.stubEnv(nome, valor)
  const antes = listarCopias(ambiente.pastaCopias).length
  const paradas: (() => Promise<void>)[] = []
  await comBanco(ambiente, async () => {
    const amanha = () => Temporal.Now.instant().add({ hours: 24 })
    agendarCopias(ambiente, { depois: (parar) => void paradas.push(parar) }, { agora: amanha, rondaMs: 20 })
    await expect.poll(() => listarCopias(ambiente.pastaCopias).length).toBe(antes + 1)
    for (const parar of paradas) await parar()
    expect(estadoDasCopias(ambiente).tentativa?.falha).toBeNull()
  })
  vi.unstubAllEnvs()
})

describe('quando se copia', () => {
  const em = (instante: string) => Temporal.Instant.from(instante)
  const estado = (outro: Partial<EstadoDasCopias> = {}): EstadoDasCopias => ({
    pasta: '/copias',
    desde: '2026-11-20T12:00:00Z',
    boa: null,
    tentativa: null,
    ...outro,
  })
  const boa = (quando: string) => ({ quando, duracaoMs: 1, bytes: 1, linhas: 1, arquivos: 1 })

  test('a primeira é na primeira noite, às três de São Paulo, e depois uma por noite', () => {
    expect(devidaEm(estado(), em('2026-11-21T05:59:00Z'))).toBe(false)
    expect(devidaEm(estado(), em('2026-11-21T06:00:00Z'))).toBe(true)
    const feita = estado({ boa: boa('2026-11-21T06:00:30Z') })
    expect(devidaEm(feita, em('2026-11-22T05:59:00Z'))).toBe(false)
    expect(devidaEm(feita, em('2026-11-22T06:01:00Z'))).toBe(true)
  })

  test('quem dormiu desligado copia ao acordar, e uma falha espera uma hora', () => {
    const feita = { boa: boa('2026-11-19T06:00:30Z') }
    expect(devidaEm(estado(feita), em('2026-11-22T13:00:00Z'))).toBe(true)
    const falhou = estado({ ...feita, tentativa: { quando: '2026-11-22T12:30:00Z', falha: 'sem espaço' } })
    expect(devidaEm(falhou, em('2026-11-22T13:00:00Z'))).toBe(false)
    expect(devidaEm(falhou, em('2026-11-22T13:31:00Z'))).toBe(true)
  })

  test('passa a aviso com mais de 26 horas, contadas da última boa ou do começo da instalação', () => {
    expect(copiaAtrasada(estado(), em('2026-11-21T14:00:00Z'))).toBe(false)
    expect(copiaAtrasada(estado(), em('2026-11-21T14:00:01Z'))).toBe(true)
    const feita = estado({ boa: boa('2026-11-22T06:00:00Z') })
    expect(copiaAtrasada(feita, em('2026-11-23T08:00:00Z'))).toBe(false)
    expect(copiaAtrasada(feita, em('2026-11-23T08:00:01Z'))).toBe(true)
  })
})
