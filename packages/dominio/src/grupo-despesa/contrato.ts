import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro } from '../cadastro/index.ts'
import { LINHAS_DA_DRE } from './rotulos.ts'

const linhaDre = z.enum(LINHAS_DA_DRE)

export const itemDeGrupoDeDespesa = z.object({
  ...linhaDeCadastro,
  nome: z.string(),
  linhaDre,
  ordem: z.int(),
  tipos: z.int(),
})
export type ItemDeGrupoDeDespesa = z.infer<typeof itemDeGrupoDeDespesa>

export const contratoGrupoDespesa = {
  'GET /grupo-despesa': listaDeCadastro({
    resumo: 'Grupos de despesa e a linha da DRE de cada um',
    permissao: 'base:ler',
    escopo: 'plataforma',
    ordens: ['ordem', 'nome'],
    padrao: 'ordem',
    filtros: { ...filtroDeAtivos, linhaDre: z.optional(linhaDre) },
    item: itemDeGrupoDeDespesa,
  }),
}
