import { BINARIO, VAZIO } from '@vetlume/dominio/contrato'
import type { Endpoint } from '@vetlume/dominio/contrato'
import { ERROS } from '@vetlume/dominio/erros'
import * as z from 'zod/mini'
import { ligarEnvios } from './envios.ts'
import { lerPedido } from './pedido.ts'
import { acharRota, definicaoDe } from './rotas.ts'
import { CODIGOS_COMUNS } from './tipos.ts'
import type { Chave, CodigoDe, DetalhesDaRecusa, Pedido, Resposta } from './tipos.ts'

type Atender = (pedido: unknown) => Promise<Response>

const respostas = new Map<Chave, Atender>()
let recebidos: { chave: Chave; pedido: unknown }[] = []
let faltas: string[] = []
let pendentes: Chave[] = []
let deTodas: ((chave: Chave) => unknown) | null = null
let emTeste = false

/** The real one, whatever clock a test has put in its place. */
const naProximaTarefa = globalThis.setTimeout.bind(globalThis)
const TAREFAS_SEM_PEDIDO = 3
const TAREFAS_NO_MAXIMO = 50

const json = (corpo: unknown, status: number) =>
  new Response(JSON.stringify(corpo), { status, headers: { 'Content-Type': 'application/json' } })

function comoResposta(definicao: Endpoint, corpo: unknown): Response {
  if (definicao.resposta === VAZIO) return new Response(null, { status: 204 })
  if (definicao.resposta === BINARIO) return new Response(corpo as Blob)
  return json(z.parse(definicao.resposta, corpo), definicao.status ?? 200)
}

function recusa(codigo: keyof typeof ERROS, { mensagem, campos, detalhes }: DetalhesDaRecusa = {}): Response {
  const { status, mensagem: padrao } = ERROS[codigo]
  return json({ codigo, mensagem: mensagem ?? padrao, campos, detalhes, requisicao: 'teste' }, status)
}

/** What the contract does not allow is the test's failure, not an error that the screen may show and get away with. */
function faltar(falta: string): Response {
  faltas.push(falta)
  return recusa('ERRO_INTERNO')
}

async function atender(endereco: string, { method = 'GET', body, signal }: RequestInit): Promise<Response> {
  // Between two tests: what one left under way is not the other's.
  if (!emTeste) throw new TypeError('Failed to fetch')
  const url = new URL(endereco, location.origin)
  const achada = acharRota(method, url)
  if (achada === null) return faltar(`${method} ${url.pathname}: o contrato não tem este endpoint`)
  const { chave, definicao } = achada.rota
  try {
    const pedido = lerPedido(definicao, { url, corpo: body, parametros: achada.parametros })
    recebidos.push({ chave, pedido })
    const paraTodas = deTodas
    const atendimento =
      respostas.get(chave) ?? (paraTodas === null ? undefined : async () => comoResposta(definicao, paraTodas(chave)))
    if (atendimento === undefined) return faltar(`${chave}: a tela pediu e o teste não disse o que responder`)
    pendentes.push(chave)
    const resposta = await atendimento(pedido).finally(() => {
      pendentes = pendentes.toSpliced(pendentes.indexOf(chave), 1)
    })
    signal?.throwIfAborted()
    return resposta
  } catch (erro) {
    if (signal?.aborted === true || erro instanceof TypeError) throw erro
    return faltar(
      `${chave}: ${erro instanceof z.core.$ZodError ? `resposta fora do contrato:\n${z.prettifyError(erro)}` : String(erro)}`,
    )
  }
}

/**
 * The server of a component test, in the place of the network and as strict as the contract: what a screen sends and
 * what a test answers are parsed by the endpoint's own schemas, and a question without an answer fails the test.
 */
export const servidor = {
  /** Answers every call of an endpoint, with a reply or with what a function makes of the request. */
  responde<K extends Chave>(chave: K, resposta: Resposta<K>): void {
    const definicao = definicaoDe(chave)
    respostas.set(chave, async (pedido) => {
      const corpo: unknown = typeof resposta === 'function' ? await resposta(pedido as Pedido<K>) : resposta
      return comoResposta(definicao, corpo)
    })
  },
  /** What is answered where the test says nothing of an endpoint. */
  respondeAoResto(resposta: (chave: Chave) => unknown): void {
    deTodas = resposta
  },
  /** Whether the test said what an endpoint answers. */
  temResposta(chave: Chave): boolean {
    return respostas.has(chave)
  },
  recusa<K extends Chave>(chave: K, codigo: CodigoDe<K>, detalhes?: DetalhesDaRecusa): void {
    const { erros = [], reforco } = definicaoDe(chave)
    const permitidos: readonly string[] = [...CODIGOS_COMUNS, ...erros, ...(reforco ? ['CONFIRME_QUEM_E'] : [])]
    if (!permitidos.includes(codigo)) throw new Error(`O contrato de ${chave} não declara ${codigo}.`)
    respostas.set(chave, async () => recusa(codigo, detalhes))
  },
  /** The network breaks. */
  cai(chave: Chave): void {
    respostas.set(chave, () => Promise.reject(new TypeError('Failed to fetch')))
  },
  /** The answer given so far does not come until the function that this answers is called. */
  segura(chave: Chave): () => void {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const depois = respostas.get(chave)
    respostas.set(chave, async (pedido) => {
      await promise
      return depois === undefined ? faltar(`${chave}: solto sem resposta`) : depois(pedido)
    })
    return () => resolve(undefined)
  },
  /** Everything asked of an endpoint, in order, as the server reads it. */
  pedidos<K extends Chave>(chave: K): Pedido<K>[] {
    return recebidos.filter((um) => um.chave === chave).map(({ pedido }) => pedido as Pedido<K>)
  },
}

/** What was asked and is still to be answered. */
export const pedidosPendentes = (): readonly Chave[] => pendentes

/** Everything that was asked since the last time that this was asked, in order. */
export function pedidosNovos(): { chave: Chave; pedido: unknown }[] {
  const novos = recebidos
  recebidos = []
  return novos
}

const redeDeVerdade = globalThis.fetch.bind(globalThis)

/** From here on nothing of ours reaches the network. */
export function ligarServidor(): void {
  ligarEnvios()
  globalThis.fetch = (alvo, opcoes = {}) => {
    const endereco = alvo instanceof Request ? alvo.url : String(alvo)
    return endereco.startsWith('/api/') ? atender(endereco, opcoes) : redeDeVerdade(alvo, opcoes)
  }
}

/** From here on what is asked is of the test that begins. */
export function comecarTeste(): void {
  emTeste = true
}

/** What comes after an answer, as the second of two requests, is asked while the test that began it still answers. */
async function esperarSossego(): Promise<void> {
  for (let seguidas = 0, todas = 0; seguidas < TAREFAS_SEM_PEDIDO && todas < TAREFAS_NO_MAXIMO; todas += 1) {
    const antes = recebidos.length
    await new Promise<void>((pronto) => void naProximaTarefa(pronto))
    seguidas = recebidos.length === antes ? seguidas + 1 : 0
  }
}

/** Forgets answers and requests. @throws when something was asked or answered outside the contract. */
export async function encerrarServidor(): Promise<void> {
  await esperarSossego()
  const erradas = faltas
  emTeste = false
  respostas.clear()
  deTodas = null
  pendentes = []
  recebidos = []
  faltas = []
  if (erradas.length > 0) throw new Error(`Fora do contrato:\n- ${[...new Set(erradas)].join('\n- ')}`)
}
