import * as z from 'zod/mini'
import { codigo, endpoint, entradaDeLista, pagina, versao } from '../contrato/index.ts'
import type { Permissao } from '../permissoes/index.ts'

/** Yes or no in a query string: `true` or `false`. */
export const simOuNao = z.stringbool({ truthy: ['true'], falsy: ['false'] })

/** What every row of a registry carries. */
export const linhaDeCadastro = { codigo, ativo: z.boolean(), versao }

/** Filter of every registry: active rows, inactive rows, or both when left out. */
export const filtroDeAtivos = { ativo: z.optional(simOuNao) }

/** Each row with all that its form holds, for a sheet; a screen does without. */
export const filtroDeInteiros = { inteiros: z.optional(simOuNao) }

interface DefinicaoDaLista<
  E extends 'cliente' | 'plataforma' | 'nenhum',
  O extends readonly string[],
  F extends z.core.$ZodLooseShape,
  I extends z.ZodMiniType,
> {
  resumo: string
  permissao: Permissao
  escopo: E
  ordens: O
  padrao: NoInfer<O[number] | `-${O[number]}`>
  filtros: F
  item: I
  /** Shape of the key, where it is not an uuid. */
  chave?: z.ZodMiniType<string, string>
}

/**
 * The list endpoint of a registry: its columns, sorts and filters. Every registry can also be sorted by `relevancia`:
 * rows whose name begins with the search come first, as a person who types in a field expects. `codigo` finds one row: the
 * name of a filter that came in an address.
 */
export function listaDeCadastro<
  const E extends 'cliente' | 'plataforma' | 'nenhum',
  const O extends readonly string[],
  F extends z.core.$ZodLooseShape,
  I extends z.ZodMiniType,
>({ resumo, permissao, escopo, ordens, padrao, filtros, item, chave = codigo }: DefinicaoDaLista<E, O, F, I>) {
  const todos = { ...filtros, codigo: z.optional(chave) }
  return endpoint({
    resumo,
    permissao,
    escopo,
    entrada: entradaDeLista<readonly (O[number] | 'relevancia')[], typeof todos>(
      [...ordens, 'relevancia'],
      todos,
      padrao,
    ),
    resposta: pagina(item),
  })
}
