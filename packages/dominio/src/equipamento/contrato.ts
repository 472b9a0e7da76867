import * as z from 'zod/mini'
import { filtroDeAtivos, linha, linhaDeCadastro, listaDeCadastro, rotasDoCadastro } from '../cadastro/index.ts'
import type { RespostaDe } from '../contrato/index.ts'

/** `servicos`: active services that need it. */
const ficha = { nome: z.string(), servicos: z.int() }

export const itemDeEquipamento = z.object({ ...linhaDeCadastro, ...ficha })
export type ItemDeEquipamento = z.infer<typeof itemDeEquipamento>

/** What the form of a piece of equipment holds. */
export const dadosDoEquipamento = z.object({ nome: linha(80) })
export type DadosDoEquipamento = z.output<typeof dadosDoEquipamento>

export const contratoEquipamento = rotasDoCadastro({
  caminho: 'equipamento',
  nome: 'equipamento',
  ler: 'equipamento:ler',
  escrever: 'equipamento:escrever',
  escopo: 'cliente',
  lista: listaDeCadastro({
    resumo: 'Equipamentos da empresa: cada um serve a um exame de cada vez',
    permissao: 'equipamento:ler',
    escopo: 'cliente',
    ordens: ['nome'],
    padrao: 'nome',
    filtros: filtroDeAtivos,
    item: itemDeEquipamento,
  }),
  campos: dadosDoEquipamento,
  ficha,
})
export type Equipamento = RespostaDe<(typeof contratoEquipamento)['GET /equipamento/:codigo']>
