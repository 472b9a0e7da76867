import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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

// As of its first version: what came later must take what was there along.
const PRIMEIRA_VERSAO = /^000[1-7]_/
const EMPRESA = '0193a000-0000-7000-8000-000000000001'
const MARCADO = `
  insert into cliente (codigo, razao_social, nome_fantasia, documento, estado, criado_em, logo)
    values ('${EMPRESA}', 'Empresa', 'Empresa', '11222333000181', 'ATIVO', now(), repeat('a', 64));
  insert into pessoa (codigo, nome, criado_em) values ('${EMPRESA}', 'Ana', now());
  insert into usuario (codigo, pessoa, email, senha_hash, perfis, criado_em)
    values ('${EMPRESA}', '${EMPRESA}', 'ana@empresa.com.br', 'x', array['CLIENTE'], now());
  insert into sessao (usuario, criada_em, usada_em, expira_em) values ('${EMPRESA}', now(), now(), now());
  insert into especialista (cliente, codigo, nome, crmv_uf, crmv_numero) values ('${EMPRESA}', '${EMPRESA}', 'Helena', 'SP', '1');
  insert into servico (cliente, codigo, nome, modalidade, duracao_minutos, preco_centavos)
    values ('${EMPRESA}', '${EMPRESA}', 'Ultrassom', 'ULTRASSONOGRAFIA', 40, 1);
  insert into agendamento (cliente, especialista, inicio, fim, estado, servico, criado_em)
    values ('${EMPRESA}', '${EMPRESA}', now(), now() + interval '40 minutes', 'RESERVADO', '${EMPRESA}', now());`

test('uma instalação da primeira versão chega à atual com o que tinha', async () => {
  const todas = join(import.meta.dirname, 'migrations')
  rmSync(join(pasta, '0001_a.sql'))
  rmSync(join(pasta, '0002_b.sql'))
  const copiar = (nomes: string[]) => nomes.forEach((nome) => copyFileSync(join(todas, nome), join(pasta, nome)))
  const arquivos = readdirSync(todas).filter((nome) => nome.endsWith('.sql'))
  copiar(arquivos.filter((nome) => PRIMEIRA_VERSAO.test(nome)))
  await migrar(banco.urlDono, pasta)
  await comConexao(banco.urlSuper, (conexao) => conexao.query(MARCADO))
  copiar(arquivos)
  await migrar(banco.urlDono, pasta)
  const { rows } = await comConexao(banco.urlSuper, (conexao) =>
    conexao.query(`select s.duracao_minutos, u.primeiro_acesso_em is not null as entrou, a.sha256 = c.logo as logo
      from agendamento g join agendamento_servico s on s.agendamento = g.codigo and s.servico = '${EMPRESA}',
        usuario u, cliente c left join arquivo_guardado a on a.cliente = c.codigo`),
  )
  expect(rows).toEqual([{ duracao_minutos: 40, entrou: true, logo: true }])
})
