import * as z from 'zod/mini'
import { filtroDeAtivos, linha, linhaDeCadastro, listaDeCadastro, rotasDoCadastro } from '../cadastro/index.ts'
import { centavos, data, type Alvo, type RespostaDe } from '../contrato/index.ts'
import { nosLancamentos } from './alvos.ts'

export const TIPOS_DE_CONTA_FINANCEIRA = ['CAIXA', 'BANCO', 'PIX', 'CARTAO'] as const
export type TipoDeContaFinanceira = (typeof TIPOS_DE_CONTA_FINANCEIRA)[number]

export const ROTULOS_DA_CONTA_FINANCEIRA: Readonly<Record<TipoDeContaFinanceira, string>> = {
  CAIXA: 'Caixa (dinheiro)',
  BANCO: 'Conta de banco',
  PIX: 'Carteira Pix',
  CARTAO: 'Maquininha de cartão',
}

const tipo = z.enum(TIPOS_DE_CONTA_FINANCEIRA)

/** What an opening balance may be, either way: a thousand million reais. */
const MAXIMO = 100_000_000_000

const ficha = {
  nome: z.string(),
  tipo,
  saldoInicialCentavos: centavos,
  saldoEm: data,
  /** What it opened with, and what was received and paid there since `saldoEm`. */
  saldoCentavos: centavos,
  /** What cards that were received there are still to bring, without their fees. */
  aCairCentavos: centavos,
}

export const itemDeContaFinanceira = z.object({ ...linhaDeCadastro, ...ficha })
export type ItemDeContaFinanceira = z.infer<typeof itemDeContaFinanceira>

/** What the form of an account holds. */
export const dadosDaContaFinanceira = z.object({
  nome: linha(60),
  tipo,
  saldoInicialCentavos: z._default(centavos.check(z.minimum(-MAXIMO), z.maximum(MAXIMO)), 0),
  saldoEm: data,
})
export type DadosDaContaFinanceira = z.output<typeof dadosDaContaFinanceira>

export const contratoContaFinanceira = rotasDoCadastro({
  reforco: true,
  caminho: 'conta-financeira',
  nome: 'conta financeira',
  ler: 'conta-financeira:ler',
  escrever: 'conta-financeira:escrever',
  escopo: 'cliente',
  lista: listaDeCadastro({
    resumo: 'Onde está o dinheiro da empresa, com o saldo de cada conta',
    permissao: 'conta-financeira:ler',
    escopo: 'cliente',
    ordens: ['nome'],
    padrao: 'nome',
    filtros: filtroDeAtivos,
    item: itemDeContaFinanceira,
  }),
  campos: dadosDaContaFinanceira,
  ficha,
})
export type ContaFinanceira = RespostaDe<(typeof contratoContaFinanceira)['GET /conta-financeira/:codigo']>

/** What its balance added to what it opened with. */
export const alvoDaContaFinanceira = ({ codigo, saldoEm }: Pick<ContaFinanceira, 'codigo' | 'saldoEm'>): Alvo =>
  nosLancamentos({ regime: 'CAIXA', previsto: 'nao', contaFinanceira: codigo, de: saldoEm })

/** What cards are still to bring to it. */
export const alvoDoQueVaiCair = ({ codigo }: Pick<ContaFinanceira, 'codigo'>): Alvo =>
  nosLancamentos({ regime: 'CAIXA', previsto: 'sim', contaFinanceira: codigo })
