import type { DB } from '../../../infra/banco/tipos.ts'
import { DOS_CADASTROS } from './cadastros.ts'
import { DA_CLINICA } from './clinica.ts'
import { COMPARTILHADAS, CONTAS, FICAM } from './da-instalacao.ts'
import type { Decisao, Vai } from './decisao.ts'
import { DO_FINANCEIRO } from './financeiro.ts'
import { DA_PRIVACIDADE } from './privacidade.ts'
import { decididasPeloCartao, type TabelaDeCartao } from './dos-cartoes.ts'
import { DA_TRILHA } from './trilha.ts'

export type { Vai } from './decisao.ts'

const ESCRITAS_DA_EMPRESA = {
  ...DOS_CADASTROS,
  ...DA_CLINICA,
  ...DO_FINANCEIRO,
  ...DA_TRILHA,
  ...DA_PRIVACIDADE,
}

/** Every table that somebody wrote down: one that no card decides does not compile until somebody does. */
const ESCRITAS = {
  ...ESCRITAS_DA_EMPRESA,
  ...COMPARTILHADAS,
  ...CONTAS,
  ...FICAM,
} satisfies Record<Exclude<keyof DB, TabelaDeCartao>, Decisao>

const PELO_CARTAO = decididasPeloCartao(ESCRITAS)

/** The company's own tables, whose rows leave whole. */
export const DA_EMPRESA: Readonly<Record<string, Vai>> = { ...ESCRITAS_DA_EMPRESA, ...PELO_CARTAO }

/** Every table of the product, and whether it leaves with a company. */
export const CATALOGO: typeof ESCRITAS & Readonly<Record<Exclude<TabelaDeCartao, keyof typeof ESCRITAS>, Vai>> = {
  ...ESCRITAS,
  ...(PELO_CARTAO as Record<Exclude<TabelaDeCartao, keyof typeof ESCRITAS>, Vai>),
}

/** Tables that are not the company's own: registries that companies share, and the accounts of its people. */
export const COMPARTILHADAS_E_CONTAS: Readonly<Record<string, 'compartilhada' | 'conta'>> = {
  ...Object.fromEntries(Object.keys(COMPARTILHADAS).map((nome) => [nome, 'compartilhada'])),
  ...Object.fromEntries(Object.keys(CONTAS).map((nome) => [nome, 'conta'])),
}

/** The tables that leave, in the order in which they are written. */
export const TABELAS_QUE_VAO: readonly (readonly [nome: string, decisao: Vai])[] = Object.entries<Decisao>(CATALOGO)
  .flatMap(([nome, decisao]) => (decisao.vai ? [[nome, decisao] as const] : []))
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
