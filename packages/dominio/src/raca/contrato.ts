import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro } from '../cadastro/index.ts'
import { codigo, referencia } from '../contrato/index.ts'

export const itemDeRaca = z.object({
  ...linhaDeCadastro,
  nome: z.string(),
  sinonimo: z.nullable(z.string()),
  especie: referencia,
})
export type ItemDeRaca = z.infer<typeof itemDeRaca>

export const contratoRaca = {
  'GET /raca': listaDeCadastro({
    resumo: 'Raças, de uma espécie ou de todas',
    permissao: 'base:ler',
    escopo: 'plataforma',
    ordens: ['nome', 'especie'],
    padrao: 'nome',
    filtros: { ...filtroDeAtivos, especie: z.optional(codigo) },
    item: itemDeRaca,
  }),
}
