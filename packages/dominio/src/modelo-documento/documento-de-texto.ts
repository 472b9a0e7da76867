import * as z from 'zod/mini'
import { linha } from '../cadastro/index.ts'
import { centavos } from '../contrato/index.ts'
import { documentoDoLaudo, textoRico } from '../laudo/index.ts'
import { TIPOS_DE_DOCUMENTO } from './rotulos.ts'

const texto = z.string()

/** A piece of the body, in order. */
const parte = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('TEXTO'), texto: textoRico }),
  z.object({ tipo: z.literal('PRODUTOS'), produtos: z.array(z.object({ titulo: texto, linhas: z.array(texto) })) }),
  z.object({
    tipo: z.literal('SERVICOS'),
    servicos: z.array(z.object({ descricao: texto, quantidade: texto, unitario: texto, total: texto })),
    total: texto,
  }),
])
export type ParteDoDocumento = z.infer<typeof parte>

const { estabelecimento, animal, responsavel } = documentoDoLaudo.shape

/**
 * A document that is not a laudo, resolved to text as the paper shows it. Nothing outside it is printed but the logo.
 * Fields follow Res. CFMV 1.321/2020 as amended.
 */
export const documentoDeTexto = z.object({
  tipo: z.enum(TIPOS_DE_DOCUMENTO),
  titulo: texto,
  /** Null in a preview. */
  numero: z.nullable(texto),
  emitidoEm: texto,
  estabelecimento,
  animal,
  responsavel,
  partes: z.array(parte),
  avisos: z.array(texto),
  /** City and day over the signatures. */
  lugarEData: texto,
  assinaturas: z.array(z.object({ nome: texto, linhas: z.array(texto) })),
  cabecalho: z.array(texto),
  rodape: z.array(texto),
})
export type DocumentoDeTexto = z.infer<typeof documentoDeTexto>

/** One service or product with its price. */
export const servicoDoDocumento = z.object({
  descricao: linha(160),
  quantidade: z.int().check(z.minimum(1), z.maximum(999)),
  centavos: centavos.check(z.minimum(0), z.maximum(100_000_000)),
})
export type ServicoDoDocumento = z.output<typeof servicoDoDocumento>
