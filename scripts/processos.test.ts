import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type pg from 'pg'
import { cifrarSenha } from '../apps/api/src/infra/senha.ts'
import { abrirCaixaPostal, type CaixaPostal } from '../apps/api/teste/caixa-postal.ts'
import { areaDe } from '../db/embutido/index.ts'
import { comConexao } from '../db/papeis.ts'
import { lerAmbiente } from './ambiente.ts'
import type { Banco } from './banco.ts'
import { iniciarProcessos, type Processos } from './processos.ts'
import { comBanco, frase, pastaDeTeste } from './teste/instalacao.ts'

const QUANTOS = 3
/** Every refusal is written in the log. */
const SEM_PRESSA = { interval: 500, timeout: 60_000 }
const EMAIL = 'dona@teste.vet'
const SENHA = 'uma senha boa'
const pasta = pastaDeTeste('processos')
let caixa: CaixaPostal
let banco: Banco
let servidor: Processos
let soltar: () => void
let fim: Promise<void>

const ambiente = () => ({
  ...lerAmbiente({ VETLUME_DADOS: join(pasta, 'dados'), VETLUME_PROCESSOS: String(QUANTOS) }),
  porta: 0,
  pastaWeb: join(pasta, 'sem-telas'),
  correio: { url: caixa.url, remetente: 'Vetlume <nao-responda@teste.vet>' },
  emailDoAdministrador: 'primeira@teste.vet',
})

const naPlataforma = <T>(trabalho: (conexao: pg.Client) => Promise<T>): Promise<T> =>
  comConexao(banco.urlApp, async (conexao) => {
    await conexao.query('set role vetlume_plataforma')
    return trabalho(conexao)
  })

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  caixa = await abrirCaixaPostal()
  const pronto = Promise.withResolvers<void>()
  const solto = Promise.withResolvers<void>()
  soltar = () => solto.resolve()
  fim = comBanco(ambiente(), async (aberto) => {
    banco = aberto
    servidor = await iniciarProcessos(ambiente(), banco, false)
    pronto.resolve()
    await solto.promise
  })
  fim.catch(pronto.reject)
  await pronto.promise
  const senha = await cifrarSenha(SENHA)
  await naPlataforma((conexao) =>
    conexao.query(
      `with p as (insert into pessoa (nome, email, criado_em) values ('Dona', $1, now()) returning codigo)
      insert into usuario (pessoa, email, senha_hash, perfis, criado_em) select codigo, $1, $2, '{CLIENTE}', now() from p`,
      [EMAIL, senha],
    ),
  )
})
afterAll(async () => {
  await servidor?.parar()
  soltar()
  await fim
  await caixa.fechar()
  rmSync(pasta, { recursive: true, force: true })
  vi.mocked(console.error).mockRestore()
})

interface Resposta {
  status: number
  corpo: Record<string, unknown>
}

