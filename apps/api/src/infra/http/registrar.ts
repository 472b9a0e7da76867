import {
  BINARIO,
  type VAZIO,
  type ChaveDeEndpoint,
  type Contrato,
  type Endpoint,
  type EntradaLida,
  type RespostaDe,
} from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { comoQuemPode, permite, PERMISSOES } from '@vetlume/dominio/permissoes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import type { CtxCliente, CtxEquipe, CtxLivre, CtxPlataforma, Servicos } from '../../context.ts'
import type { Banco } from '../banco/index.ts'
import type { Cofre } from '../cofre.ts'
import { ehGuardada } from '../guardado.ts'
import type { Relogio } from '../relogio.ts'
import type { Ator } from '../token.ts'
import { ctxLivre, emCliente, emEquipe, emPlataforma } from '../unidade.ts'
import { escreverGuardada } from './compressao.ts'
import { lerEntrada } from './entrada.ts'
import { escritorDe } from './esquema.ts'
import { auditarExportacao, levaEmbora } from './exportacao.ts'
import { lerChave, umaVez } from './idempotencia.ts'
import { consumirLimite, redeDe, type Limite } from './limite.ts'
import {
  receberArquivo,
  receberEmDisco,
  tamanhoDoEnvio,
  type ArquivoEmDisco,
  type ArquivoRecebido,
} from './multipart.ts'
import { CONTEUDO_DESARMADO } from './seguranca.ts'
import type { Sessoes } from './sessoes.ts'
import { exigirDoSuporte, registrarSuporte } from './suporte.ts'
import { trechoPedido, type Trecho } from './trecho.ts'

type AtorDe<E extends Endpoint> = E['permissao'] extends 'publico' ? null : Ator

export type CtxDe<E extends Endpoint> = E['escopo'] extends 'cliente'
  ? CtxCliente
  : E['escopo'] extends 'equipe'
    ? CtxEquipe
    : E['escopo'] extends 'plataforma'
      ? CtxPlataforma
      : CtxLivre<AtorDe<E>>

export interface RespostaBinaria {
  bytes: Uint8Array
  tipo: string
  /** With a name, the browser saves it; without one, it may show it. */
  nome?: string
  /** For programs that come for it again and again: whoever has this edition is not sent it a second time. */
  edicao?: { etag: string; alteradaEm: string }
}

/** Bytes too many to hold: sent as they are read, all or a part, so that who was cut off goes on from there. */
export interface RespostaEmTrechos extends Omit<RespostaBinaria, 'bytes'> {
  edicao: NonNullable<RespostaBinaria['edicao']>
  tamanho: number
  abrir(trecho?: Trecho): Promise<Readable>
}

type CorpoDe<E extends Endpoint> = E['resposta'] extends typeof BINARIO
  ? RespostaBinaria | RespostaEmTrechos
  : E['resposta'] extends typeof VAZIO
    ? void
    : RespostaDe<E>

export interface Chamada<E extends Endpoint> {
  ctx: CtxDe<E>
  input: EntradaLida<E>
  /** Present on multipart endpoints only. */
  arquivo: E extends { multipart: true } ? (E extends { emDisco: true } ? ArquivoEmDisco : ArquivoRecebido) : null
  request: FastifyRequest
  reply: FastifyReply
}

export type Handlers<C extends Contrato> = {
  [K in keyof C & ChaveDeEndpoint]: (chamada: Chamada<C[K]>) => Promise<CorpoDe<C[K]>>
}

/** What requests need from the process. */
export interface Recursos {
  db: Banco
  relogio: Relogio
  servicos: Servicos
  sessoes: Sessoes
  cofre: Cofre
  limiteDeUso(limite: Limite, agora: Temporal.Instant): Promise<void>
  /** Requests a minute that one signed-in person may make. */
  usoPorMinuto: number
  /** In tests, a reply that does not fit its declared shape is an error. */
  conferirRespostas: boolean
}

export type Registrar = <C extends Contrato>(contrato: C, handlers: Handlers<C>) => void

function conferirDeclaracao(chave: string, definicao: Endpoint): void {
  const { permissao, escopo, idempotente, reforco, deixaRastro } = definicao
  if (permissao !== 'publico' && permissao !== 'autenticado' && !Object.hasOwn(PERMISSOES, permissao)) {
    throw new Error(`${chave}: permission "${permissao}" is not declared`)
  }
  if (permissao === 'publico' && escopo !== 'nenhum')
    throw new Error(`${chave}: a public endpoint opens its own transactions`)
  if (idempotente && escopo === 'nenhum')
    throw new Error(`${chave}: an idempotent endpoint needs a transaction to store its reply in`)
  if (deixaRastro && !chave.startsWith('GET ')) throw new Error(`${chave}: only a GET is expected to leave nothing`)
  if (permissao === 'publico' && reforco) throw new Error(`${chave}: nobody in particular cannot prove who they are`)
}

/** Whether an endpoint registers something of a company; a session and its own account are not the company's. */
function registra(chave: string, { permissao, comAssinaturaSuspensa }: Endpoint): boolean {
  const le = chave.startsWith('GET ') || permissao.endsWith(':ler')
  return !le && permissao !== 'autenticado' && comAssinaturaSuspensa !== true
}

