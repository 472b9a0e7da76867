import { CONTRATO_DA_API } from '@vetlume/dominio/api'
import type { Endpoint } from '@vetlume/dominio/contrato'
import { PERFIS, type Perfil } from '@vetlume/dominio/menu'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from './ambiente.ts'
import { MATRIZ, type Cenario } from './matriz/index.ts'
import { montarCenario } from './matriz/montar-cenario.ts'
import { imagemDeTeste } from './percurso.ts'

// Generated from the contract itself: every route × every profile × own and foreign tenant × no token.

let amb: Ambiente
let propria: Cenario
let alheia: Cenario
let arquivo: { nome: string; bytes: Uint8Array }

beforeAll(async () => {
  amb = await abrirAmbiente()
  propria = await montarCenario(amb)
  alheia = await montarCenario(amb)
  arquivo = { nome: 'imagem.jpg', bytes: await imagemDeTeste() }
})
afterAll(() => amb.fechar())

type Chave = keyof typeof MATRIZ
interface LinhaSolta {
  quem: readonly Perfil[] | 'todos' | 'sem-token'
  entrada: (c: Cenario) => unknown
  propria?: Partial<Record<Perfil, number>> | number
  alheia?: number
  arquivo?: true
}
const linhaDe = (chave: Chave) => MATRIZ[chave] as unknown as LinhaSolta
const chamar = (cliente: Chamar, chave: Chave, c: Cenario) =>
  cliente(chave, linhaDe(chave).entrada(c) as never, linhaDe(chave).arquivo ? { arquivo } : {})

/** Every key of a tenant that a reply could leak. */
const marcas = ({
  empresa,
  tutor,
  animal,
  atendimento,
  agendamento,
  espera,
  item,
  laudo,
  imagem,
  receber,
  simulacao,
}: Cenario) => [
  empresa.cliente,
  empresa.parceiro,
  empresa.especialista,
  empresa.servico,
  tutor,
  animal,
  atendimento,
  agendamento,
  espera,
  item,
  laudo,
  imagem,
  receber,
  simulacao,
]

const chaves = Object.keys(CONTRATO_DA_API) as Chave[]
const sucesso = (chave: Chave) => (CONTRATO_DA_API[chave] as Endpoint).status ?? 200

it('o servidor atende todas as rotas do contrato', () => {
  for (const chave of chaves) {
    const [method = '', url = ''] = chave.split(' ')
    expect(amb.app.hasRoute({ method, url: `/api${url}` }), chave).toBe(true)
  }
})

describe.each(chaves)('%s', (chave) => {
  const linha = linhaDe(chave)

  if (linha.quem === 'sem-token') {
    it('atende sem token', async () => {
      const { status, corpo } = await chamar(amb.semToken, chave, propria)
      expect(status, JSON.stringify(corpo)).toBe(typeof linha.propria === 'number' ? linha.propria : sucesso(chave))
    })
    return
  }

  it('sem token é 401', async () => {
    expect((await chamar(amb.semToken, chave, propria)).status).toBe(401)
  })

  it.each(PERFIS)('%s', async (perfil) => {
    const { status, corpo } = await chamar(propria.empresa.como[perfil], chave, propria)
    const esperado = typeof linha.propria === 'number' ? linha.propria : linha.propria?.[perfil]
    if (linha.quem === 'todos' || linha.quem.includes(perfil))
      expect(status, JSON.stringify(corpo)).toBe(esperado ?? sucesso(chave))
    else expect(status).toBe(403)
  })

  it.each(PERFIS)('%s de outra empresa não alcança nem vê nada desta', async (perfil) => {
    const { status, corpo } = await chamar(alheia.empresa.como[perfil], chave, propria)
    if (linha.quem !== 'todos' && !linha.quem.includes(perfil)) expect(status).toBe(403)
    else if (linha.alheia !== undefined) expect(status, JSON.stringify(corpo)).toBe(linha.alheia)
    const texto = JSON.stringify(corpo ?? null)
    // ADMIN lists accounts and companies of the platform; what it must not see is a tenant's own rows.
    const proibidas = perfil === 'ADMIN' ? marcas(propria).slice(1) : marcas(propria)
    for (const marca of proibidas) expect(texto).not.toContain(marca)
  })
})

it('com token mas sem contexto, nenhuma rota de empresa atende', async () => {
  // All the routes again, by the same people: more than one may ask for in a minute.
  amb.relogio.avancar({ minutes: 2 })
  for (const perfil of PERFIS) {
    const cliente = await amb.como({ usuario: propria.empresa.usuarios[perfil].codigo, perfis: [perfil] })
    for (const chave of chaves.filter((rota) => (CONTRATO_DA_API[rota] as Endpoint).escopo === 'cliente')) {
      const { status, corpo } = await chamar(cliente, chave, propria)
      expect([chave, perfil, status]).toEqual([chave, perfil, 403])
      expect((corpo as { codigo: string }).codigo).toMatch(/CONTEXTO_NECESSARIO|SEM_PERMISSAO/)
    }
  }
})
