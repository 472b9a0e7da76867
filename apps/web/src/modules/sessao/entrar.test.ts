import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ErroDeApi } from '../../lib/erro-de-api.ts'
import { criarSessao } from '../../lib/sessao.ts'
import { armazenamentoEmMemoria, criarContexto, criarToken, criarUsuario } from '../../../teste/fabricas.ts'
import type { ApiDeSessao } from './contexto.ts'
import { destinoDepoisDeEntrar, entrar, resolverContexto } from './entrar.ts'

const AGORA = 1_800_000_000_000
const lumiar = { codigo: 'c1', nome: 'Lumiar', cidade: 'Campinas, SP', perfis: ['CLIENTE'] }
const imagem = { codigo: 'c2', nome: 'Imagem Animal', cidade: null, perfis: ['CLIENTE'] }
const bichoBom = { codigo: 'k1', nome: 'Bicho Bom', cidade: null, nomeCliente: 'Lumiar' }

type Respostas = Record<string, unknown>

function montar(respostas: Respostas) {
  const chamadas: [string, unknown][] = []
  const api = (async (chave: string, entrada: unknown) => {
    chamadas.push([chave, entrada])
    if (!(chave in respostas)) throw new ErroDeApi({ status: 404 })
    return respostas[chave]
  }) as unknown as ApiDeSessao
  const sessao = criarSessao(armazenamentoEmMemoria().armazenamento)
  const resolver = (usuario: UsuarioDaSessao) => {
    sessao.entrar({ token: 't0', user: usuario })
    return resolverContexto(usuario, { api, sessao })
  }
  return { api, sessao, chamadas, resolver }
}

const contexto = (mudanca = {}) => ({ token: 't1', sessao: criarContexto(mudanca) })

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

describe('onde a pessoa vai trabalhar', () => {
  it('ADMIN não tem empresa nem pergunta por uma', async () => {
    const { resolver, chamadas } = montar({})
    await expect(resolver(criarUsuario({ perfis: ['ADMIN'] }))).resolves.toEqual({ tipo: 'pronto' })
    expect(chamadas).toEqual([])
  })

  it('uma associação é escolhida em silêncio e guardada', async () => {
    const { resolver, sessao, chamadas } = montar({
      'GET /cliente/multiplos': [lumiar],
      'POST /auth/contexto': contexto(),
    })
    await expect(resolver(criarUsuario())).resolves.toEqual({ tipo: 'pronto' })
    expect(chamadas).toContainEqual(['POST /auth/contexto', { codigoCliente: 'c1' }])
    expect(sessao.token()).toBe('t1')
    expect(sessao.estado().cliente?.nome).toBe('Lumiar')
  })

  it('várias são oferecidas, as do perfil principal primeiro', async () => {
    const { resolver } = montar({ 'GET /cliente/multiplos': [lumiar, imagem], 'GET /parceiro/multiplos': [bichoBom] })
    const situacao = await resolver(criarUsuario({ perfis: ['PARCEIRO', 'CLIENTE'] }))
    expect(situacao).toMatchObject({
      tipo: 'escolher',
      associacoes: [{ codigo: 'k1', tipo: 'clinica' }, { codigo: 'c1' }, { codigo: 'c2' }],
    })
  })

  it('a clínica parceira vira clinicaSessao', async () => {
    const { resolver, sessao, chamadas } = montar({
      'GET /parceiro/multiplos': [bichoBom],
      'POST /auth/contexto': contexto({ codigo: 'k1' }),
    })
    await resolver(criarUsuario({ perfis: ['PARCEIRO'] }))
    expect(chamadas).toContainEqual(['POST /auth/contexto', { codigoParceiro: 'k1' }])
    expect(sessao.estado()).toMatchObject({ cliente: null, clinica: { codigo: 'k1' } })
  })

  it('quando a lista falha, vale o código da pessoa; sem os dois, não há onde', async () => {
    const pelaPessoa = montar({ 'GET /cliente/id': 'c9', 'POST /auth/contexto': contexto({ codigo: 'c9' }) })
    await expect(pelaPessoa.resolver(criarUsuario())).resolves.toEqual({ tipo: 'pronto' })
    expect(pelaPessoa.chamadas).toContainEqual(['POST /auth/contexto', { codigoCliente: 'c9' }])
    await expect(montar({}).resolver(criarUsuario())).resolves.toEqual({ tipo: 'nenhum' })
  })

  it('completa o código do especialista quando a empresa não o disse', async () => {
    const { resolver, sessao } = montar({
      'GET /cliente/multiplos': [lumiar],
      'POST /auth/contexto': contexto(),
      'GET /especialista/id': 'e1',
    })
    await resolver(criarUsuario({ perfis: ['ESPECIALISTA'] }))
    expect(sessao.estado().cliente?.codigoEspecialista).toBe('e1')
  })
})

describe('entrar', () => {
  it('guarda o token e o usuário', async () => {
    const token = criarToken(AGORA, 60_000)
    const { api, sessao } = montar({ 'POST /auth/login': { token, user: criarUsuario() } })
    await entrar({ identificador: 'a', senha: 'b' }, { api, sessao, agoraMs: () => AGORA })
    expect(sessao.autenticada()).toBe(true)
    expect(sessao.token()).toBe(token)
  })

  it('explica o relógio errado em vez de entrar e sair', async () => {
    const { api, sessao } = montar({
      'POST /auth/login': { token: criarToken(AGORA - 120_000, 60_000), user: criarUsuario() },
    })
    await expect(entrar({ identificador: 'a', senha: 'b' }, { api, sessao, agoraMs: () => AGORA })).rejects.toThrow(
      /relógio/,
    )
    expect(sessao.autenticada()).toBe(false)
  })
})

describe('uma resposta de entrada que não traz o token', () => {
  it.each([[{}], [undefined], [{ token: '' }], [{ token: null, user: null }]])(
    '%j não fala do relógio',
    async (resposta) => {
      const { api, sessao } = montar({ 'POST /auth/login': resposta })
      await expect(entrar({ identificador: 'a', senha: 'b' }, { api, sessao, agoraMs: () => AGORA })).rejects.toThrow(
        'Ocorreu um erro desconhecido.',
      )
      expect(sessao.autenticada()).toBe(false)
    },
  )
})

describe('para onde ir depois', () => {
  it.each([
    ['/laudo/editar?codigo=1', '/laudo/editar?codigo=1'],
    [undefined, '/dashboard'],
    ['//mal.example', '/dashboard'],
    ['/\\mal.example', '/dashboard'],
    ['https://mal.example', '/dashboard'],
    ['/login', '/dashboard'],
    ['/nao-existe', '/dashboard'],
    ['/', '/dashboard'],
  ])('%s leva a %s', (voltar, esperado) => {
    const existe = (rota: string) => ['/laudo/editar', '/laudo'].includes(rota)
    expect(destinoDepoisDeEntrar(voltar, existe)).toBe(esperado)
  })
})
