import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { iniciarPostgres } from './embutido/index.ts'
import { gerarTipos } from './gerar-tipos.ts'
import { comConexao } from './papeis.ts'
import { migrar } from './migrar.ts'

let banco: Awaited<ReturnType<typeof iniciarPostgres>>
beforeAll(async () => {
  banco = await iniciarPostgres({ pasta: await mkdtemp(path.join(tmpdir(), 'vetlume-tipos-')), descartavel: true })
  await migrar(banco.urlDono)
})
afterAll(() => banco.parar())

it('os tipos do banco são os das migrações', async () => {
  expect(() => gerarTipos(banco.urlDono, { conferir: true })).not.toThrow()
  await comConexao(banco.urlDono, (conexao) => conexao.query('alter table tutor add column inesperada text'))
  expect(() => gerarTipos(banco.urlDono, { conferir: true })).toThrow()
})
