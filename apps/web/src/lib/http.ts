import { dispensaToken } from '@vetlume/dominio/rotas'
import { tokenExpirado } from '@vetlume/dominio/token'
import type { Metodo } from '@vetlume/dominio/contrato'
import type { CodigoDeErro } from '@vetlume/dominio/erros'
import { avisoDoFim, ErroDeApi } from './erro-de-api.ts'
import type { Catalogo } from './erro-de-api.ts'
import type { Sessao } from './sessao.ts'

export type Parametros = Readonly<Record<string, unknown>>

export interface Pedido {
  metodo: Metodo
  /** Relative to `/api`, path parameters already filled in. */
  caminho: string
  /** Query string; null and undefined are left out, lists are repeated. */
  parametros?: Parametros | undefined
  /** JSON, or multipart when it is form data. */
  corpo?: unknown
  chaveDeIdempotencia?: string | undefined
  /** A call that needs no session, wherever it is made from. */
  publico?: boolean | undefined
  catalogo?: Catalogo | undefined
  sinal?: AbortSignal | undefined
  /** Milliseconds until the client gives up with a 408. */
  prazoMs?: number | undefined
  /** Share of the body already sent, 0 to 1. */
  aoProgredir?: ((fracao: number) => void) | undefined
}

export interface DependenciasDoHttp {
  sessao: Sessao
  enviar: (url: string, opcoes: RequestInit, aoProgredir?: (fracao: number) => void) => Promise<Response>
  /** Path of the page on screen: requests of some public pages never carry the token. */
  caminhoDaTela: () => string
  agoraMs: () => number
  /** The session was found dead: forget it and go to the login page, which shows `aviso`. */
  sair: (aviso?: string) => void
  /** The company, or the time, ended the support that the person was in. */
  deixarSuporte: () => void
  /** Asks the person to prove who they are; false when they would rather not. */
  pedirReforco: () => Promise<boolean>
}

export type Http = (pedido: Pedido) => Promise<unknown>

const PRAZO_PADRAO_MS = 30_000
const PRAZO_DE_ENVIO_MS = 120_000

export function montarUrl(caminho: string, parametros: Parametros = {}): string {
  const busca = new URLSearchParams()
  for (const [nome, valor] of Object.entries(parametros)) {
    for (const item of Array.isArray(valor) ? valor : [valor]) {
      if (item !== null && item !== undefined) busca.append(nome, String(item))
    }
  }
  const texto = busca.toString()
  return `/api/${caminho.replace(/^\/+/, '')}${texto === '' ? '' : `?${texto}`}`
}

/** The token to send. Without a live one the session ends here, before anything reaches the network. */
function exigirToken({ sessao, agoraMs, sair }: DependenciasDoHttp): string {
  const token = sessao.token()
  if (token === null || expirou(token, agoraMs())) {
    sair()
    throw new ErroDeApi({
      status: 401,
      corpo: { codigo: 'NAO_AUTENTICADO', mensagem: 'Sua sessão terminou. Entre novamente.' },
    })
  }
  return token
}

function expirou(token: string, agoraMs: number): boolean {
  try {
    return tokenExpirado(token, agoraMs)
  } catch (erro) {
    console.error('O token guardado não pode ser lido.', erro)
    return true
  }
}

function montarOpcoes(pedido: Pedido, token: string | null, sinal: AbortSignal): RequestInit {
  const cabecalhos = new Headers({ Accept: 'application/json' })
  if (token !== null) cabecalhos.set('Authorization', `Bearer ${token}`)
  if (pedido.chaveDeIdempotencia !== undefined) cabecalhos.set('Idempotency-Key', pedido.chaveDeIdempotencia)
  const opcoes: RequestInit = { method: pedido.metodo, headers: cabecalhos, signal: sinal, credentials: 'same-origin' }
  if (pedido.corpo === undefined) return opcoes
  if (pedido.corpo instanceof FormData) return { ...opcoes, body: pedido.corpo }
  cabecalhos.set('Content-Type', 'application/json')
  return { ...opcoes, body: JSON.stringify(pedido.corpo) }
}

