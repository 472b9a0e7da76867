import * as z from 'zod/mini'
import { codigo, data } from '../../contrato/index.ts'
import { escrito, rotulo } from '../escrito.ts'
import { ESCALAS_DE_ESCORE } from './escalas-de-escore.ts'

export const UNIDADES_DE_LESAO = ['mm', 'cm'] as const
export const MAXIMO_DE_LESOES = 60
export const MAXIMO_DE_DIAMETROS = 3

const unidade = z.enum(UNIDADES_DE_LESAO)
/** Above zero: nothing that has no size was seen. */
const diametros = z
  .array(z.number().check(z.positive('O tamanho é maior que zero.'), z.maximum(10_000)))
  .check(z.maxLength(MAXIMO_DE_DIAMETROS, 'Uma lesão tem até três diâmetros.'))
/** Figures of the laudo that show it, by their file; the number that they are printed with follows their order. */
const figuras = z.optional(z.array(codigo).check(z.maxLength(12)))

/** Whether it was there in the earlier exam. Absent while nobody said. */
const evolucao = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('NOVA') }),
  z.object({
    tipo: z.literal('JA_EXISTIA'),
    /** Day and size then, as the laudo of then says; null and empty when only that it was there is known. */
    em: z.nullable(data),
    diametros,
    unidade,
  }),
])

/** One finding with a place and a size. Blank while it is being written: the check asks for what it needs. */
export const lesao = z.object({
  id: escrito(60, 1),
  oQue: rotulo(120),
  lugar: rotulo(120),
  lado: z.nullable(z.enum(['ESQUERDO', 'DIREITO'])),
  diametros,
  unidade,
  descricao: z.optional(escrito(1_000)),
  figuras,
  evolucao: z.optional(evolucao),
})
export type Lesao = z.infer<typeof lesao>

const semRepetir = (lista: readonly { id: string }[]): boolean =>
  new Set(lista.map(({ id }) => id)).size === lista.length
const REPETIDOS = 'Há itens repetidos.'

const lesoes = z.object({
  tipo: z.literal('LESOES'),
  lesoes: z.array(lesao).check(z.maxLength(MAXIMO_DE_LESOES), z.refine(semRepetir, REPETIDOS)),
  /** The laudo is not signed with one that has no size; absent, it is only asked. */
  exigeTamanho: z.optional(z.boolean()),
})

/** Points of each item of a scale; `fora` of what the exam did not reach. Nobody writes the total: it is the sum. */
const itensPontuados = z
  .array(
    z.object({
      id: escrito(40, 1),
      pontos: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
      fora: z.optional(z.boolean()),
    }),
  )
  .check(z.maxLength(30), z.refine(semRepetir, REPETIDOS))

export const escore = z.object({
  tipo: z.literal('ESCORE'),
  escala: z.enum(ESCALAS_DE_ESCORE),
  itens: itensPontuados,
  /** The same scale in the earlier exam, with its day; null where somebody said not to compare, absent while nobody scored. */
  anterior: z.optional(z.nullable(z.object({ em: data, itens: itensPontuados }))),
})

export const UNIDADES_DE_DURACAO = ['s', 'min', 'h'] as const

const tracado = z.object({
  tipo: z.literal('TRACADO'),
  derivacoes: z.array(rotulo(20, 1)).check(z.maxLength(16)),
  velocidade: z.nullable(z.number().check(z.positive('A velocidade é maior que zero.'), z.maximum(1_000))),
  calibracao: z.nullable(z.number().check(z.positive('A calibração é maior que zero.'), z.maximum(1_000))),
  duracao: z.nullable(
    z.object({
      valor: z.number().check(z.positive('A duração é maior que zero.'), z.maximum(10_000)),
      unidade: z.enum(UNIDADES_DE_DURACAO),
    }),
  ),
  figuras,
})

/** The measures of the section are its body: nothing more is kept, only that they lead. */
const medidas = z.object({ tipo: z.literal('MEDIDAS') })

export const corpoDaSecao = z.discriminatedUnion('tipo', [medidas, lesoes, escore, tracado])
export type CorpoDaSecao = z.infer<typeof corpoDaSecao>
export type CorpoDe<T extends CorpoDaSecao['tipo']> = Extract<CorpoDaSecao, { tipo: T }>

/** One of each kind for something that a layer does with a body. */
export type PorTipo<Args extends readonly unknown[], R> = {
  readonly [T in CorpoDaSecao['tipo']]: (corpo: CorpoDe<T>, ...resto: Args) => R
}

/** Calls what a table has for the kind of a body. */
export function doTipo<Args extends readonly unknown[], R>(
  tabela: PorTipo<Args, R>,
  corpo: CorpoDaSecao,
  ...resto: Args
): R {
  return (tabela[corpo.tipo] as (umCorpo: CorpoDaSecao, ...args: Args) => R)(corpo, ...resto)
}
