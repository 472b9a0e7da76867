import { TEXTOS_DA_API, TEXTOS_DE_LOGIN } from '@vetlume/dominio/erros'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ErroDeApi } from './erro-de-api.ts'
import { criarHttp, montarUrl, ouNulo, ouVazio } from './http.ts'
import type { DependenciasDoHttp, Pedido } from './http.ts'
import { criarSessao } from './sessao.ts'
import { armazenamentoEmMemoria, criarToken, criarUsuario, respostaJson } from '../../teste/fabricas.ts'

const AGORA = 1_800_000_000_000
const VIVO = criarToken(AGORA, 60_000)
const VENCIDO = criarToken(AGORA - 60_000, 60_000)

interface Cenario {
  token?: string | null
  tela?: string
  resposta?: () => Response | Promise<Response>
  /** What the person answers when asked to prove who they are. */
  confirma?: boolean
}

function montar({
  token = VIVO,
  tela = '/dashboard',
  resposta = () => respostaJson({ ok: true }),
  confirma = true,
}: Cenario = {}) {
  const { armazenamento, dados } = armazenamentoEmMemoria(
    token === null ? {} : { token, user: JSON.stringify(criarUsuario()) },
  )
  const sessao = criarSessao(armazenamento)
  const enviar = vi.fn<DependenciasDoHttp['enviar']>(async () => resposta())
  const sair = vi.fn<DependenciasDoHttp['sair']>((aviso) => sessao.encerrar(aviso))
  const deixarSuporte = vi.fn<DependenciasDoHttp['deixarSuporte']>()
  const pedirReforco = vi.fn<DependenciasDoHttp['pedirReforco']>(async () => confirma)
  const http = criarHttp({
    sessao,
    enviar,
    sair,
    pedirReforco,
    deixarSuporte,
    agoraMs: () => AGORA,
    caminhoDaTela: () => tela,
  })
  const enviado = () => {
    const [url = '', opcoes = {}] = enviar.mock.calls[0] ?? []
    return { url, opcoes, cabecalhos: new Headers(opcoes.headers) }
  }
  return { http, enviar, sair, pedirReforco, deixarSuporte, sessao, dados, enviado }
}

const falhar = async (promessa: Promise<unknown>): Promise<unknown> =>
  promessa.then(
    () => expect.unreachable('deveria falhar'),
    (erro: unknown) => erro,
  )

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})

describe('o que vai na rede', () => {
  it('deixa de fora parâmetros nulos e ausentes, repete listas e mantém os falsos', () => {
    expect(montarUrl('cliente/id', { a: null, b: undefined, c: 0, d: '', e: ['x', null, 'y'], f: false })).toBe(
      '/api/cliente/id?c=0&d=&e=x&e=y&f=false',
    )
    expect(montarUrl('/animal')).toBe('/api/animal')
  })

  it('manda parâmetros na busca em GET e DELETE, com o token', async () => {
    for (const metodo of ['GET', 'DELETE'] as const) {
      const { http, enviado } = montar()
      await http({ metodo, caminho: 'animal', parametros: { codigo: 'a b' } })
      expect(enviado()).toMatchObject({ url: '/api/animal?codigo=a+b', opcoes: { method: metodo } })
      expect(enviado().opcoes.body).toBeUndefined()
      expect(enviado().cabecalhos.get('Authorization')).toBe(`Bearer ${VIVO}`)
    }
  })

  it('manda JSON em POST, e multipart sem tipo fixado quando recebe um formulário', async () => {
    const json = montar()
    await json.http({ metodo: 'POST', caminho: 'animal', corpo: { nome: 'Thor' }, chaveDeIdempotencia: 'k1' })
    expect(json.enviado().opcoes.body).toBe('{"nome":"Thor"}')
    expect(json.enviado().cabecalhos.get('Content-Type')).toBe('application/json')
    expect(json.enviado().cabecalhos.get('Idempotency-Key')).toBe('k1')

    const multipart = montar()
    const corpo = new FormData()
    await multipart.http({ metodo: 'POST', caminho: 'arquivo', corpo })
    expect(multipart.enviado().opcoes.body).toBe(corpo)
    expect(multipart.enviado().cabecalhos.has('Content-Type')).toBe(false)
  })

  it('devolve JSON, bytes para o que não é JSON, e nada para 204', async () => {
    await expect(montar().http({ metodo: 'GET', caminho: 'x' })).resolves.toEqual({ ok: true })
    const imagem = await montar({
      resposta: () => new Response(new Uint8Array([1, 2]), { headers: { 'Content-Type': 'image/png' } }),
    }).http({ metodo: 'GET', caminho: 'x' })
    expect(imagem).toBeInstanceOf(Blob)
    expect((imagem as Blob).size).toBe(2)
    await expect(
      montar({ resposta: () => new Response(null, { status: 204 }) }).http({ metodo: 'POST', caminho: 'x', corpo: {} }),
    ).resolves.toBeUndefined()
  })
})

