import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PostgresEmbutido } from './embutido/index.ts'
import { iniciarPostgres } from './embutido/index.ts'
import { migrar, verificarEsquema } from './migrar.ts'
import { comConexao } from './papeis.ts'

let banco: PostgresEmbutido
let pasta: string
const escrever = (nome: string, sql: string) => writeFileSync(join(pasta, nome), sql)

beforeAll(async () => {
  banco = await iniciarPostgres({ pasta: mkdtempSync(join(tmpdir(), 'vetlume-migrar-')), descartavel: true })
})
afterAll(() => banco.parar())
beforeEach(async () => {
  await banco.recriar()
  pasta = mkdtempSync(join(tmpdir(), 'vetlume-migracoes-'))
  escrever('0001_a.sql', 'create table a (x integer); insert into a values (1);')
  escrever('0002_b.sql', 'insert into a values (2);')
})
afterEach(() => rmSync(pasta, { recursive: true, force: true }))

async function valores(): Promise<number[]> {
  const { rows } = await comConexao(banco.urlDono, (conexao) =>
    conexao.query<{ x: number }>('select x from a order by x'),
  )
  return rows.map(({ x }) => x)
}

test('aplica em ordem de nome, uma vez só', async () => {
  expect(await migrar(banco.urlDono, pasta)).toEqual(['0001_a', '0002_b'])
  expect(await migrar(banco.urlDono, pasta)).toEqual([])
  escrever('0003_c.sql', 'insert into a values (3);')
  expect(await migrar(banco.urlDono, pasta)).toEqual(['0003_c'])
  expect(await valores()).toEqual([1, 2, 3])
})

test('execuções ao mesmo tempo esperam umas pelas outras', async () => {
  const voltas = await Promise.all(Array.from({ length: 5 }, () => migrar(banco.urlDono, pasta)))
  expect(voltas.filter((aplicadas) => aplicadas.length > 0)).toEqual([['0001_a', '0002_b']])
  expect(await valores()).toEqual([1, 2])
})

test('recusa um arquivo alterado depois de aplicado', async () => {
  await migrar(banco.urlDono, pasta)
  escrever('0001_a.sql', 'create table a (x bigint);')
  await expect(migrar(banco.urlDono, pasta)).rejects.toThrow('"0001_a" foi alterada')
})

test('recusa um banco mais novo que o programa', async () => {
  await migrar(banco.urlDono, pasta)
  rmSync(join(pasta, '0002_b.sql'))
  await expect(migrar(banco.urlDono, pasta)).rejects.toThrow('"0002_b", que esta versão do Vetlume não conhece')
})

test('um arquivo que falha é desfeito inteiro, e os anteriores ficam', async () => {
  escrever('0003_c.sql', 'insert into a values (3); select 1 / 0;')
  await expect(migrar(banco.urlDono, pasta)).rejects.toThrow(/"0003_c" falhou.*division by zero/)
  expect(await valores()).toEqual([1, 2])
  escrever('0003_c.sql', 'insert into a values (3);')
  expect(await migrar(banco.urlDono, pasta)).toEqual(['0003_c'])
})

test('sem o dono, o programa só confere se o esquema está em dia', async () => {
  await expect(verificarEsquema(banco.urlApp, pasta)).rejects.toThrow('faltam 2 migrações, a partir de "0001_a"')
  await migrar(banco.urlDono, pasta)
  await expect(verificarEsquema(banco.urlApp, pasta)).resolves.toBeUndefined()
})
