import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro } from '../cadastro/index.ts'
import { TIPOS_DE_PLANO_DE_SAUDE } from './rotulos.ts'

const tipo = z.enum(TIPOS_DE_PLANO_DE_SAUDE)

export const itemDePlanoDeSaude = z.object({
  ...linhaDeCadastro,
  operadora: z.string(),
  nome: z.string(),
  tipo,
  exigeAutorizacao: z.boolean(),
  /** Basis points of the price that the tutor pays. */
  coparticipacaoBp: z.int(),
  prazoPagamentoDias: z.int(),
  carenciaDias: z.int(),
  intervaloRepeticaoDias: z.int(),
})
export type ItemDePlanoDeSaude = z.infer<typeof itemDePlanoDeSaude>

export const contratoPlanoSaude = {
  'GET /plano-saude': listaDeCadastro({
    resumo: 'Planos de saúde aceitos',
    permissao: 'base:ler',
    escopo: 'plataforma',
    ordens: ['operadora', 'nome', 'prazoPagamento'],
    padrao: 'operadora',
    filtros: { ...filtroDeAtivos, tipo: z.optional(tipo) },
    item: itemDePlanoDeSaude,
  }),
}
