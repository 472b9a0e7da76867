import type { ContratoDaApi } from '@vetlume/dominio/api'
import type { Endpoint, EntradaDe } from '@vetlume/dominio/contrato'
import type { Perfil } from '@vetlume/dominio/menu'
import { randomUUID } from 'node:crypto'
import type { Empresa } from '../fabricas.ts'

/** Rows of one tenant that the requests point at. */
export interface Cenario {
  empresa: Empresa
  tutor: string
  animal: string
  atendimento: string
  agendamento: string
  espera: string
  item: string
  laudo: string
  imagem: string
  codigoVerificacao: string
  receber: string
  /** Of the company's clinic, at the provider; the company is connected no more. */
  pix: string
  /** Of the company's clinic. */
  fechamento: string
  /** Of the company's specialist. */
  acerto: string
  contaDoBanco: string
  /** From the till to that account. */
  transferencia: string
  /** A line of that account that waits. */
  movimento: string
  /** Authorised, of a title of the company's clinic. */
  nota: string
  tituloDaNota: string
  /** Of the company's person on the free plan. */
  simulacao: string
  compartilhamento: string
  /** Made in person by the tutor. */
  pedidoTitular: string
  incidente: string
  /** Of the animal's prontuário; it waits. */
  copia: string
  /** One record of each simple registry of the company. */
  simples: Readonly<Record<string, string>>
  chave: string
  email: string
}

export type Entrada<K extends keyof ContratoDaApi> = EntradaDe<ContratoDaApi[K] & Endpoint>

export interface Linha<K extends keyof ContratoDaApi> {
  /** Who passes the door, written by hand from produto.md, not read from the permission table. */
  quem: readonly Perfil[] | 'todos' | 'sem-token'
  entrada: (c: Cenario) => Entrada<K>
  /** How it answers its own tenant when not with success: the state of the row forbids it, or the profile's scope hides it. */
  propria?: Partial<Record<Perfil, number>> | number
  /** Points at a row: another tenant's CLIENTE, ESPECIALISTA and PARCEIRO get this. Lists leave it out. */
  alheia?: 404 | 422
  arquivo?: true
}

export const TODOS: readonly Perfil[] = ['ADMIN', 'CLIENTE', 'CLIENTE_BASE', 'ESPECIALISTA', 'PARCEIRO']
export const CLINICOS: readonly Perfil[] = ['CLIENTE', 'ESPECIALISTA', 'PARCEIRO']
export const EMPRESA: readonly Perfil[] = ['CLIENTE', 'ESPECIALISTA']
export const nada = () => ({})

/** Some of the rows of the matrix. */
export type LinhasDaMatriz = Partial<Linhas<keyof ContratoDaApi>>

/** The rows of some routes. */
export type Linhas<K extends keyof ContratoDaApi> = { [R in K]: Linha<R> }

export type Metodos<N extends string> =
  | `GET /${N}/:codigo`
  | `POST /${N}`
  | `PUT /${N}/:codigo`
  | `PUT /${N}/:codigo/situacao`
  | `DELETE /${N}/:codigo`

interface CadastroNaMatriz {
  ler: readonly Perfil[]
  escrever: readonly Perfil[]
  /** What the form sends. */
  dados: (c: Cenario) => object
  /** A record of the tenant; a shared registry answers 404 for the random one that goes without it. */
  ficha?: (c: Cenario) => string
  /** How it answers the creation, when not with 201: per profile, or the same for all. */
  criar?: Partial<Record<Perfil, number>> | number
  /** What another tenant gets when the form points at rows of this one. */
  criarAlheia?: 404 | 422
}

/** The rows of the routes that `rotasDoCadastro` declares, all but the list. */
export function linhasDoCadastro<const N extends string>(
  caminho: N,
  { ler, escrever, dados, ficha, criar, criarAlheia }: CadastroNaMatriz,
): Linhas<Metodos<N> & keyof ContratoDaApi> {
  const codigo = ficha ?? (() => randomUUID())
  const alheia = ficha === undefined ? {} : { alheia: 404 }
  const recusa = { propria: ficha === undefined ? 404 : 409, ...alheia }
  const linhas = {
    [`GET /${caminho}/:codigo`]: {
      quem: ler,
      entrada: (c: Cenario) => ({ codigo: codigo(c) }),
      ...alheia,
      ...(ficha === undefined ? { propria: 404 } : {}),
    },
    [`POST /${caminho}`]: {
      quem: escrever,
      entrada: dados,
      ...(criar === undefined ? {} : { propria: criar }),
      ...(criarAlheia === undefined ? {} : { alheia: criarAlheia }),
    },
    [`PUT /${caminho}/:codigo`]: {
      quem: escrever,
      entrada: (c: Cenario) => ({ ...dados(c), codigo: codigo(c), versao: 99 }),
      ...recusa,
    },
    [`PUT /${caminho}/:codigo/situacao`]: {
      quem: escrever,
      entrada: (c: Cenario) => ({ codigo: codigo(c), versao: 99, ativo: false }),
      ...recusa,
    },
    [`DELETE /${caminho}/:codigo`]: {
      quem: escrever,
      entrada: () => ({ codigo: randomUUID() }),
      propria: 404,
      ...alheia,
    },
  }
  return linhas as unknown as Linhas<Metodos<N> & keyof ContratoDaApi>
}