async function autenticar(
  recursos: Recursos,
  chave: string,
  definicao: Endpoint,
  request: FastifyRequest,
  agora: Temporal.Instant,
): Promise<Ator> {
  const [esquema, token = ''] = (request.headers.authorization ?? '').split(' ')
  if (esquema?.toLowerCase() !== 'bearer') throw new ErroDeDominio('NAO_AUTENTICADO')
  const lido = await recursos.servicos.tokens.ler(token, agora)
  const { antesDoSegundoFator = false, reforco = false } = definicao
  const { assinaturaSuspensa, papel, suporte } = await recursos.sessoes.conferir(lido, agora, { antesDoSegundoFator })
  const ator = { ...lido, papel }
  await recursos.limiteDeUso({ chave: `uso:${ator.usuario}`, maximo: recursos.usoPorMinuto, janelaSegundos: 60 }, agora)
  const { permissao } = definicao
  const pede = permissao !== 'publico' && permissao !== 'autenticado'
  if (pede && !permite(ator, permissao)) throw new ErroDeDominio('SEM_PERMISSAO')
  if (suporte !== null) exigirDoSuporte(chave, definicao, suporte)
  const novo = registra(chave, definicao)
  if (novo && assinaturaSuspensa) throw new ErroDeDominio('ASSINATURA_SUSPENSA')
  if (novo) await recursos.sessoes.exigirTermos(lido, agora)
  // Last: nobody proves who they are only to hear that they may not.
  if (reforco) await recursos.sessoes.exigirReforco(lido, agora)
  return pede ? comoQuemPode(ator, permissao) : ator
}

/** Aborted when the connection is gone before the reply was written. */
export function sinalDaConexao({ raw }: FastifyReply): AbortSignal {
  const fim = new AbortController()
  const conferir = () => {
    if (!raw.writableFinished) fim.abort()
  }
  if (raw.destroyed) conferir()
  else raw.once('close', conferir)
  return fim.signal
}

export type { ArquivoEmDisco } from './multipart.ts'

type Envio = ArquivoRecebido | ArquivoEmDisco

async function receberEnvio(
  { multipart, emDisco, maximoEmMb }: Endpoint,
  request: FastifyRequest,
  { arquivos }: Servicos,
): Promise<Envio | null> {
  if (!multipart) return null
  return emDisco ? receberEmDisco(request, maximoEmMb ?? 0, arquivos) : receberArquivo(request, maximoEmMb)
}

/** What was not kept is nobody's. */
const largarEnvio = async (envio: Envio | null): Promise<void> => {
  if (envio !== null && 'provisorio' in envio) await envio.provisorio.largar()
}

/** A request, once it is known who makes it and its file has come. */
interface Recebida {
  request: FastifyRequest
  reply: FastifyReply
  ator: Ator | null
  agora: Temporal.Instant
  arquivo: Envio | null
  idempotencia: string | null
}

interface Verbo<E extends Endpoint> {
  recursos: Recursos
  chave: string
  definicao: E
  handler: (chamada: Chamada<E>) => Promise<unknown>
}

async function responder<E extends Endpoint>(
  { recursos, chave, definicao, handler }: Verbo<E>,
  { request, reply, ator, agora, arquivo, idempotencia }: Recebida,
): Promise<unknown> {
  const { db, servicos } = recursos
  const input = lerEntrada(definicao, request, arquivo?.campos ?? request.body)
  if (ator?.suporte !== undefined) await registrarSuporte(db, ator, { chave, definicao, input, agora })

  const { id: requestId, ip: endereco, log: logger } = request
  const soLe = chave.startsWith('GET ') && definicao.deixaRastro !== true && !levaEmbora(chave, input)
  const comum = { agora, ator, servicos, requestId, endereco, logger, sinal: sinalDaConexao(reply), soLe }
  const chamar = async (ctx: CtxPlataforma<Ator | null> | CtxLivre) => {
    const resposta = await handler({ ctx, input, arquivo, request, reply } as Chamada<E>)
    await auditarExportacao(ctx, chave, input, resposta)
    return resposta
  }
  const chamarUmaVez = (ctx: CtxPlataforma<Ator | null>) =>
    idempotencia === null || ator === null
      ? chamar(ctx)
      : umaVez(
          ctx,
          {
            usuario: ator.usuario,
            chave: idempotencia,
            rota: chave,
            corpo: [input, arquivo?.sha256 ?? null, ator.cliente, ator.parceiro, ator.especialista],
            agora,
            cofre: recursos.cofre,
          },
          () => chamar(ctx),
        )

  switch (definicao.escopo) {
    case 'cliente':
      if (ator?.cliente == null) throw new ErroDeDominio('CONTEXTO_NECESSARIO')
      return emCliente(db, comum, ator.cliente, chamarUmaVez)
    case 'equipe':
      if (ator?.cliente == null) throw new ErroDeDominio('CONTEXTO_NECESSARIO')
      return emEquipe(db, comum, ator.cliente, chamarUmaVez)
    case 'plataforma':
      return emPlataforma(db, comum, chamarUmaVez)
    case 'nenhum':
      return chamar(ctxLivre(db, comum))
  }
}

