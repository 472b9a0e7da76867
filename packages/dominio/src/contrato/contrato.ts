import * as z from 'zod/mini'
import type { CodigoDeErro } from '../erros/index.ts'
import type { Permissao } from '../permissoes/index.ts'

export type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** `METHOD /path/:param`, relative to `/api`. The key is all that the browser client needs at run time. */
export type ChaveDeEndpoint = `${Metodo} /${string}`

/** Marker for replies that are bytes (images, PDF), never JSON. */
export const BINARIO = z.instanceof(Uint8Array)

/** Reply of endpoints that answer 204. */
export const VAZIO = z.undefined()

export interface Endpoint {
  /** One Portuguese line for the API page. */
  resumo: string
  permissao: Permissao
  /**
   * Whose rows the request may touch: `cliente` runs under the tenant of the token, `plataforma` under the
   * role that sees accounts and shared registries only; `equipe` is that role held to the company of the token, whose trail
   * keeps what was done to its people. `nenhum` opens no transaction by itself.
   */
  escopo: 'cliente' | 'equipe' | 'plataforma' | 'nenhum'
  /** One flat object: `:params` go in the path, the rest in the query (GET, DELETE) or in the JSON body. */
  entrada: z.ZodMiniType
  resposta: z.ZodMiniType
  status?: 200 | 201 | 204
  /** Errors of this endpoint beyond those that its permission and its input already imply. */
  erros?: readonly CodigoDeErro[]
  /** Served to who must still enrol a second factor: the way to enrol it. */
  antesDoSegundoFator?: true
  /** Only for a session that proved in the last minutes who is there; refused with CONFIRME_QUEM_E before anything is read. */
  reforco?: true
  /** A GET that leaves something written: who opened a record. Every other only reads, and PostgreSQL refuses it a change. */
  deixaRastro?: true
  /** A POST that creates or pays: `Idempotency-Key` is required and repeated calls answer the first reply. */
  idempotente?: true
  /** Writes that a company with a suspended subscription still makes: to put itself right, or because a patient needs them. */
  comAssinaturaSuspensa?: true
  /** The body is `multipart/form-data` with one `arquivo`; the other fields are still `entrada`. */
  multipart?: true
  /** Most that the file may have, in MB; 10 when left out. */
  maximoEmMb?: number
  /** With `multipart`: the file goes to the disk as it comes, and a small image of it may come before it, as `capa`. */
  emDisco?: true
  /** Requests a minute for one address; only for public endpoints that guess or create. */
  limite?: { chave: string; maximo: number; janelaSegundos: number }
}

export type Contrato = Record<ChaveDeEndpoint, Endpoint>

/** Declares one endpoint, keeping the exact types of its schemas and its scope. */
export function endpoint<const E extends Endpoint>(definicao: E): E {
  return definicao
}

/** What a caller sends: before defaults and normalisation. */
export type EntradaDe<E extends Endpoint> = z.input<E['entrada']>
/** What a verb receives: after defaults and normalisation. */
export type EntradaLida<E extends Endpoint> = z.output<E['entrada']>
/** What the verb answers and the caller gets. */
export type RespostaDe<E extends Endpoint> = z.output<E['resposta']>
