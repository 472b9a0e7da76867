import * as z from 'zod/mini'
import { filtroDeAtivos, linha, linhaDeCadastro, listaDeCadastro, rotasDoCadastro } from '../cadastro/index.ts'
import { codigo, referencia, type RespostaDe } from '../contrato/index.ts'
import { LINHAS_DA_DRE } from '../grupo-despesa/index.ts'
import { COMPORTAMENTOS_DA_DESPESA } from './rotulos.ts'
import { cartaoDoTipoDeDespesa } from './cartao.ts'

const comportamento = z.enum(COMPORTAMENTOS_DA_DESPESA)
const ficha = { nome: z.string(), grupo: referencia, linhaDre: z.enum(LINHAS_DA_DRE), comportamento }

export const itemDeTipoDeDespesa = z.object({ ...linhaDeCadastro, ...ficha })
export type ItemDeTipoDeDespesa = z.infer<typeof itemDeTipoDeDespesa>

/** What the form of an expense type holds. */
export const dadosDoTipoDeDespesa = z.object({
  nome: linha(80),
  grupo: codigo,
  comportamento: z._default(comportamento, 'VARIAVEL'),
})
export type DadosDoTipoDeDespesa = z.output<typeof dadosDoTipoDeDespesa>

export const contratoTipoDespesa = rotasDoCadastro({
  caminho: cartaoDoTipoDeDespesa.caminho,
  nome: cartaoDoTipoDeDespesa.nomes[0],
  ler: cartaoDoTipoDeDespesa.ler,
  escrever: cartaoDoTipoDeDespesa.escrever,
  escopo: 'plataforma',
  lista: listaDeCadastro({
    resumo: 'Tipos de despesa de cada grupo',
    permissao: 'base:ler',
    escopo: 'plataforma',
    ordens: ['nome', 'grupo'],
    padrao: cartaoDoTipoDeDespesa.ordem,
    filtros: { ...filtroDeAtivos, grupo: z.optional(codigo), comportamento: z.optional(comportamento) },
    item: itemDeTipoDeDespesa,
  }),
  campos: dadosDoTipoDeDespesa,
  ficha,
})
export type TipoDeDespesa = RespostaDe<(typeof contratoTipoDespesa)['GET /tipo-despesa/:codigo']>