function criarExecutor<E extends Endpoint>(verbo: Verbo<E>) {
  const { recursos, chave, definicao } = verbo
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { db, servicos } = recursos
    const agora = recursos.relogio.agora()
    const { limite } = definicao
    if (limite) await consumirLimite(db, { ...limite, chave: `${limite.chave}:${redeDe(request.ip)}` }, agora)
    const ator = definicao.permissao === 'publico' ? null : await autenticar(recursos, chave, definicao, request, agora)
    const idempotencia = definicao.idempotente ? lerChave(request.headers['idempotency-key']) : null
    const arquivo = await receberEnvio(definicao, request, servicos)
    try {
      return await responder(verbo, { request, reply, ator, agora, arquivo, idempotencia })
    } finally {
      await largarEnvio(arquivo)
    }
  }
}

/** RFC 8187: what `encodeURIComponent` leaves as it is and a parameter may not have. */
const nomeEmCabecalho = (nome: string): string =>
  encodeURIComponent(nome).replace(/['()*]/g, (caractere) => `%${caractere.charCodeAt(0).toString(16).toUpperCase()}`)

/** RFC 9110, 13.2.2: the tag decides when there is one; a date alone counts in whole seconds. */
function jaTem({ headers }: FastifyRequest, { etag, alteradaEm }: NonNullable<RespostaBinaria['edicao']>): boolean {
  const etiquetas = headers['if-none-match']
  if (etiquetas !== undefined)
    return etiquetas.split(',').some((uma) => uma.trim() === '*' || uma.trim().replace(/^W\//, '') === etag)
  const desde = Date.parse(headers['if-modified-since'] ?? '')
  return desde >= Math.floor(Date.parse(alteradaEm) / 1000) * 1000
}

async function enviarTrecho(
  reply: FastifyReply,
  { abrir, tamanho, edicao: { etag } }: RespostaEmTrechos,
): Promise<FastifyReply> {
  const trecho = trechoPedido(reply.request.headers, etag, tamanho)
  reply.header('accept-ranges', 'bytes')
  if (trecho === 'FORA') return reply.code(416).header('content-range', `bytes */${tamanho}`).send()
  if (trecho === null) return reply.header('content-length', tamanho).send(await abrir())
  const { inicio, fim } = trecho
  reply.code(206).headers({ 'content-range': `bytes ${inicio}-${fim}/${tamanho}`, 'content-length': fim - inicio + 1 })
  return reply.send(await abrir(trecho))
}

function responderBytes(
  reply: FastifyReply,
  resposta: RespostaBinaria | RespostaEmTrechos,
): FastifyReply | Promise<FastifyReply> {
  const { tipo, nome, edicao } = resposta
  if (edicao !== undefined) {
    const { etag, alteradaEm } = edicao
    reply.headers({ etag, 'last-modified': new Date(alteradaEm).toUTCString(), 'cache-control': 'private, no-cache' })
    if (jaTem(reply.request, edicao)) return reply.code(304).send()
  }
  if (nome !== undefined)
    reply.headers({
      'content-disposition': `attachment; filename*=UTF-8''${nomeEmCabecalho(nome)}`,
      // Should a browser show it all the same, it runs nothing and belongs to no origin.
      'content-security-policy': CONTEUDO_DESARMADO,
    })
  reply.type(tipo)
  if ('abrir' in resposta) return enviarTrecho(reply, resposta)
  const { bytes } = resposta
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** Binds contracts to verbs. A contract without a handler does not compile; a permission that is not declared does not start. */
export function criarRegistrar(app: FastifyInstance, recursos: Recursos): Registrar {
  return (contrato, handlers) => {
    for (const [chave, definicao] of Object.entries(contrato)) {
      conferirDeclaracao(chave, definicao)
      const [method = '', url = ''] = chave.split(' ')
      const handler = handlers[chave as keyof typeof handlers] as (
        chamada: Chamada<typeof definicao>,
      ) => Promise<unknown>
      const executar = criarExecutor({ recursos, chave, definicao, handler })
      const status = definicao.status ?? 200
      const binario = definicao.resposta === BINARIO
      const escrever = escritorDe(definicao.resposta)
      app.route({
        method,
        url: `/api${url}`,
        ...(definicao.multipart ? { bodyLimit: tamanhoDoEnvio(definicao.maximoEmMb), config: { envio: true } } : {}),
        handler: async (request, reply) => {
          const resposta = await executar(request, reply)
          if (binario) return responderBytes(reply, resposta as RespostaBinaria | RespostaEmTrechos)
          if (recursos.conferirRespostas) z.parse(definicao.resposta, resposta)
          reply.code(status)
          if (status === 204) return reply.send()
          reply.type('application/json; charset=utf-8')
          if (!ehGuardada(resposta)) return reply.send(escrever(resposta))
          return reply.send(await escreverGuardada(reply, resposta, () => escrever(resposta)))
        },
      })
    }
  }
}
