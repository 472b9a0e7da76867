import { CONTRATO_DA_API } from '@vetlume/dominio/api'
import type { Endpoint } from '@vetlume/dominio/contrato'
import { PERFIS, type Perfil } from '@vetlume/dominio/menu'
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { MATRIZ, type Cenario } from './matriz/index.ts'
import { montarCenario } from './matriz/montar-cenario.ts'

// Generated from the contract: every GET, as everyone who passes its door, in transactions that PostgreSQL lets only read;
// but those that say that they leave something written, which have to.

type Chave = keyof typeof MATRIZ
interface LinhaSolta {
  quem: readonly Perfil[] | 'todos' | 'sem-token'
  entrada: (c: Cenario) => object
}

let amb: Ambiente
let cenario: Cenario
beforeAll(async () => {
  amb = await abrirAmbiente()
  cenario = await montarCenario(amb)
})
afterAll(() => amb.fechar())
// Nobody may ask for more in a minute; and a token lives for a quarter of an hour.
const POR_MINUTO = 400
let pedidos = 0
beforeEach(() => {
  if (++pedidos % POR_MINUTO === 0) amb.relogio.avancar({ seconds: 61 })
})

const ESCRITA = /^\s*(?:\/\*.*?\*\/\s*)?(?:insert|update|delete|merge|call)\b/i
/** How often an address or a person asked is counted apart, before anything is read. */
const CONTAGEM = /^\s*insert into limite\b/i

const pedindo = new AsyncLocalStorage<true>()

/** The transactions that `trabalho` opened: those of the rounds of jobs, which go on meanwhile, are not of it. */
async function transacoesDe(trabalho: () => Promise<unknown>): Promise<string[][]> {
  const original = pg.Client.prototype.query as (...argumentos: unknown[]) => unknown
  const abertas = new WeakMap<pg.Client, string[]>()
  const todas: string[][] = []
  function gravador(this: pg.Client, ...argumentos: unknown[]) {
    const [primeiro] = argumentos
    const texto = typeof primeiro === 'string' ? primeiro : String((primeiro as { text?: string }).text)
    if (texto.startsWith('begin')) {
      abertas.delete(this)
      if (pedindo.getStore() === true) {
        const nova = [texto]
        abertas.set(this, nova)
        todas.push(nova)
      }
    } else abertas.get(this)?.push(texto)
    return original.apply(this, argumentos)
  }
  const espiao = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(gravador)
  await pedindo.run(true, trabalho).finally(() => espiao.mockRestore())
  return todas.filter((instrucoes) => !instrucoes.some((texto) => CONTAGEM.test(texto)))
}

const escreve = (transacoes: readonly string[][]) => transacoes.flat().some((texto) => ESCRITA.test(texto))
const aberturas = (transacoes: readonly string[][]) => [
  ...new Set(transacoes.map(([abertura = '']) => abertura.split(';')[0])),
]

const linhaDe = (chave: Chave) => MATRIZ[chave] as unknown as LinhaSolta
const definicaoDe = (chave: Chave) => CONTRATO_DA_API[chave] as Endpoint
const leituras = (Object.keys(CONTRATO_DA_API) as Chave[]).filter((chave) => chave.startsWith('GET '))
const rastro = (chave: Chave) => definicaoDe(chave).deixaRastro === true

/** Who passes the door; null is anybody. */
function quemEntra(chave: Chave): (Perfil | null)[] {
  const { quem } = linhaDe(chave)
  return quem === 'sem-token' ? [null] : PERFIS.filter((perfil) => quem === 'todos' || quem.includes(perfil))
}

async function pedir(chave: Chave, quem: Perfil | null, mais: object = {}) {
  const cliente = quem === null ? amb.semToken : cenario.empresa.como[quem]
  return cliente(chave, { ...linhaDe(chave).entrada(cenario), ...mais })
}

describe.each(leituras.filter((chave) => !rastro(chave)))('%s', (chave) => {
  it.each(quemEntra(chave))('só lê (%s)', async (quem) => {
    let status = 0
    const transacoes = await transacoesDe(async () => ({ status } = await pedir(chave, quem)))
    // The matrix says which of these; a change that was refused would be a 500.
    expect([200, 403, 404, 409, 422]).toContain(status)
    expect(aberturas(transacoes)).toEqual(transacoes.length === 0 ? [] : ['begin read only'])
    expect(escreve(transacoes)).toBe(false)
  })
})

describe.each(leituras.filter(rastro))('%s', (chave) => {
  it('deixa rastro, como diz, para quem a recebe', async () => {
    const recebidas: boolean[] = []
    for (const quem of quemEntra(chave)) {
      let status = 0
      const transacoes = await transacoesDe(async () => ({ status } = await pedir(chave, quem)))
      if (status === 200) recebidas.push(escreve(transacoes))
    }
    // What the world of the matrix does not have yet is proved where it is made.
    expect(recebidas.length === 0 || recebidas.includes(true)).toBe(true)
  })
})

it('uma lista pedida em páginas maiores que a tela entra na trilha: essa leitura escreve', async () => {
  const transacoes = await transacoesDe(async () => {
    expect((await pedir('GET /servico', 'CLIENTE', { limite: 1_000 })).status).toBe(200)
  })
  expect(aberturas(transacoes)).toContain('begin')
  expect(escreve(transacoes)).toBe(true)
})
