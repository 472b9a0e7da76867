import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { comConexao } from '../papeis.ts'
import type { PostgresEmbutido } from './index.ts'
import { areaDe, iniciarPostgres } from './index.ts'

const MODULO = fileURLToPath(new URL('./index.ts', import.meta.url))

/** Runs a small program of its own process, so that it can be killed without a chance to clean up. */
function processo(codigo: string, pasta: string): Promise<{ saida: string; sinal: string | null }> {
  const texto = `import { iniciarPostgres } from ${JSON.stringify(MODULO)}; const pasta = ${JSON.stringify(pasta)}; ${codigo}`
  return new Promise((ok) => {
    execFile(process.execPath, ['--input-type=module', '-e', texto], (erro, stdout, stderr) =>
      ok({ saida: stdout + stderr, sinal: erro?.signal ?? null }),
    )
  })
}

async function valor(url: string, sql: string): Promise<unknown> {
  const { rows } = await comConexao(url, (conexao) => conexao.query<{ valor: unknown }>(sql))
  return rows[0]?.valor
}

describe('banco que fica', () => {
  const pasta = mkdtempSync(join(tmpdir(), 'vetlume-embutido-'))
  afterAll(() => rmSync(pasta, { recursive: true, force: true }))

  test('depois de um kill -9 o servidor que sobrou é retomado, com tudo o que foi confirmado', async () => {
    const gravar = `
      const { default: pg } = await import('pg');
      const { urlDono } = await iniciarPostgres({ pasta });
      const conexao = new pg.Client(urlDono);
      await conexao.connect();
      await conexao.query('create table prova as select 42 as numero');
      process.kill(process.pid, 'SIGKILL');`
    const morto = await processo(gravar, pasta)
    expect(morto).toEqual({ saida: '', sinal: 'SIGKILL' })
    const banco = await iniciarPostgres({ pasta })
    try {
      expect(await valor(banco.urlDono, 'select numero as valor from prova')).toBe(42)
    } finally {
      await banco.parar()
    }
    await expect(valor(banco.urlDono, 'select 1 as valor')).rejects.toThrow('ECONNREFUSED')
  })

  const PID = "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as valor"

  test('a morte do próprio banco é recuperada na partida seguinte', async () => {
    const matar = `
      const { default: pg } = await import('pg');
      const { urlDono, urlSuper } = await iniciarPostgres({ pasta });
      const [dono, superior] = [new pg.Client(urlDono), new pg.Client(urlSuper)];
      await Promise.all([dono.connect(), superior.connect()]);
      await dono.query('update prova set numero = 43');
      const { rows } = await superior.query(${JSON.stringify(PID)});
      const sessao = await dono.query('select pg_backend_pid() as pid');
      // A session that is slow to notice: until it ends, the memory that it shares with the dead one is in use.
      process.kill(sessao.rows[0].pid, 'SIGSTOP');
      process.kill(Number(rows[0].valor), 'SIGKILL');
      process.stdout.write(String(sessao.rows[0].pid), () => process.kill(process.pid, 'SIGKILL'));`
    const { saida, sinal } = await processo(matar, pasta)
    expect(sinal).toBe('SIGKILL')
    setTimeout(() => process.kill(Number(saida), 'SIGCONT'), 1_500)
    const outra = await iniciarPostgres({ pasta })
    expect(await valor(outra.urlDono, 'select numero as valor from prova')).toBe(43)
    await outra.parar()
  })

  test('um banco que morre com o produto no ar volta sozinho, no mesmo endereço, também depois de tentativas que falham', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const banco = await iniciarPostgres({ pasta })
    const { pasta: area } = banco
    await comConexao(banco.urlDono, (conexao) => conexao.query('update prova set numero = 44'))
    expect(banco.situacao()).toEqual({ subindo: false, voltouEm: null })
    const pid = Number(await valor(banco.urlSuper, PID))
    // Without its folder it cannot start: the first attempts fail.
    renameSync(join(area, 'dados'), join(area, 'sumiu'))
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => banco.situacao().subindo).toBe(true)
    await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBe(2)
    await expect(valor(banco.urlDono, 'select 1 as valor')).rejects.toThrow('ECONNREFUSED')
    renameSync(join(area, 'sumiu'), join(area, 'dados'))
    await expect.poll(() => banco.situacao().subindo).toBe(false)
    expect(banco.situacao().voltouEm).not.toBeNull()
    expect(await valor(banco.urlDono, 'select numero as valor from prova')).toBe(44)
    expect(Number(await valor(banco.urlSuper, PID))).not.toBe(pid)
    await banco.parar()
    await expect(valor(banco.urlDono, 'select 1 as valor')).rejects.toThrow('ECONNREFUSED')
    vi.mocked(console.error).mockRestore()
  })

  test('encerrar enquanto o banco não consegue voltar não espera por ele', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const banco = await iniciarPostgres({ pasta })
    const pid = Number(await valor(banco.urlSuper, PID))
    renameSync(join(banco.pasta, 'dados'), join(banco.pasta, 'sumiu'))
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBe(2)
    await banco.parar()
    renameSync(join(banco.pasta, 'sumiu'), join(banco.pasta, 'dados'))
    await expect(valor(banco.urlDono, 'select 1 as valor')).rejects.toThrow('ECONNREFUSED')
    vi.mocked(console.error).mockRestore()
  })

  test('um postmaster.pid que não é deste banco é ignorado', async () => {
    const { pasta: area, parar } = await iniciarPostgres({ pasta })
    await parar()
    writeFileSync(
      join(area, 'dados', 'postmaster.pid'),
      `${process.pid}\n/outra/pasta\n0\n1\n\n127.0.0.1\n0 0\nready   \n`,
    )
    const banco = await iniciarPostgres({ pasta })
    expect(await valor(banco.urlApp, 'select current_user as valor')).toBe('vetlume_app')
    await banco.parar()
  })
})

