import type { ContratoDaApi } from '@vetlume/dominio/api'
import type { Entrada } from '../matriz/linha.ts'
import type { Empresa } from '../fabricas.ts'

type Chave = keyof ContratoDaApi

/** What has a route that creates, one that changes all of it and one that reads it. A laudo is written section by section. */
export type Gravado = Exclude<ComFormulario, 'laudo' | 'agendamento' | 'atendimento'>
type ComFormulario = {
  [K in Chave]: K extends `POST /${infer N}`
    ? `GET /${N}/:codigo` extends Chave
      ? `PUT /${N}/:codigo` extends Chave
        ? N
        : never
      : never
    : never
}[Chave]

/** Every field of the form, none left out and none blank: one that is added has to be filled here before this compiles. */
export type Preenchido<N extends Gravado> = {
  [C in keyof Entrada<`POST /${N}` & Chave>]-?: NonNullable<Entrada<`POST /${N}` & Chave>[C]>
}

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
}

export type Formularios = { [N in Gravado]: Formulario<N> }
