import type { ContratoDaApi } from '@vetlume/dominio/api'
import type { Endpoint, RespostaDe } from '@vetlume/dominio/contrato'
import type { Entrada } from '../matriz/linha.ts'
import type { Empresa } from '../fabricas.ts'

type Chave = keyof ContratoDaApi

/** What has a route that creates, one that changes all of it and one that reads it. A laudo is written section by section. */
export type Gravado = Exclude<ComFormulario, 'laudo'>
type ComFormulario = {
  [K in Chave]: K extends `POST /${infer N}`
    ? `GET /${N}/:codigo` extends Chave
      ? `PUT /${N}/:codigo` extends Chave
        ? N
        : never
      : never
    : never
}[Chave]

/** What is written over itself: a setting, the record of who asks, a part of a record. */
export type Regravado = Exclude<
  { [K in Chave]: K extends `PUT /${infer R}` ? (`GET /${R}` extends Chave ? R : never) : never }[Chave],
  `${ComFormulario}/:codigo`
>

type Cheio<E> = { [C in keyof E]-?: NonNullable<E[C]> }

/**
 * Every field of the form, none left out and none blank: one that is added, to what creates or to what changes, has to be
 * filled here before this compiles.
 */
export type Preenchido<N extends Gravado> = Cheio<Entrada<`POST /${N}` & Chave>> &
  Omit<Cheio<Entrada<`PUT /${N}/:codigo` & Chave>>, 'codigo' | 'versao'>

type Ficha<R extends string> = RespostaDe<ContratoDaApi[`GET /${R}` & Chave] & Endpoint>

/** Where the record tells a field otherwise than the form asks for it. */
type Lido<R extends string, P> = Partial<Record<keyof P, (ficha: Ficha<R>) => unknown>>

/** Records that the forms point at, two of each, so that a change can point elsewhere. */
export interface Apontados {
  empresa: Empresa
  tutores: readonly [string, string]
  animais: readonly [string, string]
  especialidades: readonly [string, string]
  especialistas: readonly [string, string]
  parceiros: readonly [string, string]
  servicos: readonly [string, string, string, string]
  equipamentos: readonly [string, string]
  tabelas: readonly [string, string]
  modelos: readonly [string, string]
  planosDeSaude: readonly [string, string]
  planos: readonly [string, string]
  grupos: readonly [string, string]
  tiposDeDespesa: readonly [string, string]
  especie: string
  racas: readonly [string, string]
}

/** Which of the two fillings: what is created, and what it is changed to. */
export type Vez = 0 | 1

export interface Formulario<N extends Gravado> {
  quem: 'ADMIN' | 'CLIENTE'
  preencher: (apontados: Apontados, vez: Vez) => Preenchido<N>
  /** Fields that exclude others of the same filling: left out of the first, and of the second. Each is filled in one of them. */
  menos?: readonly [readonly (keyof Preenchido<N>)[], readonly (keyof Preenchido<N>)[]]
  /** Fields that a change does not reach, with the reason. */
  fixos?: Partial<Record<keyof Preenchido<N>, string>>
  /** Fields that cannot stand beside the others at all, with the suite that proves them. */
  noutraSuite?: Partial<Record<keyof Preenchido<N>, string>>
  /** Fields that only go on in spite of a refusal and are no part of the record, with the suite that proves them. */
  confirmam?: Partial<Record<keyof Preenchido<N>, string>>
  /** What the trail tells beside the fields, since a change of them changes it. */
  decorrem?: readonly string[]
  lido?: Lido<`${N}/:codigo`, Preenchido<N>>
}

export type Formularios = { [N in Gravado]: Formulario<N> }

type SemChave<R extends Regravado> = Omit<Cheio<Entrada<`PUT /${R}` & Chave>>, 'codigo' | 'versao'>

export interface Regravacao<R extends Regravado> {
  quem: 'ADMIN' | 'CLIENTE'
  /** The record that it is a part of. */
  de?: (apontados: Apontados) => string
  preencher: (apontados: Apontados, vez: Vez) => SemChave<R>
}

export type Regravacoes = { [R in Regravado]: Regravacao<R> }
