import * as z from 'zod/mini'
import { semInvisiveis } from '../formatos/index.ts'

export const SEM_ENTRADA = z.object({})

export const codigo = z.uuid()
export const porCodigo = z.object({ codigo })

/** Integer number of centavos. */
export const centavos = z.int()

/** Years that the database holds, with a day to spare on either side for the zone and for the end of a period. */
const anoPossivel = (escrito: string): boolean => escrito >= '0001-01-02' && escrito < '9999'

/** UTC instant, ISO 8601, at most to the nanosecond. */
export const instante = z.iso
  .datetime({ offset: true })
  .check(z.refine((escrito) => anoPossivel(escrito) && !/\.\d{10}/.test(escrito), 'Confira a data e a hora.'))
/** Plain date, `AAAA-MM-DD`. */
export const data = z.iso.date().check(z.refine(anoPossivel, 'Confira o ano.'))
export const versao = z.int().check(z.minimum(1))

/** A required line of text, trimmed, without what is not seen. */
export function texto(maximo = 120) {
  return z.string().check(z.overwrite(semInvisiveis), z.trim(), z.minLength(1), z.maxLength(maximo))
}

/** A value that may be left out: forms send null or blank for it, and it is always read as null. */
export function opcional<S extends z.ZodMiniType>(esquema: S) {
  return z.pipe(
    z.nullish(z.union([z.literal(''), esquema])),
    z.transform((valor): z.output<S> | null => (valor === '' || valor == null ? null : (valor as z.output<S>))),
  )
}

const inteiroDeQuery = (minimo: number, maximo: number) =>
  z.coerce.number().check(z.int(), z.minimum(minimo), z.maximum(maximo))

/** The number that people see on a record, as a filter of its list. */
export const numeroDeRegistro = inteiroDeQuery(1, 999_999_999)

/** Most rows of one page of a list on a screen. A larger page is an export, and is written in the audit trail. */
export const LIMITE_DE_TELA = 200
/** Rows of a page that nobody asked to be longer or shorter. */
export const LIMITE_USUAL = 50
/** Most rows of one page of an export. */
export const LIMITE_DE_EXPORTACAO = 1_000

const doPedido = {
  busca: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  cursor: z.optional(z.string().check(z.maxLength(500))),
  limite: z._default(inteiroDeQuery(1, LIMITE_DE_EXPORTACAO), LIMITE_USUAL),
  contar: z.optional(z.literal('so')),
}

/** What every list takes beside its filters. */
export const CAMPOS_DA_LISTA: ReadonlySet<string> = new Set([...Object.keys(doPedido), 'ordem'])

/**
 * Query of every list: free text, one sort column (`-` in front for descending), keyset cursor and page size; with
 * `contar=so` the answer has no rows, only how many there are.
 * `ordens` are the columns that the list can be sorted by; `padrao` is how it comes.
 */
export function entradaDeLista<const O extends readonly string[], F extends z.core.$ZodLooseShape>(
  ordens: O,
  filtros: F,
  padrao: NoInfer<O[number] | `-${O[number]}`>,
) {
  const valores = ordens.flatMap((ordem) => [ordem, `-${ordem}`]) as (O[number] | `-${O[number]}`)[]
  return z.object({
    ...doPedido,
    ordem: z._default(
      z.string().check(z.refine((valor) => valores.includes(valor as O[number]), 'Ordenação desconhecida.')),
      padrao,
    ),
    ...filtros,
  })
}

/** Page of a list, or its total. */
export interface Pagina<T> {
  itens: T[]
  proximo: string | null
  /** Null in a page that is not the whole list: `contar=so` asks for it apart, and only once for the same filters. */
  total: number | null
  /** False where there are more than a list counts. */
  totalExato: boolean
}

export function pagina<S extends z.ZodMiniType>(item: S) {
  return z.object({
    itens: z.array(item),
    proximo: z.nullable(z.string()),
    total: z.nullable(z.int()),
    totalExato: z.boolean(),
  })
}

/** Lists count at most this many rows. */
export const TOTAL_MAXIMO = 10_000
/** A search that finds more than this is one to be made narrower: nobody needs to know by how much. */
export const TOTAL_DA_BUSCA = 500

/** What the caller may do with a record, so that the screen never recomputes rules. */
export function permissoes<const A extends readonly [string, ...string[]]>(acoes: A) {
  return z.object(Object.fromEntries(acoes.map((acao) => [acao, z.boolean()])) as Record<A[number], z.ZodMiniBoolean>)
}

/** A related record by its key and the name that people see. */
export const referencia = z.object({ codigo, nome: z.string() })

/** Several values in one text, separated by commas, as an address has them. */
export const emUmTexto = <T>(um: z.ZodMiniType<T>, maximo: number) =>
  z.pipe(
    z.string().check(z.maxLength(2_000)),
    z.transform((escrito: string, { issues }): T[] => {
      const partes = escrito.split(',').filter((parte) => parte !== '')
      const lidas = z.array(um).check(z.maxLength(maximo)).safeParse(partes)
      if (!lidas.success) issues.push({ code: 'custom', message: 'Escolha da lista.', input: escrito })
      return lidas.data ?? []
    }),
  )
