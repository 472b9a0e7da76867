import * as z from 'zod/mini'
import { definicaoDe } from './rotas.ts'
import type { Chave, Corpo } from './tipos.ts'

/** Only what a test cares about; an item of a list is completed as the whole is. */
export type Parcial<T> = T extends readonly (infer I)[]
  ? Parcial<I>[]
  : T extends object
    ? { [C in keyof T]?: Parcial<T[C]> }
    : T

export const CODIGO = '01990000-0000-7000-8000-000000000000'
const POR_FORMATO: Readonly<Record<string, string>> = {
  uuid: CODIGO,
  date: '2026-11-20',
  datetime: '2026-11-20T12:00:00Z',
  time: '08:00',
  email: 'pessoa@exemplo.com.br',
}
const POR_NOME: Readonly<Record<string, string>> = { codigo: CODIGO, fuso: 'America/Sao_Paulo' }
/** With the permissions, what is yes unless the test says no; the rest is no. */
const VERDADEIROS: ReadonlySet<string> = new Set(['ativo'])

interface Definicao {
  type: string
  format?: string
  shape?: Readonly<Record<string, z.ZodMiniType>>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  options?: readonly z.ZodMiniType[]
  items?: readonly z.ZodMiniType[]
  entries?: Readonly<Record<string, unknown>>
  values?: readonly unknown[]
  getter?: () => z.ZodMiniType
  left?: z.ZodMiniType
}

export const ler = (esquema: z.ZodMiniType) => esquema._zod.def as unknown as Definicao

/** What the name of a field says that its shape does not. */
function padraoDe(nome: string, esquema: z.ZodMiniType, dePermissoes: boolean): unknown {
  const { type } = ler(esquema)
  if (type === 'boolean') return dePermissoes || VERDADEIROS.has(nome)
  return type === 'string' ? POR_NOME[nome] : undefined
}

type Campos = Readonly<Record<string, unknown>>

/** As the server counts: a page that is the whole list says how many they are, another leaves it to who asks. */
function comTotal(pagina: Campos, { total, totalExato }: Campos): Campos {
  const contado = pagina['proximo'] === null ? (pagina['itens'] as unknown[]).length : null
  const dito = total === undefined ? contado : total
  return { ...pagina, total: dito, totalExato: totalExato ?? dito !== null }
}

function objeto(shape: Readonly<Record<string, z.ZodMiniType>>, mudanca: unknown, dePermissoes: boolean): unknown {
  const dada = (mudanca ?? {}) as Campos
  const campos = Object.entries(shape).map(([nome, esquema]) => {
    return [
      nome,
      completar(esquema, nome in dada ? dada[nome] : padraoDe(nome, esquema, dePermissoes), nome === 'permissoes'),
    ] as const
  })
  const inteiro = { ...Object.fromEntries(campos.filter(([, valor]) => valor !== undefined)), ...sobras(dada, shape) }
  return 'totalExato' in shape ? comTotal(inteiro, dada) : inteiro
}

/** A field that the contract does not have stays, for the contract to refuse it. */
const sobras = (dada: Campos, shape: object) =>
  Object.fromEntries(Object.entries(dada).filter(([nome]) => !(nome in shape)))

/** The alternative that agrees with what the test says of it. */
function alternativa(opcoes: readonly z.ZodMiniType[], mudanca: unknown): z.ZodMiniType {
  const serve = opcoes.find((opcao) => z.safeParse(opcao, completar(opcao, mudanca, false)).success)
  return serve ?? opcoes[0] ?? z.unknown()
}

function completar(esquema: z.ZodMiniType, mudanca: unknown, dePermissoes: boolean): unknown {
  const { type, format, shape, element, innerType, in: entrada, options, items, entries, values, getter } = ler(esquema)
  const dentro = innerType ?? entrada ?? getter?.()
  if (shape !== undefined) return objeto(shape, mudanca, dePermissoes)
  if (element !== undefined && Array.isArray(mudanca)) return mudanca.map((item) => completar(element, item, false))
  if (options !== undefined) return completar(alternativa(options, mudanca), mudanca, false)
  if (dentro !== undefined) {
    if (mudanca === null || (mudanca === undefined && type === 'nullable')) return null
    return mudanca === undefined && type === 'optional' ? undefined : completar(dentro, mudanca, dePermissoes)
  }
  if (mudanca !== undefined) return mudanca
  if (items !== undefined) return items.map((item) => completar(item, undefined, false))
  if (entries !== undefined) return Object.values(entries)[0]
  if (values !== undefined) return values[0]
  return { string: POR_FORMATO[format ?? ''] ?? 'texto', number: 1, boolean: false, array: [], record: {} }[type]
}

/**
 * A reply as the contract wants it, with what the test says and the least of everything else: no items, null where
 * there may be null, every permission.
 */
export function exemplo<K extends Chave>(chave: K, mudanca?: Parcial<Corpo<K>>): Corpo<K> {
  return completar(definicaoDe(chave).resposta, mudanca, false) as Corpo<K>
}