describe('o token', () => {
  it.each([
    '/plano-gratis',
    '/teste-gratis',
    '/politica-privacidade',
    '/sucesso-cadastro',
    '/realizar-assinatura',
    '/recuperar-senha',
  ])('não vai a partir de %s, mesmo com sessão', async (tela) => {
    const { http, enviado, sair } = montar({ tela })
    await http({ metodo: 'GET', caminho: 'plano/publico' })
    expect(enviado().cabecalhos.has('Authorization')).toBe(false)
    expect(sair).not.toHaveBeenCalled()
  })

  it('vai a partir de /login, exceto no pedido público', async () => {
    const comToken = montar({ tela: '/login' })
    await comToken.http({ metodo: 'GET', caminho: 'cliente/multiplos' })
    expect(comToken.enviado().cabecalhos.has('Authorization')).toBe(true)
    const publico = montar({ tela: '/login', token: null })
    await publico.http({ metodo: 'POST', caminho: 'auth/login', corpo: {}, publico: true })
    expect(publico.enviado().cabecalhos.has('Authorization')).toBe(false)
    expect(publico.sair).not.toHaveBeenCalled()
  })

  it.each([
    ['ausente', null],
    ['vazio', ''],
    ['vencido', VENCIDO],
    ['de duas partes', 'a.b'],
  ])('%s encerra a sessão antes de qualquer rede', async (_, token) => {
    const { http, enviar, sair, dados } = montar({ token })
    const erro = await falhar(http({ metodo: 'GET', caminho: 'animal' }))
    expect(erro).toMatchObject({ status: 401, codigo: 'NAO_AUTENTICADO' })
    expect(sair).toHaveBeenCalledOnce()
    expect(enviar).not.toHaveBeenCalled()
    expect([...dados.keys()]).toEqual([])
  })

  it('recusado pelo servidor encerra a sessão; trocado enquanto isso, não', async () => {
    const recusado = montar({ resposta: () => respostaJson({ codigo: 'NAO_AUTENTICADO' }, 401) })
    await falhar(recusado.http({ metodo: 'GET', caminho: 'animal' }))
    expect(recusado.sair).toHaveBeenCalledOnce()
    const semFator = montar({ resposta: () => respostaJson({ codigo: 'SEGUNDO_FATOR_OBRIGATORIO' }, 403) })
    await falhar(semFator.http({ metodo: 'GET', caminho: 'animal' }))
    expect(semFator.sair).toHaveBeenCalledOnce()
    const semPermissao = montar({ resposta: () => respostaJson({ codigo: 'SEM_PERMISSAO' }, 403) })
    await falhar(semPermissao.http({ metodo: 'GET', caminho: 'animal' }))
    expect(semPermissao.sair).not.toHaveBeenCalled()

    const trocado = montar({
      resposta: () => {
        trocado.sessao.trocarToken(criarToken(AGORA, 90_000))
        return respostaJson({}, 401)
      },
    })
    await falhar(trocado.http({ metodo: 'GET', caminho: 'animal' }))
    expect(trocado.sair).not.toHaveBeenCalled()
  })
})

