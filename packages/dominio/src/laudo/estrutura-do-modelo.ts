import * as z from 'zod/mini'
import { ESPECIES_DE_REFERENCIA } from '../medidas/index.ts'
import { corpo, escrito, medidaPreenchida, secaoEmModelo, textoRico } from './conteudo.ts'
import { impressaoDoModelo } from './impressao.ts'
import { UNIDADES } from './unidades.ts'
import { SITUACOES_DE_SECAO } from './situacao-da-secao.ts'

/** Ready text of the `/` bank. A draft may have blanks; what is published may not (`problemasDoModelo`). */
export const fraseDeConclusao = z.object({ atalho: escrito(60), titulo: escrito(120), texto: escrito(4_000) })

/** Section of a document model: how a filled section starts, plus phrases for the `/` bank. */
export const secaoDoModelo = z.object({
  ...secaoEmModelo.shape,
  corpo,
  titulo: escrito(120),
  /** The laudo may not do without it. */
  obrigatoria: z.optional(z.boolean()),
  medidas: z
    .array(
      z.object({
        ...medidaPreenchida.shape,
        rotulo: escrito(80),
        /** The laudo is not signed without it, while its section is evaluated. */
        obrigatoria: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(40)),
  frases: z
    .array(z.object({ ...fraseDeConclusao.shape, situacao: z.nullable(z.enum(SITUACOES_DE_SECAO)) }))
    .check(z.maxLength(100)),
})
export type SecaoDoModelo = z.infer<typeof secaoDoModelo>

/** A measure that the clinic defined: as good as one of the catalogue in every laudo of this model. */
export const medidaPropria = z.object({
  id: z.string().check(z.regex(/^PROPRIA_[A-Z0-9_]{1,50}$/)),
  rotulo: escrito(80),
  /** Short form, for formulas and tables. */
  sigla: escrito(20),
  unidade: z.enum(UNIDADES),
  casas: z.int().check(z.minimum(0), z.maximum(3)),
  /** In the language of `lerFormula`, over measures of the catalogue and own ones; null when it is typed. */
  formula: z.nullable(escrito(200)),
})
export type MedidaPropria = z.infer<typeof medidaPropria>

const limite = z.nullable(z.number().check(z.minimum(0), z.maximum(100_000)))

/** Interval for a species and, maybe, a band of weights (kg; the upper end is outside). It replaces ours for that measure and species. */
export const referenciaDoModelo = z.object({
  medida: escrito(60),
  especie: z.enum(ESPECIES_DE_REFERENCIA),
  unidade: z.enum(UNIDADES),
  minimo: limite,
  maximo: limite,
  pesoMinimo: limite,
  pesoMaximo: limite,
  /** Where it comes from, printed under the laudo. */
  fonte: escrito(200),
})
export type ReferenciaDoModelo = z.infer<typeof referenciaDoModelo>

/** Lines printed under the letterhead and above the page number. */
export const linhasDaPagina = z.array(escrito(160)).check(z.maxLength(6))

/** What was not in the first models is optional: published versions are never rewritten. */
export const estruturaDoModelo = z.object({
  secoes: z.array(secaoDoModelo).check(z.maxLength(60)),
  conclusao: textoRico,
  frasesDeConclusao: z.array(fraseDeConclusao).check(z.maxLength(100)),
  imagensPorPagina: z.int().check(z.minimum(1), z.maximum(10)),
  impressao: z.optional(impressaoDoModelo),
  medidasProprias: z.optional(z.array(medidaPropria).check(z.maxLength(40))),
  referencias: z.optional(z.array(referenciaDoModelo).check(z.maxLength(200))),
  cabecalho: z.optional(linhasDaPagina),
  rodape: z.optional(linhasDaPagina),
})
export type EstruturaDoModelo = z.infer<typeof estruturaDoModelo>
