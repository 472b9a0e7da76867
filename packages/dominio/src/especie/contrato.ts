import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro } from '../cadastro/index.ts'

export const itemDeEspecie = z.object({ ...linhaDeCadastro, nome: z.string(), racas: z.int() })
export type ItemDeEspecie = z.infer<typeof itemDeEspecie>

export const contratoEspecie = {
  'GET /especie': listaDeCadastro({
    resumo: 'Espécies',
    permissao: 'base:ler',
    escopo: 'plataforma',
    ordens: ['nome'],
    padrao: 'nome',
    filtros: filtroDeAtivos,
    item: itemDeEspecie,
  }),
}
