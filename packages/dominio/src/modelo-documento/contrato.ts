import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro } from '../cadastro/index.ts'
import { codigo, instante, referencia } from '../contrato/index.ts'
import { MODALIDADES } from '../servico/index.ts'
import { TIPOS_DE_DOCUMENTO } from './rotulos.ts'

const tipo = z.enum(TIPOS_DE_DOCUMENTO)
const modalidade = z.enum(MODALIDADES)

export const itemDeModeloDeDocumento = z.object({
  ...linhaDeCadastro,
  nome: z.string(),
  tipo,
  modalidade: z.nullable(modalidade),
  /** The model serves one species, or any when null. */
  especie: z.nullable(referencia),
  sexo: z.nullable(z.enum(['FEMEA', 'MACHO'])),
  /** Number of the version in use; null while nothing was published. */
  publicada: z.nullable(z.int()),
  publicadaEm: z.nullable(instante),
  temRascunho: z.boolean(),
})
export type ItemDeModeloDeDocumento = z.infer<typeof itemDeModeloDeDocumento>

export const contratoModeloDocumento = {
  'GET /modelo-documento': listaDeCadastro({
    resumo: 'Modelos de documento',
    permissao: 'modelo-documento:ler',
    escopo: 'cliente',
    ordens: ['nome', 'tipo', 'modalidade'],
    padrao: 'nome',
    filtros: {
      ...filtroDeAtivos,
      tipo: z.optional(tipo),
      modalidade: z.optional(modalidade),
      especie: z.optional(codigo),
    },
    item: itemDeModeloDeDocumento,
  }),
}
