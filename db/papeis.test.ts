import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PostgresEmbutido } from './embutido/index.ts'
import { iniciarPostgres } from './embutido/index.ts'
import { comConexao, prepararBanco, trocarNaUrl, verificarPapelSeguro } from './papeis.ts'

let banco: PostgresEmbutido
const noDono = (sql: string) => comConexao(banco.urlDono, (conexao) => conexao.query(sql))
const noSuper = (sql: string) => comConexao(banco.urlSuper, (conexao) => conexao.query(sql))

/** Runs each statement on one connection of the application and returns the rows of the last. */
async function naAplicacao(...comandos: string[]): Promise<unknown[]> {
  return comConexao(banco.urlApp, async (conexao) => {
    let linhas: unknown[] = []
    for (const comando of comandos) linhas = (await conexao.query<Record<string, unknown>>(comando)).rows
    return linhas
  })
}

beforeAll(async () => {
  banco = await iniciarPostgres({ pasta: mkdtempSync(join(tmpdir(), 'vetlume-papeis-')), descartavel: true })
  await noDono(`
    create table ficha (cliente text, segredo text);
    insert into ficha values ('a', 'de a'), ('b', 'de b');
    alter table ficha enable row level security;
    alter table ficha force row level security;
    create policy inquilino on ficha to vetlume_inquilino using (cliente = current_setting('app.cliente', true));
    grant select on ficha to vetlume_inquilino;`)
})
afterAll(() => banco.parar())

describe('o papel da aplicação', () => {
  test('nada alcança sem assumir um papel de trabalho', async () => {
    await expect(naAplicacao('select * from ficha')).rejects.toThrow('permission denied')
  })

  test('como inquilino vê só o cliente escolhido, e nada sem escolher', async () => {
    expect(
      await naAplicacao('set role vetlume_inquilino', "set app.cliente = 'a'", 'select segredo from ficha'),
    ).toEqual([{ segredo: 'de a' }])
    expect(await naAplicacao('set role vetlume_inquilino', 'select segredo from ficha')).toEqual([])
  })

  test.each([
    ['desligar a segurança por linha', 'alter table ficha no force row level security'],
    ['ignorá-la', 'set row_security = off; set role vetlume_inquilino; select * from ficha'],
    ['virar o dono', 'set role vetlume_dono'],
    ['virar o papel das buscas', 'set role vetlume_busca'],
    ['virar superusuário', 'set role postgres'],
    ['criar tabelas', 'create table minha ()'],
    ['criar papéis', 'create role outro'],
    ['mudar os próprios poderes', 'alter role vetlume_app bypassrls'],
    ['ler arquivos do servidor', "select pg_read_file('pg_hba.conf')"],
  ])('não consegue %s', async (_, sql) => {
    await expect(naAplicacao(sql)).rejects.toThrow(
      /permission denied|must be owner|row-level security|only roles with/i,
    )
  })
})

describe('verificarPapelSeguro', () => {
  test('aceita o papel da aplicação', async () => {
    await expect(verificarPapelSeguro(banco.urlApp)).resolves.toBeUndefined()
  })

  test('recusa superusuário e dono, dizendo por quê', async () => {
    await expect(verificarPapelSeguro(banco.urlSuper)).rejects.toThrow(/é superusuário[\s\S]*BYPASSRLS/)
    await expect(verificarPapelSeguro(banco.urlDono)).rejects.toThrow('é dono de tabelas')
  })

  test('recusa quem pode assumir um papel perigoso', async () => {
    await noSuper(`create role astuto login noinherit password 'astuto';
      grant vetlume_inquilino, vetlume_plataforma to astuto; grant vetlume_dono to astuto; grant connect on database vetlume to astuto`)
    const url = trocarNaUrl(banco.urlApp, { banco: 'vetlume', usuario: 'astuto', senha: 'astuto' })
    await expect(verificarPapelSeguro(url)).rejects.toThrow('pode assumir o papel "vetlume_dono"')
  })

  test('recusa quem não alcança os papéis de trabalho', async () => {
    await noSuper("create role avulso login password 'avulso'; grant connect on database vetlume to avulso")
    const url = trocarNaUrl(banco.urlApp, { banco: 'vetlume', usuario: 'avulso', senha: 'avulso' })
    await expect(verificarPapelSeguro(url)).rejects.toThrow('não pode assumir o papel "vetlume_inquilino"')
  })
})

test('prepararBanco pode ser repetido, e troca as senhas', async () => {
  const { password: senhaDono } = new URL(banco.urlDono)
  await noSuper('alter role vetlume_app bypassrls')
  await prepararBanco({ urlSuper: banco.urlSuper, senhaDono, senhaApp: 'nova senha/ção' })
  const nova = trocarNaUrl(banco.urlApp, { banco: 'vetlume', senha: 'nova senha/ção' })
  await expect(verificarPapelSeguro(nova)).resolves.toBeUndefined()
  await expect(verificarPapelSeguro(banco.urlApp)).rejects.toThrow('password authentication failed')
  const { password: senhaApp } = new URL(banco.urlApp)
  await prepararBanco({ urlSuper: banco.urlSuper, senhaDono, senhaApp })
})
