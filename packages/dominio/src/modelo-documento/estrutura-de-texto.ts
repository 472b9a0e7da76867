import * as z from 'zod/mini'
import { escrito, linhasDaPagina, textoRico } from '../laudo/index.ts'

/** What a document lists: medicines of a prescription, or services with their prices. */
export const LISTAS_DO_DOCUMENTO = ['NENHUMA', 'PRODUTOS', 'SERVICOS'] as const
export type ListaDoDocumento = (typeof LISTAS_DO_DOCUMENTO)[number]

export const ASSINATURAS = ['VETERINARIO', 'RESPONSAVEL', 'EMPRESA'] as const
export type Assinatura = (typeof ASSINATURAS)[number]

/** Something asked when the document is issued; the text cites it as `{{campo.<chave>}}`. */
export const campoDoDocumento = z.object({
  chave: escrito(40),
  rotulo: escrito(80),
  tipo: z.enum(['LINHA', 'PARAGRAFO']),
  obrigatorio: z.boolean(),
  /** What it comes filled with; variables in it are filled too. */
  padrao: escrito(2_000),
})
export type CampoDoDocumento = z.infer<typeof campoDoDocumento>

/** Model of a document that is not a laudo. The list goes where the text has `{{itens}}` alone in a paragraph, else after it. */
export const estruturaDeTexto = z.object({
  titulo: escrito(120),
  texto: textoRico,
  lista: z.enum(LISTAS_DO_DOCUMENTO),
  campos: z.array(campoDoDocumento).check(z.maxLength(20)),
  assinaturas: z.array(z.enum(ASSINATURAS)).check(z.maxLength(3)),
  cabecalho: linhasDaPagina,
  rodape: linhasDaPagina,
})
export type EstruturaDeTexto = z.infer<typeof estruturaDeTexto>