describe('a sessão que um administrador encerrou', () => {
  const AVISO = 'Seu acesso foi encerrado por um administrador.'
  const encerrado = () => respostaJson({ codigo: 'ACESSO_ENCERRADO', mensagem: AVISO }, 401)

  it('diz por quê, mesmo que outros pedidos cheguem depois ao fim', async () => {
    const { http, sair, sessao, dados } = montar({ resposta: encerrado })
    const erro = await falhar(http({ metodo: 'GET', caminho: 'animal' }))
    expect(erro).toMatchObject({ status: 401, codigo: 'ACESSO_ENCERRADO', mensagem: AVISO })
    await falhar(http({ metodo: 'GET', caminho: 'raca' }))
    expect(sair.mock.calls).toEqual([[AVISO], []])
    expect(sessao.aviso()).toBe(AVISO)
    expect([...dados.keys()]).toEqual([])
  })

  it('os outros fins não dizem nada: vencida, recusada, sem a segunda etapa', async () => {
    const fins: Cenario[] = [
      { token: VENCIDO },
      { resposta: () => respostaJson({ codigo: 'NAO_AUTENTICADO', mensagem: 'Sua sessão terminou.' }, 401) },
      { resposta: () => respostaJson({ codigo: 'SEGUNDO_FATOR_OBRIGATORIO', mensagem: 'Falta.' }, 403) },
    ]
    for (const fim of fins) {
      const { http, sair, sessao } = montar(fim)
      await falhar(http({ metodo: 'GET', caminho: 'animal' }))
      expect(sair).toHaveBeenCalledOnce()
      expect(sessao.aviso()).toBeNull()
    }
  })
})

describe('o que pede a certeza de quem está aqui', () => {
  const recusa = () => respostaJson({ codigo: 'CONFIRME_QUEM_E', mensagem: 'Confirme que é você.' }, 403)
  const pagar = {
    metodo: 'POST',
    caminho: 'contas-pagar/baixas',
    corpo: { itens: [1] },
    chaveDeIdempotencia: 'k9',
  } as const

  it('provado, o mesmo pedido vai outra vez, com a mesma chave, e quem pediu só esperou', async () => {
    let provou = false
    const { http, enviar, pedirReforco, sair } = montar({
      resposta: () => (provou ? respostaJson({ ok: 1 }) : recusa()),
    })
    pedirReforco.mockImplementation(async () => (provou = true))
    await expect(http(pagar)).resolves.toEqual({ ok: 1 })
    expect(pedirReforco).toHaveBeenCalledOnce()
    expect(sair).not.toHaveBeenCalled()
    const enviados = enviar.mock.calls.map(([url, { headers, body }]) => [
      url,
      new Headers(headers).get('Idempotency-Key'),
      body,
    ])
    expect(enviados).toEqual(Array.from({ length: 2 }, () => ['/api/contas-pagar/baixas', 'k9', '{"itens":[1]}']))
  })

  it('quem prefere não provar recebe um cancelamento, que ninguém precisa ler', async () => {
    const { http, enviar, sair } = montar({ resposta: recusa, confirma: false })
    expect(await falhar(http(pagar))).toMatchObject({ name: 'AbortError' })
    expect(enviar).toHaveBeenCalledOnce()
    expect(sair).not.toHaveBeenCalled()
  })
})

it('o suporte que a empresa encerrou deixa a empresa, e não a sessão', async () => {
  const encerrado = montar({ resposta: () => respostaJson({ codigo: 'SUPORTE_ENCERRADO' }, 403) })
  await falhar(encerrado.http({ metodo: 'GET', caminho: 'animal' }))
  expect(encerrado.deixarSuporte).toHaveBeenCalledOnce()
  expect(encerrado.sair).not.toHaveBeenCalled()
})