/** A reply that arrived says what it says by its status, even when its JSON is empty or cut. */
async function lerJson(resposta: Response): Promise<unknown> {
  const texto = await resposta.text()
  try {
    return JSON.parse(texto)
  } catch (erro) {
    if (resposta.ok) throw new ErroDeApi({ status: resposta.status }, undefined, erro)
    return undefined
  }
}

async function lerCorpo(resposta: Response): Promise<unknown> {
  if (resposta.status === 204) return undefined
  const tipo = resposta.headers.get('Content-Type') ?? ''
  if (tipo.includes('json')) return lerJson(resposta)
  if (!resposta.ok) return resposta.text()
  return resposta.blob()
}

/** What `fetch` threw, as an error of ours. A call cancelled by who asked keeps its AbortError. */
function erroDeRede(erro: unknown, pedido: Pedido): unknown {
  if (erro instanceof ErroDeApi) return new ErroDeApi({ status: erro.status }, pedido.catalogo, erro.cause)
  if (pedido.sinal?.aborted === true) return erro
  if (erro instanceof DOMException && (erro.name === 'TimeoutError' || erro.name === 'AbortError')) {
    return new ErroDeApi({ status: 408 }, pedido.catalogo, erro)
  }
  return new ErroDeApi({ status: 0, mensagemDeRede: erro instanceof Error ? erro.message : '' }, pedido.catalogo, erro)
}

const dizCodigo = (corpo: unknown, codigo: CodigoDeErro): boolean =>
  typeof corpo === 'object' && corpo !== null && 'codigo' in corpo && corpo.codigo === codigo

/**
 * The only door to the network. Answers the parsed JSON, `undefined` for 204, or a Blob for anything that is not
 * JSON (images, PDF). Throws `ErroDeApi`, or the AbortError of a call that the caller cancelled.
 */
export function criarHttp(deps: DependenciasDoHttp): Http {
  const pedir: Http = async (pedido) => {
    const semToken = pedido.publico === true || dispensaToken(deps.caminhoDaTela())
    const token = semToken ? null : exigirToken(deps)
    const prazo = AbortSignal.timeout(
      pedido.prazoMs ?? (pedido.corpo instanceof FormData ? PRAZO_DE_ENVIO_MS : PRAZO_PADRAO_MS),
    )
    const sinal = pedido.sinal === undefined ? prazo : AbortSignal.any([pedido.sinal, prazo])
    let resposta: Response
    let corpo: unknown
    try {
      const url = montarUrl(pedido.caminho, pedido.parametros)
      resposta = await deps.enviar(url, montarOpcoes(pedido, token, sinal), pedido.aoProgredir)
      corpo = await lerCorpo(resposta)
    } catch (erro) {
      throw erroDeRede(erro, pedido)
    }
    if (resposta.ok) return corpo
    // Refused before anything was read: the same request goes again, and to the caller it only took longer.
    if (token !== null && dizCodigo(corpo, 'CONFIRME_QUEM_E')) {
      if (await deps.pedirReforco()) return pedir(pedido)
      throw new DOMException('A pessoa preferiu não confirmar quem é.', 'AbortError')
    }
    if (token !== null && token === deps.sessao.token() && dizCodigo(corpo, 'SUPORTE_ENCERRADO')) deps.deixarSuporte()
    // Also who came to need a second factor while signed in: signing in again is where it is enrolled.
    const encerra = resposta.status === 401 || dizCodigo(corpo, 'SEGUNDO_FATOR_OBRIGATORIO')
    // A 401 for a token that was replaced meanwhile says nothing about the session in use now.
    const erro = new ErroDeApi({ status: resposta.status, corpo }, pedido.catalogo)
    if (encerra && token !== null && token === deps.sessao.token()) deps.sair(avisoDoFim(erro))
    throw erro
  }
  return pedir
}

/** A failed id lookup is only logged: nobody is told, the id is just not known. */
export async function ouNulo<T>(consulta: Promise<T>): Promise<T | null> {
  return consulta.catch((erro: unknown) => {
    console.warn('Consulta de código sem resposta.', erro)
    return null
  })
}

/** A failed list lookup is only logged and reads as an empty list. */
export async function ouVazio<T>(consulta: Promise<T[]>): Promise<T[]> {
  return consulta.catch((erro: unknown) => {
    console.warn('Consulta de lista sem resposta.', erro)
    return []
  })
}
