import * as z from 'zod/mini'
import { codigo, endpoint, permissoes, VAZIO, versao, type Endpoint } from '../contrato/index.ts'
import type { CodigoDeErro } from '../erros/index.ts'
import type { Permissao } from '../permissoes/index.ts'

/** A rule over a whole form: what `z.refine` makes. */
type Regra<D extends z.ZodMiniObject> = z.core.$ZodCheck<z.output<D>> | z.core.CheckFn<z.output<D>>

type Escopo = 'cliente' | 'plataforma'
type Chave = z.ZodMiniType<string, string>

/** What every record of a registry answers beside its own fields. */
const comum = {
  codigo: z.string(),
  ativo: z.boolean(),
  versao,
  permissoes: permissoes(['editar', 'excluir', 'verHistorico']),
}
type Comum = typeof comum

/** A record of a registry, whatever it is of. */
export type FichaComum = z.output<z.ZodMiniObject<Comum>>

interface DefinicaoDoCadastro<
  N extends string,
  E extends Escopo,
  L extends Endpoint,
  D extends z.ZodMiniObject,
  F extends z.core.$ZodLooseShape,
> {
  /** Path and name in the audit trail: `plano-saude`. */
  caminho: N
  /** "plano de saúde" */
  nome: string
  ler: Permissao
  escrever: Permissao
  escopo: E
  lista: L
  /** What the form holds. `ativo` is not there: it has its own route. */
  campos: D
  /** Rules over several fields, on what was already read. */
  regras?: readonly Regra<D>[]
  /** What a record answers: all that its form holds, or the next save would erase what was not shown. */
  ficha: F & { [C in Exclude<keyof z.output<D>, keyof Comum>]: z.ZodMiniType }
  /** Shape of the key, where it is not an uuid. */
  chave?: Chave
  /** Every change of it asks who is there. */
  reforco?: true
  /** Opening a record of it is written down. */
  deixaRastro?: true
  /** Refusals of its own, on creation and change. */
  erros?: readonly CodigoDeErro[]
}

type Rota<E extends Escopo, I extends z.ZodMiniType, R extends z.ZodMiniType, S extends 200 | 201 | 204 = 200> = {
  resumo: string
  permissao: Permissao
  escopo: E
  entrada: I
  resposta: R
  status: S
  erros: readonly CodigoDeErro[]
}

type ComChave = { codigo: string }
type ComVersao = ComChave & { versao: number }
type Entrada<O, I = O> = z.ZodMiniType<O, I>

/** The routes of one registry, with the exact types of its schemas. */
export type RotasDoCadastro<
  N extends string,
  E extends Escopo,
  L extends Endpoint,
  D extends z.ZodMiniObject,
  F extends z.core.$ZodLooseShape,
> = { [K in `GET /${N}`]: L } & {
  [K in `GET /${N}/:codigo`]: Rota<E, Entrada<ComChave>, z.ZodMiniObject<F & Comum>>
} & {
  [K in `POST /${N}`]: Rota<E, Entrada<z.output<D>, z.input<D>>, z.ZodMiniObject<F & Comum>, 201> & {
    idempotente: true
  }
} & {
  [K in `PUT /${N}/:codigo`]: Rota<
    E,
    Entrada<z.output<D> & ComVersao, z.input<D> & ComVersao>,
    z.ZodMiniObject<F & Comum>
  >
} & {
  [K in `PUT /${N}/:codigo/situacao`]: Rota<E, Entrada<ComVersao & { ativo: boolean }>, z.ZodMiniObject<F & Comum>>
} & { [K in `DELETE /${N}/:codigo`]: Rota<E, Entrada<ComChave>, typeof VAZIO, 204> }

/** The schema of a registry's form: its fields and the rules over them. Server and screen use the same one. */
export function dadosDoCadastro<D extends z.ZodMiniObject>(
  campos: D,
  regras: readonly Regra<D>[] = [],
): z.ZodMiniType<z.output<D>, z.input<D>> {
  return campos.check(...(regras as z.core.CheckFn<unknown>[])) as unknown as z.ZodMiniType<z.output<D>, z.input<D>>
}

/**
 * Every route of a registry: list, record, create, change, switch on and off, delete. What a registry adds is its fields.
 * A record in use is not deleted (EM_USO, with what uses it); an old version is not saved (CONFLITO_DE_VERSAO, with who
 * changed it and what it is now).
 */
export function rotasDoCadastro<
  const N extends string,
  const E extends Escopo,
  L extends Endpoint,
  D extends z.ZodMiniObject,
  F extends z.core.$ZodLooseShape,
>(definicao: DefinicaoDoCadastro<N, E, L, D, F>): RotasDoCadastro<N, E, L, D, F> {
  const { caminho, nome, ler, escrever, escopo, lista, campos, regras, ficha, chave = codigo, erros = [] } = definicao
  const mudanca = { permissao: escrever, escopo, ...(definicao.reforco === true ? { reforco: true as const } : {}) }
  const porChave = z.object({ codigo: chave })
  const resposta = z.object({ ...ficha, ...comum })
  const gravacao = ['JA_EXISTE', 'REFERENCIA_INEXISTENTE', ...erros] as const
  const rotas = {
    [`GET /${caminho}`]: lista,
    [`GET /${caminho}/:codigo`]: endpoint({
      resumo: `Ficha: ${nome}`,
      permissao: ler,
      escopo,
      ...(definicao.deixaRastro === true ? { deixaRastro: true as const } : {}),
      entrada: porChave,
      resposta,
      erros: ['NAO_ENCONTRADO'],
    }),
    [`POST /${caminho}`]: endpoint({
      resumo: `Cadastra: ${nome}`,
      ...mudanca,
      entrada: dadosDoCadastro(campos, regras),
      resposta,
      status: 201,
      idempotente: true,
      erros: gravacao,
    }),
    [`PUT /${caminho}/:codigo`]: endpoint({
      resumo: `Altera: ${nome}`,
      ...mudanca,
      entrada: dadosDoCadastro(z.extend(campos, { codigo: chave, versao }), regras as never),
      resposta,
      erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', ...gravacao],
    }),
    [`PUT /${caminho}/:codigo/situacao`]: endpoint({
      resumo: `Ativa ou desativa: ${nome}`,
      ...mudanca,
      entrada: z.extend(porChave, { versao, ativo: z.boolean() }),
      resposta,
      erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', ...erros],
    }),
    [`DELETE /${caminho}/:codigo`]: endpoint({
      resumo: `Exclui o que ainda não foi usado: ${nome}`,
      ...mudanca,
      entrada: porChave,
      resposta: VAZIO,
      status: 204,
      erros: ['NAO_ENCONTRADO', 'EM_USO'],
    }),
  }
  return rotas as unknown as RotasDoCadastro<N, E, L, D, F>
}