/** On a connection of its own, so that each may reach another process: they are handed out in turns. */
function pedir(caminho: string, { corpo, token }: { corpo?: object; token?: string } = {}): Promise<Resposta> {
  return new Promise((ok, falha) => {
    const pedido = request(
      `${servidor.endereco}/api${caminho}`,
      {
        agent: false,
        method: corpo === undefined ? 'GET' : 'POST',
        headers: {
          connection: 'close',
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      },
      async (resposta) => {
        const texto = (await resposta.toArray()).join('')
        ok({ status: resposta.statusCode ?? 0, corpo: texto === '' ? {} : JSON.parse(texto) })
      },
    )
    pedido.once('error', falha)
    pedido.end(corpo === undefined ? undefined : JSON.stringify(corpo))
  })
}
const emTodos = (pedido: () => Promise<Resposta>, voltas = 2) =>
  Promise.all(Array.from({ length: QUANTOS * voltas }, pedido))
const entrar = (identificador: string, senha: string) => pedir('/auth/login', { corpo: { identificador, senha } })
const saude = () => pedir('/saude')
const contar = async (consulta: string) =>
  naPlataforma(async (conexao) => Number((await conexao.query<{ n: string }>(consulta)).rows[0]?.n))

test('o que se faz uma vez acontece uma vez: convite, publicação, rotina do relógio', async () => {
  expect(servidor.administracao).toBe('CONVITE_ENVIADO')
  await naPlataforma((conexao) =>
    conexao.query(`insert into evento (cliente, tipo, dados, quando)
      select c.codigo, 'teste.uma-vez', '{}', now() from cliente c, generate_series(1, 60) where c.operadora`),
  )
  await expect.poll(() => contar('select count(*) as n from evento')).toBe(0)
  const doTeste = `from pgboss.job where data ->> 'tipo' = 'teste.uma-vez'`
  await expect.poll(() => contar(`select count(*) as n ${doTeste} and state = 'completed'`)).toBe(60)
  expect(await contar(`select count(*) as n ${doTeste}`)).toBe(60)
  await expect.poll(() => caixa.para('primeira@teste.vet').length).toBe(1)
  expect(await contar(`select count(*) as n from mensagem`)).toBe(1)

  const doRelogio = `from pgboss.job where name = 'reenvio' and state = 'completed'`
  await expect.poll(() => contar(`select count(*) as n ${doRelogio}`), { timeout: 150_000 }).toBeGreaterThan(0)
  const repetidas = `select count(*) as n from (select 1 from pgboss.job where name in ('reenvio', 'rotina', 'limpeza', 'conferencia')
    group by name, date_trunc('minute', created_on) having count(*) > 1) r`
  expect(await contar(repetidas)).toBe(0)
})

test('limites e sessões valem para todos, e a saída num processo chega aos outros em segundos', async () => {
  const erradas = []
  for (let vez = 0; vez < 6; vez++) erradas.push((await entrar('ninguem@teste.vet', 'errada')).status)
  expect(erradas).toEqual([401, 401, 401, 401, 401, 429])
  const { corpo } = await entrar(EMAIL, SENHA)
  const token = String(corpo['token'])
  const reconhecidos = () =>
    emTodos(() => pedir(`/cliente/id?codigoPessoa=${randomUUID()}`, { token })).then(
      (respostas) => respostas.filter(({ status }) => status !== 401).length,
    )
  expect(await reconhecidos()).toBe(QUANTOS * 2)
  expect((await pedir('/auth/sair', { corpo: {}, token })).status).toBe(204)
  await expect.poll(reconhecidos, { timeout: 15_000 }).toBe(0)
})

test('um processo morto é reerguido, e os pedidos continuam', async () => {
  const antes = servidor.pids()
  expect(new Set(antes).size).toBe(QUANTOS)
  const [morto = 0] = antes
  process.kill(morto, 'SIGKILL')
  await expect.poll(() => servidor.pids().includes(morto)).toBe(false)
  expect((await emTodos(saude)).map(({ status }) => status)).toEqual(Array(QUANTOS * 2).fill(200))
  await expect.poll(() => servidor.pids().length).toBe(QUANTOS)
  expect((await emTodos(saude)).map(({ status }) => status)).toEqual(Array(QUANTOS * 2).fill(200))
})

test('a saúde é a mesma em todos, com o banco de pé e com ele caído', async () => {
  const situacoes = async () => (await emTodos(saude)).map(({ corpo }) => corpo['detalhes'] ?? corpo)
  expect(await situacoes()).toEqual(
    Array(QUANTOS * 2).fill(expect.objectContaining({ pronto: true, banco: 'ok', bancoVoltouEm: null, copia: 'ok' })),
  )
  const area = areaDe(join(ambiente().pastaDados, 'postgres'))
  const dados = join(area, 'dados')
  const pid = Number(readFileSync(join(dados, 'postmaster.pid'), 'utf8').split('\n')[0])
  // Without its folder it cannot come back before this test has looked.
  renameSync(dados, join(area, 'sumiu'))
  process.kill(pid, 'SIGKILL')
  await expect
    .poll(situacoes, SEM_PRESSA)
    .toEqual(Array(QUANTOS * 2).fill(expect.objectContaining({ pronto: false, banco: 'subindo' })))
  // Without a database one that dies cannot start either: it is tried again until it does.
  const [morto = 0] = servidor.pids()
  process.kill(morto, 'SIGKILL')
  await expect.poll(() => servidor.pids().length).toBe(QUANTOS - 1)
  renameSync(join(area, 'sumiu'), dados)
  await expect.poll(() => servidor.pids().length, SEM_PRESSA).toBe(QUANTOS)
  await expect
    .poll(situacoes, SEM_PRESSA)
    .toEqual(
      Array(QUANTOS * 2).fill(
        expect.objectContaining({ pronto: true, banco: 'ok', bancoVoltouEm: expect.any(String) }),
      ),
    )
})

test('parar não corta quem já está sendo atendido', async () => {
  // Passwords are checked two at a time: most of these wait inside when the end is asked for.
  const pedidos = Array.from({ length: 4 * QUANTOS }, () => entrar(`${randomUUID()}@teste.vet`, 'errada'))
  await Promise.race(pedidos)
  const pids = servidor.pids()
  await servidor.parar()
  expect((await Promise.all(pedidos)).map(({ status }) => status)).toEqual(Array(4 * QUANTOS).fill(401))
  expect(servidor.pids()).toEqual([])
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  await expect(saude()).rejects.toThrow('ECONNREFUSED')
})

test('um número de processos que não serve é recusado com uma frase', async () => {
  const ler = async (valor: string) => lerAmbiente({ VETLUME_PROCESSOS: valor }).processos
  expect(await Promise.all([ler(''), ler('1'), ler('8')])).toEqual([1, 1, 8])
  for (const valor of ['0', '9', 'dois', '1.5'])
    expect(await frase(ler(valor))).toBe(
      `VETLUME_PROCESSOS="${valor}" não é um número de processos. Use um número de 1 a 8.`,
    )
})