describe('falhas', () => {
  const textoDe = async (resposta: () => Response | Promise<Response>, mudanca: Partial<Pedido> = {}) => {
    const erro = await falhar(montar({ resposta }).http({ metodo: 'GET', caminho: 'x', ...mudanca }))
    expect(erro).toBeInstanceOf(ErroDeApi)
    return (erro as ErroDeApi).mensagem
  }

  it('usa o catálogo da API', async () => {
    expect(await textoDe(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(TEXTOS_DA_API.conexao)
    expect(await textoDe(() => respostaJson({ mensagem: 'detalhe interno' }, 500))).toBe(TEXTOS_DA_API.interno)
    expect(await textoDe(() => respostaJson({ mensagem: 'x' }, 403))).toBe(TEXTOS_DA_API.semPermissao)
    expect(await textoDe(() => respostaJson({ mensagem: 'O nome já existe.' }, 409))).toBe('O nome já existe.')
  })

  it('usa o catálogo do login quando pedido', async () => {
    const login = { publico: true, catalogo: 'login' } as const
    expect(await textoDe(() => respostaJson({}, 401), login)).toBe(TEXTOS_DE_LOGIN.naoAutenticado)
    expect(await textoDe(() => Promise.reject(new TypeError('Failed to fetch')), login)).toBe(TEXTOS_DE_LOGIN.conexao)
  })

  it('lê código, campos e detalhes do corpo', async () => {
    const corpo = {
      codigo: 'VALIDACAO',
      mensagem: 'Confira.',
      campos: { nome: 'Informe o nome.' },
      detalhes: { versao: 2 },
    }
    const erro = await falhar(
      montar({ resposta: () => respostaJson(corpo, 422) }).http({ metodo: 'PUT', caminho: 'x', corpo: {} }),
    )
    expect(erro).toMatchObject({
      status: 422,
      codigo: 'VALIDACAO',
      campos: corpo.campos,
      detalhes: corpo.detalhes,
      resultadoDesconhecido: false,
    })
  })

  it.each([400, 404, 422])(
    'um %i de corpo vazio ou cortado é um erro desconhecido, não uma queda da rede',
    async (status) => {
      for (const corpo of ['', '{"mensagem": "Inf', '<html>', 'null']) {
        const resposta = () => new Response(corpo, { status, headers: { 'Content-Type': 'application/json' } })
        const pedido = { metodo: 'POST', caminho: 'auth/login', corpo: {}, publico: true } as const
        const erro = await falhar(montar({ resposta }).http({ ...pedido, catalogo: 'login' }))
        expect(erro, corpo).toMatchObject({ status, mensagem: TEXTOS_DE_LOGIN.desconhecido })
        expect(await falhar(montar({ resposta }).http(pedido))).toMatchObject({ mensagem: TEXTOS_DA_API.inesperado })
      }
    },
  )

  it('um 200 que não se lê é um erro desconhecido', async () => {
    const resposta = () => new Response('{"token": ', { status: 200, headers: { 'Content-Type': 'application/json' } })
    const erro = await falhar(
      montar({ resposta }).http({ metodo: 'POST', caminho: 'auth/login', corpo: {}, publico: true, catalogo: 'login' }),
    )
    expect(erro).toMatchObject({ status: 200, mensagem: TEXTOS_DE_LOGIN.desconhecido })
  })

  it('quem cancela recebe o próprio cancelamento; quem espera demais recebe 408', async () => {
    const cancelador = new AbortController()
    cancelador.abort()
    const cancelado = await falhar(
      montar({ resposta: () => Promise.reject(new DOMException('x', 'AbortError')) }).http({
        metodo: 'GET',
        caminho: 'x',
        sinal: cancelador.signal,
      }),
    )
    expect(cancelado).toMatchObject({ name: 'AbortError' })
    const demorado = await falhar(
      montar({ resposta: () => Promise.reject(new DOMException('x', 'TimeoutError')) }).http({
        metodo: 'GET',
        caminho: 'x',
      }),
    )
    expect(demorado).toMatchObject({ status: 408, mensagem: TEXTOS_DA_API.tempoLimite })
  })

  it('consulta de código que falha vira nulo e de lista vira vazia, só com registro', async () => {
    await expect(ouNulo(Promise.reject(new Error('x')))).resolves.toBeNull()
    await expect(ouVazio(Promise.reject(new Error('x')))).resolves.toEqual([])
    await expect(ouVazio(Promise.resolve([1]))).resolves.toEqual([1])
    expect(console.warn).toHaveBeenCalledTimes(2)
  })
})
