import { CONTRATO_DA_API } from '@vetlume/dominio/api'
import type { Endpoint, Pagina } from '@vetlume/dominio/contrato'
import type { Perfil } from '@vetlume/dominio/menu'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { criarEmpresa, type Empresa } from './fabricas.ts'
import { MATRIZ } from './matriz/index.ts'
import { percorrer } from './percurso.ts'

// Generated from the contract itself: whatever answers a page at a time counts apart, and counts what it pages through.

type Chave = 'GET /animal'
const ehLista = ({ resposta }: Endpoint) => 'totalExato' in ((resposta._zod.def as { shape?: object }).shape ?? {})
const LISTAS = Object.entries<Endpoint>(CONTRATO_DA_API).flatMap(([chave, endpoint]) =>
  ehLista(endpoint) ? [chave as Chave] : [],
)

interface Linha {
  quem: readonly Perfil[] | string
  entrada: (c: object) => object
}

let amb: Ambiente
let cenario: { empresa: Empresa }
beforeAll(async () => {
  amb = await abrirAmbiente()
  const empresa = await criarEmpresa(amb)
  cenario = { empresa, ...(await percorrer(amb, empresa)) }
})
afterAll(() => amb.fechar())

describe('totais', () => {
  it.each(LISTAS)('%s: a página não espera pela contagem, e a contagem é a das páginas', async (chave) => {
    const { quem, entrada } = MATRIZ[chave] as unknown as Linha
    const eu = cenario.empresa.como[(typeof quem === 'string' ? 'CLIENTE' : quem[0]) as Perfil]
    const pedir = async (extra: object): Promise<Pagina<unknown>> => {
      const { status, corpo } = await eu(chave, { ...entrada(cenario), ...extra })
      expect([status, corpo]).toMatchObject([200, { itens: expect.any(Array) }])
      return corpo
    }
    let linhas = 0
    let cursor: string | undefined
    do {
      const { itens, proximo } = await pedir({ limite: 200, cursor })
      linhas += itens.length
      cursor = proximo ?? undefined
    } while (cursor !== undefined)
    expect(await pedir({ contar: 'so' })).toMatchObject({ itens: [], proximo: null, total: linhas, totalExato: true })
    const { proximo, total } = await pedir({ limite: 1 })
    expect(total).toBe(proximo === null ? linhas : null)
  })
})
