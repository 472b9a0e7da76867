import { CONTRATO_DA_API } from '@vetlume/dominio/api'
import type { Endpoint } from '@vetlume/dominio/contrato'
import type { Perfil } from '@vetlume/dominio/menu'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { esquemaJson } from '../src/infra/http/esquema.ts'
import { abrirAmbiente, type Ambiente, type Chamar } from './ambiente.ts'
import { MATRIZ, type Cenario } from './matriz/index.ts'
import { montarCenario } from './matriz/montar-cenario.ts'
import { imagemDeTeste } from './percurso.ts'

// Bad input gets a 4xx, never a 500: every field of every route gets values that people, programs and attackers send.

let amb: Ambiente
let c: Cenario
let arquivo: { nome: string; bytes: Uint8Array }

beforeAll(async () => {
  amb = await abrirAmbiente()
  c = await montarCenario(amb)
  arquivo = { nome: 'a.jpg', bytes: await imagemDeTeste() }
})
afterAll(() => amb.fechar())

const TEXTOS = ['a\u0000b', 'a\ud800']
const DATAS = [
  '9999-12-31',
  '0000-01-01',
  '0000-01',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  '2026-01-01T00:00:00.1234567890Z',
]
const OUTROS: unknown[] = [-1, 2 ** 31, 'x'.repeat(3_000), { a: 1 }]

/** What a field gets, by its schema: dates where a date, or a pattern, is asked for; little where only a known key fits. */
function hostisPara(esquema: unknown): unknown[] {
  const escrito = JSON.stringify(esquema ?? {})
  if (/"format":"uuid"|"enum":/.test(escrito)) return ['a\u0000b', { a: 1 }]
  return /"format":"date|"pattern":/.test(escrito) ? [...DATAS, ...OUTROS] : [...TEXTOS, ...OUTROS, 1e308]
}

type Chave = keyof typeof MATRIZ
interface Linha {
  quem: readonly Perfil[] | string
  entrada: (c: Cenario) => Record<string, unknown>
  arquivo?: true
}
const linhaDe = (chave: Chave) => MATRIZ[chave] as unknown as Linha

/** A fresh session in a fresh hour, so that no limit hides what the route would answer. */
async function alguem(quem: Linha['quem']): Promise<Chamar> {
  amb.relogio.avancar({ minutes: 61 })
  const perfil = (['CLIENTE', 'PARCEIRO', 'ADMIN'] as const).find((possivel) => quem.includes(possivel))
  if (perfil === undefined) return amb.semToken
  const { cliente, parceiro, usuarios } = c.empresa
  const operadora = () =>
    amb.db.selectFrom('cliente').select('codigo').where('operadora', '=', true).executeTakeFirstOrThrow()
  const alvo =
    perfil === 'PARCEIRO'
      ? { cliente, parceiro }
      : { cliente: perfil === 'ADMIN' ? (await operadora()).codigo : cliente }
  return amb.como({ usuario: usuarios[perfil].codigo, perfis: [perfil], ...alvo })
}

/** The same value with one leaf changed, for each leaf. */
function comFolhasTrocadas(valor: unknown, por: unknown): unknown[] {
  if (typeof valor !== 'object' || valor === null) return [por]
  const filhos = Object.entries(valor)
  return filhos.flatMap(([chave, filho]) =>
    comFolhasTrocadas(filho, por).map((novo) =>
      Array.isArray(valor) ? valor.with(Number(chave), novo) : { ...valor, [chave]: novo },
    ),
  )
}

function entradas(chave: Chave, base: Record<string, unknown>): Record<string, unknown>[] {
  const { properties = {} } = esquemaJson((CONTRATO_DA_API[chave] as Endpoint).entrada, 'input') as {
    properties?: Record<string, unknown>
  }
  const campos = [...new Set([...Object.keys(base), ...Object.keys(properties)])]
  // A half of a surrogate pair cannot be written in an address at all.
  const cabe = (campo: string, valor: unknown) =>
    !chave.includes(`:${campo}`) || typeof valor !== 'string' || valor.isWellFormed()
  const diretas = campos.flatMap((campo) =>
    hostisPara(properties[campo])
      .filter((valor) => cabe(campo, valor))
      .map((valor) => ({ ...base, [campo]: valor })),
  )
  const dentro = campos
    .filter((campo) => typeof base[campo] === 'object' && base[campo] !== null)
    .flatMap((campo) =>
      [...TEXTOS, ...OUTROS].flatMap((valor) =>
        comFolhasTrocadas(base[campo], valor).map((novo) => ({ ...base, [campo]: novo })),
      ),
    )
  return [...diretas, ...dentro]
}

async function falhasDe(chave: Chave, base: Record<string, unknown>): Promise<string[]> {
  const linha = linhaDe(chave)
  const falhas: string[] = []
  let quem = await alguem(linha.quem)
  for (const [i, entrada] of entradas(chave, base).entries()) {
    if (i % 50 === 49) quem = await alguem(linha.quem)
    const { status } = await quem(chave, entrada as never, linha.arquivo ? { arquivo } : {})
    if (status >= 500) falhas.push(`${status} ${JSON.stringify(entrada)}`)
  }
  return falhas
}

// Each of these costs a password hash or waits on purpose; they have suites of their own for their fields.
const caras = new Set<string>([
  'POST /auth/recuperar-senha',
  'POST /auth/teste-gratis',
  'POST /auth/plano-gratis',
  'POST /auth/redefinir-senha',
])
const chaves = (Object.keys(CONTRATO_DA_API) as Chave[]).filter((chave) => !caras.has(chave))

it.each(chaves)('%s', async (chave) => {
  expect(await falhasDe(chave, linhaDe(chave).entrada(c))).toEqual([])
})

it('POST /atendimento, com tudo o que um pedido pode ter', async () => {
  const base = MATRIZ['POST /atendimento'].entrada(c)
  const desconto = { tipo: 'VALOR', centavos: 100, motivo: 'Cortesia' }
  const itens = [{ servico: c.empresa.servico, desconto }]
  expect(await falhasDe('POST /atendimento', { ...base, itens })).toEqual([])
})
