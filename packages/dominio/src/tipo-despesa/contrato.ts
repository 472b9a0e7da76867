import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro } from '../cadastro/index.ts'
import { codigo, referencia } from '../contrato/index.ts'
import { LINHAS_DA_DRE } from '../grupo-despesa/index.ts'
import { COMPORTAMENTOS_DA_DESPESA } from './rotulos.ts'

const comportamento = z.enum(COMPORTAMENTOS_DA_DESPESA)

export const itemDeTipoDeDespesa = z.object({
  ...linhaDeCadastro,
  nome: z.string(),
  grupo: referencia,
  linhaDre: z.enum(LINHAS_DA_DRE),
  comportamento,
})
export type ItemDeTipoDeDespesa = z.infer<typeof itemDeTipoDeDespesa>

export const contratoTipoDespesa = {
  'GET /tipo-despesa': listaDeCadastro({
    resumo: 'Tipos de despesa de cada grupo',
    permissao: 'base:ler',
    escopo: 'plataforma',
    ordens: ['nome', 'grupo'],
    padrao: 'grupo',
    filtros: { ...filtroDeAtivos, grupo: z.optional(codigo), comportamento: z.optional(comportamento) },
    item: itemDeTipoDeDespesa,
  }),
}
