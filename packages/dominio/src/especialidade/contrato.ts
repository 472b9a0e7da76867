import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro } from '../cadastro/index.ts'

export const itemDeEspecialidade = z.object({
  ...linhaDeCadastro,
  nome: z.string(),
  especialistas: z.int(),
  servicos: z.int(),
})
export type ItemDeEspecialidade = z.infer<typeof itemDeEspecialidade>

export const contratoEspecialidade = {
  'GET /especialidade': listaDeCadastro({
    resumo: 'Especialidades; a clínica parceira vê as ativas',
    permissao: 'especialidade:ler',
    escopo: 'cliente',
    ordens: ['nome'],
    padrao: 'nome',
    filtros: filtroDeAtivos,
    item: itemDeEspecialidade,
  }),
}