describe('o log do banco', () => {
  const pasta = mkdtempSync(join(tmpdir(), 'vetlume-embutido-'))
  let banco: PostgresEmbutido
  beforeAll(async () => {
    banco = await iniciarPostgres({ pasta, descartavel: true })
    await comConexao(banco.urlDono, (conexao) =>
      conexao.query(`create table pessoa (cpf text primary key, nome text, nascida date check (nascida > '1900-01-01'));
        insert into pessoa values ('52998224725', 'Maria Silva', '1980-01-01')`),
    )
  })
  afterAll(() => banco.parar())

  const ERROS: [string, string[]][] = [
    ['insert into pessoa values ($1, $2)', ['52998224725', 'Maria Silva']],
    ["insert into pessoa values ('52998224725', 'Maria Silva')", []],
    ['insert into pessoa values ($1, $2, $3)', ['11144477735', 'Maria Silva', '1800-01-01']],
    ['select $1::date', ['Maria Silva 52998224725']],
    ["select 'Maria Silva'::uuid", []],
    ['select * from pessoa where nome = Maria Silva', []],
    ["do $$ begin raise exception 'Maria Silva não pode' using detail = 'CPF 52998224725'; end $$", []],
    ["do $$ begin raise warning 'Maria Silva 52998224725'; end $$", []],
  ]

  test('não guarda dado de ninguém, nem quando uma restrição recusa um CPF', async () => {
    for (const url of [banco.urlDono, banco.urlApp]) {
      for (const [sql, valores] of ERROS)
        await comConexao(url, (conexao) => conexao.query(sql, valores)).catch(() => undefined)
    }
    // Work of the server itself and of the superuser is told, without the row that it was about.
    const repetir = comConexao(banco.urlSuper, (conexao) => conexao.query(...(ERROS[0] ?? ['', []])))
    await expect(repetir).rejects.toThrow('duplicate key')
    const log = () => readFileSync(join(banco.pasta, 'postgres.log'), 'utf8')
    await expect.poll(log).toContain('duplicate key value violates unique constraint "pessoa_pkey"')
    for (const dado of ['52998224725', '11144477735', 'Maria', 'Silva', '1800-01-01']) expect(log()).not.toContain(dado)
  })
})

