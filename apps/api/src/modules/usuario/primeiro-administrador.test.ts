import { VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CtxPlataforma } from '../../context.ts'
import { emPlataforma } from '../../infra/unidade.ts'
import { criarDiario } from '../../infra/diario.ts'
import { SEM_FIM } from '../../infra/pedinte.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarUsuario } from '../../../teste/fabricas.ts'
import { deOutroEndereco, NOVA, segredoDe } from '../../../teste/porta.ts'
import { convidarPrimeiroAdministrador, linkDoPrimeiroAdministrador } from './index.ts'

const EMAIL = 'dona@plataforma.vet'

let amb: Ambiente
beforeAll(async () => {
  amb = await abrirAmbiente({ exigirSegundoFator: true })
})
afterAll(() => amb.fechar())
beforeEach(async () => {
  await sql`truncate usuario, pessoa, vinculo, mensagem, evento, link_conta cascade`.execute(amb.db)
  amb.relogio.fixar('2026-11-20T15:00:00Z')
})

/** What a process does on its own, at its start or for a command. `captura`: without a mail server. */
function porConta<T>(trabalho: (ctx: CtxPlataforma<null>) => Promise<T>, captura = false): Promise<T> {
  const { servicos, relogio, dbApp } = amb
  const comum = {
    agora: relogio.agora(),
    ator: null,
    requestId: 'inicio',
    endereco: null,
    logger: criarDiario('silent'),
    sinal: SEM_FIM,
  }
  const correio = { ...servicos.correio, captura }
  return emPlataforma(dbApp, { ...comum, servicos: { ...servicos, correio } }, trabalho)
}
const iniciar = (email: string | null = EMAIL, captura = false) =>
  porConta((ctx) => convidarPrimeiroAdministrador(ctx, email), captura)
const noTerminal = (email = EMAIL) => porConta((ctx) => linkDoPrimeiroAdministrador(ctx, email))

const cartas = () => amb.db.selectFrom('mensagem').select(['para', 'modelo', 'dados']).orderBy('codigo').execute()
const segredoDaUltima = async () => {
  const dados = (await cartas()).at(-1)?.dados as { link?: string } | undefined
  return amb.servicos.correio.segredoDoLink(dados?.link ?? '')
}
const pessoas = () => amb.db.selectFrom('usuario').select(['email', 'perfis', 'ativo']).orderBy('codigo').execute()

async function pedir(rota: string, payload: object) {
  const resposta = await amb.app.inject({
    method: 'POST',
    url: `/api/auth/${rota}`,
    payload,
    remoteAddress: deOutroEndereco(),
  })
  return { status: resposta.statusCode, corpo: resposta.body === '' ? null : resposta.json() }
}
const aceitar = async (segredo: string) =>
  (await pedir('aceitar-convite', { segredo, senha: NOVA, versaoTermos: VERSAO_DOS_TERMOS })).status

describe('o primeiro administrador', () => {
  it('é convidado uma vez, por cinco processos que iniciam juntos e por outros depois', async () => {
    const inicios = await Promise.all(Array.from({ length: 5 }, () => iniciar()))
    expect(inicios.toSorted()).toEqual(['CONVITE_ENVIADO', ...Array.from({ length: 4 }, () => 'CONVITE_PENDENTE')])
    expect(await iniciar()).toBe('CONVITE_PENDENTE')
    expect(await pessoas()).toEqual([{ email: EMAIL, perfis: ['ADMIN'], ativo: true }])
    expect(await cartas()).toMatchObject([{ para: EMAIL, modelo: 'convite', dados: { de: null, empresas: [] } }])
  })

  it('aceita, entra, e sem o segundo fator não faz mais nada; já há quem administre', async () => {
    await iniciar()
    expect(await aceitar(await segredoDaUltima())).toBe(204)
    const { corpo: entrada } = await pedir('login', { identificador: EMAIL, senha: NOVA })
    expect(entrada.user).toMatchObject({ segundoFatorPendente: true })
    const chamar = amb.comToken(entrada.token)
    const convite = { nome: 'Rui Paz', email: 'rui@plataforma.vet', perfis: ['ADMIN' as const], vinculos: [] }
    expect(await chamar('POST /usuario', convite)).toMatchObject({
      status: 403,
      corpo: { codigo: 'SEGUNDO_FATOR_OBRIGATORIO' },
    })
    expect((await chamar('GET /conta')).corpo.segundoFator.obrigatorio).toBe(true)
    expect(await iniciar()).toBe('ADMINISTRADA')
    await expect(noTerminal()).rejects.toThrow('já tem quem a administre')
  })

  it('recebe outra carta só quando a primeira passou da validade', async () => {
    await iniciar()
    amb.relogio.avancar({ hours: 24 * 7 - 1 })
    expect(await iniciar()).toBe('CONVITE_PENDENTE')
    amb.relogio.avancar({ hours: 1 })
    expect(await iniciar()).toBe('CONVITE_ENVIADO')
    expect(await cartas()).toHaveLength(2)
  })

  it('com o endereço corrigido, quem recebeu no errado não entra mais', async () => {
    await iniciar('dna@plataforma.vet')
    const errado = await segredoDaUltima()
    expect(await iniciar()).toBe('CONVITE_ENVIADO')
    expect(await aceitar(errado)).toBe(410)
    expect((await pessoas()).map(({ email, ativo }) => [email, ativo])).toEqual([
      ['dna@plataforma.vet', false],
      [EMAIL, true],
    ])
    amb.relogio.avancar({ hours: 1 })
    expect(await iniciar('dna@plataforma.vet')).toBe('CONVITE_ENVIADO')
    expect(await aceitar(await segredoDaUltima())).toBe(204)
  })

  it('nunca é promovido de uma conta que já existia com o mesmo e-mail', async () => {
    const { email } = await criarUsuario(amb, ['CLIENTE'])
    expect(await iniciar(email)).toBe('EMAIL_DE_OUTRA_CONTA')
    await expect(noTerminal(email)).rejects.toThrow('já é de outra conta')
    expect(await pessoas()).toEqual([{ email, perfis: ['CLIENTE'], ativo: true }])
  })

  it('sem e-mail ou sem correio, nada é criado; no terminal, sai um link que não vira carta', async () => {
    expect([await iniciar(null), await iniciar(EMAIL, true)]).toEqual(['SEM_EMAIL', 'SEM_CORREIO'])
    expect(await pessoas()).toEqual([])
    const primeiro = await noTerminal()
    const segundo = await noTerminal()
    expect(segundo).toMatch(/^https:\/\/vetlume\.test\/recuperar-senha\?convite=1#[\w-]{43}$/)
    expect(await cartas()).toEqual([])
    expect(await aceitar(segredoDe(primeiro))).toBe(410)
    expect(await aceitar(segredoDe(segundo))).toBe(204)
  })
})
