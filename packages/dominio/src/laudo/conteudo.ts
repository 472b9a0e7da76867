import * as z from 'zod/mini'
import { codigo, data } from '../contrato/index.ts'
import { calibracao, marca as marcaDaFigura } from '../imagem/index.ts'
import { MEDIDAS, ehMedida, type Medida } from '../medidas/index.ts'
import { escrito, rotulo } from './escrito.ts'
import { SITUACOES_DE_SECAO } from './situacao-da-secao.ts'
import { corpoDaSecao } from './tipos/corpo.ts'
import { UNIDADES } from './unidades.ts'

export { escrito }

/** Rich text is JSON of a closed schema (a subset of what TipTap writes), never HTML from a person. */
const marca = z.object({ type: z.enum(['bold', 'italic', 'underline']) })

const textoCorrido = z.object({
  type: z.literal('text'),
  text: escrito(20_000, 1),
  marks: z.optional(z.array(marca).check(z.maxLength(3))),
})
const quebra = z.object({ type: z.literal('hardBreak') })
const emLinha = z.discriminatedUnion('type', [textoCorrido, quebra])
const paragrafo = z.object({ type: z.literal('paragraph'), content: z.optional(z.array(emLinha)) })
const titulo = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.literal(3) }),
  content: z.optional(z.array(emLinha)),
})
const item = z.object({ type: z.literal('listItem'), content: z.array(paragrafo) })
const lista = z.object({ type: z.literal('bulletList'), content: z.array(item) })
const listaNumerada = z.object({
  type: z.literal('orderedList'),
  attrs: z.optional(z.object({ start: z.optional(z.int()), type: z.optional(z.nullable(escrito(10))) })),
  content: z.array(item),
})
const celula = z.object({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z.optional(
    z.object({
      colspan: z.optional(z.int()),
      rowspan: z.optional(z.int()),
      colwidth: z.optional(z.nullable(z.array(z.int()))),
    }),
  ),
  content: z.array(paragrafo),
})
// A grid is drawn whole, empty places too: its size is bounded, not only its text.
const linha = z.object({ type: z.literal('tableRow'), content: z.array(celula).check(z.maxLength(30)) })
const tabela = z.object({ type: z.literal('table'), content: z.array(linha).check(z.maxLength(200)) })
const bloco = z.discriminatedUnion('type', [paragrafo, titulo, lista, listaNumerada, tabela])

export const textoRico = z.object({ type: z.literal('doc'), content: z.array(bloco).check(z.maxLength(500)) })
export type TextoRico = z.infer<typeof textoRico>
export type BlocoRico = z.infer<typeof bloco>
export type EmLinha = z.infer<typeof emLinha>

const LIMITE_DO_VALOR = 100_000

/** Below zero only where the measure says that it may be. */
function sinalCabe({ id, valor }: { id: string; valor: number | null }): boolean {
  const definida: Medida | undefined = ehMedida(id) ? MEDIDAS[id] : undefined
  return valor === null || valor >= 0 || definida?.aceitaNegativo === true
}

/** One measure of a section. `id` is the key of the reference table when there is a reference. */
export const medidaPreenchida = z
  .object({
    id: escrito(60),
    rotulo: rotulo(80, 1),
    valor: z.nullable(z.number().check(z.minimum(-LIMITE_DO_VALOR), z.maximum(LIMITE_DO_VALOR))),
    unidade: z.enum(UNIDADES),
    lado: z.nullable(z.enum(['ESQUERDO', 'DIREITO'])),
    /** Of a value that a person took from a machine's report; absent of what was typed. */
    origem: z.optional(z.object({ relatorio: codigo, aparelho: z.nullable(escrito(200)), conceito: escrito(80, 1) })),
  })
  .check(z.refine(sinalCabe, { error: 'Esta medida não pode ser negativa.', path: ['valor'] }))
export type MedidaPreenchida = z.infer<typeof medidaPreenchida>

/** A reason is a line, not a description. */
export const MAXIMO_DO_MOTIVO = 300

const medidas = z.array(medidaPreenchida).check(z.maxLength(40))

/** `orgao` is the key that the pre-signature check uses (sex, laterality); null for free topics. */
export const secaoEmModelo = z.object({
  id: escrito(60, 1),
  titulo: rotulo(120, 1),
  orgao: z.nullable(escrito(40)),
  situacao: z.nullable(z.enum(SITUACOES_DE_SECAO)),
  motivo: z.nullable(escrito(MAXIMO_DO_MOTIVO)),
  texto: textoRico,
  medidas,
})

/** What a section of another kind than text and measures holds. Absent, as in every content from before there were kinds. */
export const corpo = z.optional(corpoDaSecao)

/** What a reader of a laudo sees of a section. */
export const secaoVisivel = z.object({
  ...secaoEmModelo.shape,
  /** Somebody looked at it: until then it holds what the model brought. Absent in contents from before it was asked. */
  confirmada: z.optional(z.boolean()),
})

/** A sentence or a value that came from an earlier exam of the patient, until somebody confirms that it is of this one too. */
export const trazida = z.object({
  /** Day of the exam that it was said in. */
  em: data,
  /** As it stands in the text, or as a value is said. */
  texto: escrito(20_000, 1),
  medida: z.optional(
    z.object({
      id: escrito(60),
      lado: medidaPreenchida.shape.lado,
      valor: z.number().check(z.minimum(-LIMITE_DO_VALOR), z.maximum(LIMITE_DO_VALOR)),
    }),
  ),
  /** Of the body of a section: which piece, and what it held as it came. */
  peca: z.optional(z.object({ chave: escrito(60, 1), valor: escrito(4_000) })),
})
export type Trazida = z.infer<typeof trazida>
/** Absent, not empty, without any: contents from before it keep their hash. */
const trazidas = z.optional(z.array(trazida).check(z.maxLength(500)))

export const secaoDoLaudo = z.object({
  ...secaoVisivel.shape,
  corpo,
  trazidas,
  /** What was there before it was said not to be evaluated; comes back with the evaluation, and nobody reads it meanwhile. */
  guardado: z.optional(z.object({ texto: textoRico, medidas, corpo })),
})
export type SecaoDoLaudo = z.infer<typeof secaoDoLaudo>

export const imagemDoLaudo = z.object({
  arquivo: codigo,
  legenda: rotulo(300),
  /** What was drawn and measured on it; absent, not empty, without any. */
  marcas: z.optional(z.array(marcaDaFigura).check(z.maxLength(40))),
  /** Of a person, in the place of what its file says. */
  calibracao: z.optional(calibracao),
})
export type ImagemDoLaudo = z.infer<typeof imagemDoLaudo>

/** A laudo keeps at most so many images, a whole series among them; of those it shows at most so many figures. */
export const MAXIMO_DE_IMAGENS = 480
export const MAXIMO_DE_FIGURAS = 120

export const conteudoDoLaudo = z.object({
  secoes: z.array(secaoDoLaudo).check(z.maxLength(60)),
  conclusao: textoRico,
  trazidasNaConclusao: trazidas,
  imagens: z.array(imagemDoLaudo).check(z.maxLength(MAXIMO_DE_FIGURAS)),
  imagensPorPagina: z.int().check(z.minimum(1), z.maximum(10)),
})
export type ConteudoDoLaudo = z.infer<typeof conteudoDoLaudo>