describe('banco descartável', () => {
  const pasta = mkdtempSync(join(tmpdir(), 'vetlume-embutido-'))
  let banco: PostgresEmbutido
  beforeAll(async () => {
    banco = await iniciarPostgres({ pasta, descartavel: true })
  })
  afterAll(() => banco.parar())

  test('tem as extensões e o agrupamento em português de que o sistema precisa', async () => {
    const sql = "select array_agg(extname::text order by extname) as valor from pg_extension where extname <> 'plpgsql'"
    expect(await valor(banco.urlApp, sql)).toEqual(['btree_gin', 'btree_gist', 'pg_trgm', 'unaccent'])
    const ordem = `select array_agg(nome order by nome collate "pt-BR-x-icu") as valor from unnest(array['Zeca', 'ágata', 'Bola']) as nome`
    expect(await valor(banco.urlApp, ordem)).toEqual(['ágata', 'Bola', 'Zeca'])
    expect(await valor(banco.urlApp, "select public.unaccent(lower('AÇÃO')) as valor")).toBe('acao')
  })

  test('só atende na própria máquina, e só com senha, também pelo soquete, que é só de quem roda o banco', async () => {
    expect(await valor(banco.urlSuper, "select current_setting('listen_addresses') as valor")).toBe('127.0.0.1')
    expect(statSync(join(banco.pasta, 'soquete')).mode & 0o777).toBe(0o700)
    expect(await valor(banco.urlApp, 'select inet_client_addr() as valor')).toBeNull()
    for (const url of [banco.urlSuper, banco.urlApp]) {
      const semSenha = new URL(url)
      semSenha.password = 'errada'
      await expect(valor(semSenha.href, 'select 1 as valor')).rejects.toThrow('password authentication failed')
    }
  })

  test.each([
    ['cabe no limite do PostgreSQL', 107, null],
    ['passa dele por um byte, que o Node aceita', 108, '127.0.0.1'],
    ['não cabe', 180, '127.0.0.1'],
  ])('onde o caminho do soquete %s (%i bytes), é alcançado por %s', async (_, bytes, veioDe) => {
    const pai = mkdtempSync(join(tmpdir(), 'vetlume-embutido-'))
    // Root runs the database as another user, who has to pass through here.
    chmodSync(pai, 0o755)
    const caminhoCom = (nome: string) => join(areaDe(join(pai, nome), true), 'soquete', '.s.PGSQL.65535')
    const justa = join(pai, 'l'.repeat(bytes - Buffer.byteLength(caminhoCom('l')) + 1))
    expect(Buffer.byteLength(caminhoCom(basename(justa)))).toBe(bytes)
    const porPorta = await iniciarPostgres({ pasta: justa, descartavel: true })
    expect(await valor(porPorta.urlApp, 'select host(inet_client_addr()) as valor')).toBe(veioDe)
    await porPorta.parar()
    rmSync(pai, { recursive: true, force: true })
  })

  test('outro processo não entra na mesma pasta', async () => {
    const { saida } = await processo(
      'await iniciarPostgres({ pasta, descartavel: true }).catch(({ message }) => console.log(message))',
      pasta,
    )
    expect(saida).toContain('já está em uso')
  })

  test('recriar devolve um banco vazio', async () => {
    await comConexao(banco.urlDono, (conexao) => conexao.query('create table passageira ()'))
    await banco.recriar()
    expect(await valor(banco.urlDono, "select to_regclass('passageira') as valor")).toBeNull()
  })

  test('a pasta some quando o processo morre sem parar o banco', async () => {
    const efemera = mkdtempSync(join(tmpdir(), 'vetlume-embutido-'))
    const { sinal } = await processo(
      "await iniciarPostgres({ pasta, descartavel: true }); process.kill(process.pid, 'SIGKILL')",
      efemera,
    )
    expect(sinal).toBe('SIGKILL')
    await expect.poll(() => existsSync(efemera)).toBe(false)
  })
})
