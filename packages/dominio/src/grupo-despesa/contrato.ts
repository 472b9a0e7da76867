import * as z from 'zod/mini'
import { filtroDeAtivos, linha, linhaDeCadastro, listaDeCadastro, rotasDoCadastro } from '../cadastro/index.ts'
import type { RespostaDe } from '../contrato/index.ts'
import { LINHAS_DA_DRE } from './rotulos.ts'
import { cartaoDoGrupoDeDespesa } from './cartao.ts'

const linhaDre = z.enum(LINHAS_DA_DRE)
const ficha = { nome: z.string(), linhaDre, ordem: z.int(), tipos: z.int() }

export const itemDeGrupoDeDespesa = z.object({ ...linhaDeCadastro, ...ficha })
export type ItemDeGrupoDeDespesa = z.infer<typeof itemDeGrupoDeDespesa>

/** What the form of an expense group holds. */
export const dadosDoGrupoDeDespesa = z.object({
  nome: linha(80),
  linhaDre,
  /** Place among the groups, in lists and in the DRE; equal places go by name. */
  ordem: z._default(z.int().check(z.minimum(0), z.maximum(9_999)), 0),
})
export type DadosDoGrupoDeDespesa = z.output<typeof dadosDoGrupoDeDespesa>

export const contratoGrupoDespesa = rotasDoCadastro({
  caminho: cartaoDoGrupoDeDespesa.caminho,
  nome: cartaoDoGrupoDeDespesa.nomes[0],
  ler: cartaoDoGrupoDeDespesa.ler,
  escrever: cartaoDoGrupoDeDespesa.escrever,
  escopo: 'plataforma',
  lista: listaDeCadastro({
    resumo: 'Grupos de despesa e a linha da DRE de cada um',
    permissao: 'base:ler',
    escopo: 'plataforma',
    ordens: ['ordem', 'nome'],
    padrao: cartaoDoGrupoDeDespesa.ordem,
    filtros: { ...filtroDeAtivos, linhaDre: z.optional(linhaDre) },
    item: itemDeGrupoDeDespesa,
  }),
  campos: dadosDoGrupoDeDespesa,
  ficha,
})
export type GrupoDeDespesa = RespostaDe<(typeof contratoGrupoDespesa)['GET /grupo-despesa/:codigo']>
