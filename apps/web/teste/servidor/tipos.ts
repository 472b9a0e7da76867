import type { CONTRATO_DA_API } from '@vetlume/dominio/api'
import type { BINARIO, ChaveDeEndpoint, Endpoint, EntradaLida, RespostaDe, VAZIO } from '@vetlume/dominio/contrato'
import type { CamposComErro, CodigoDeErro } from '@vetlume/dominio/erros'

type Contratos = typeof CONTRATO_DA_API

export type Chave = keyof Contratos & ChaveDeEndpoint

/** What a screen sent, as the server reads it: parsed by the contract; with the file, where the body carries one. */
export type Pedido<K extends Chave> = EntradaLida<Contratos[K]> &
  (Contratos[K] extends { multipart: true } ? { arquivo: File; capa?: File } : unknown)

export type Corpo<K extends Chave> = Contratos[K]['resposta'] extends typeof BINARIO
  ? Blob
  : Contratos[K]['resposta'] extends typeof VAZIO
    ? undefined
    : RespostaDe<Contratos[K]>

/** Refusals that any endpoint may answer, by its permission, its input and its key, or because the server failed. */
export const CODIGOS_COMUNS = [
  'NAO_AUTENTICADO',
  'ACESSO_ENCERRADO',
  'SEM_PERMISSAO',
  'CONTEXTO_NECESSARIO',
  'VALIDACAO',
  'MUITAS_TENTATIVAS',
  'ASSINATURA_SUSPENSA',
  'TERMOS_PENDENTES',
  'ERRO_INTERNO',
] as const satisfies readonly CodigoDeErro[]
type CodigoComum = (typeof CODIGOS_COMUNS)[number]

/** Routes made by a helper say their errors when they run, not to the compiler: the server of the test checks those. */
type CodigosDe<E extends Endpoint> = 'erros' extends keyof E
  ? E extends { erros: readonly (infer C extends CodigoDeErro)[] }
    ? C
    : CodigoDeErro
  : never

export interface DetalhesDaRecusa {
  mensagem?: string
  campos?: CamposComErro
  detalhes?: unknown
}

/** A code that the contract does not declare for this endpoint does not compile. */
export type CodigoDe<K extends Chave> = CodigoComum | CodigosDe<Contratos[K]>

export type Resposta<K extends Chave> = Corpo<K> | ((pedido: Pedido<K>) => Corpo<K> | Promise<Corpo<K>>)
