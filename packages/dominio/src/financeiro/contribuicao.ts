import * as z from 'zod/mini'
import { centavos, codigo, endpoint, type Alvo } from '../contrato/index.ts'
import { proporcao, somarCentavos, type Centavos } from '../dinheiro/index.ts'
import { nosLancamentos } from './alvos.ts'
import type { LinhaComValor } from './dre.ts'
import { diasDosMeses, mes, type PeriodoDeMeses } from './meses.ts'

/** By what the contribution is told apart. */
export const DIMENSOES = ['ESPECIALISTA', 'SERVICO', 'CLINICA'] as const
export type Dimensao = (typeof DIMENSOES)[number]

export const ROTULOS_DA_DIMENSAO: Readonly<Record<Dimensao, string>> = {
  ESPECIALISTA: 'Especialista',
  SERVICO: 'Serviço',
  CLINICA: 'Clínica',
}

/** What makes the contribution, as the result by competência has it: a line, one of its groups, or a line without one of them. */
export const PARCELAS = [
  { parcela: 'RECEITA_BRUTA', rotulo: 'Receita bruta', linha: 'RECEITA_BRUTA', grupo: null, menos: null },
  { parcela: 'DEDUCOES', rotulo: 'Deduções', linha: 'DEDUCOES', grupo: null, menos: null },
  {
    parcela: 'TAXAS',
    rotulo: 'Taxas',
    linha: 'RESULTADO_FINANCEIRO',
    grupo: 'Taxas de cartão e de banco',
    menos: null,
  },
  { parcela: 'REPASSE', rotulo: 'Repasses', linha: 'CUSTOS_SERVICOS', grupo: 'Repasses', menos: null },
  {
    parcela: 'COMISSAO',
    rotulo: 'Comissões',
    linha: 'DESPESAS_OPERACIONAIS',
    grupo: 'Comissões de clínicas',
    menos: null,
  },
  { parcela: 'MATERIAL', rotulo: 'Material', linha: 'CUSTOS_SERVICOS', grupo: null, menos: 'Repasses' },
] as const satisfies readonly {
  parcela: string
  rotulo: string
  linha: LinhaComValor
  grupo: string | null
  menos: string | null
}[]
export type ParcelaDaContribuicao = (typeof PARCELAS)[number]['parcela']

/** What a list may be narrowed to: one of them, all of them, or the revenue of each exam. */
export const RECORTES_DA_CONTRIBUICAO = [
  'CONTRIBUICAO',
  'EXAMES',
  'RECEITA_BRUTA',
  'DEDUCOES',
  'TAXAS',
  'REPASSE',
  'COMISSAO',
  'MATERIAL',
] as const
export type RecorteDaContribuicao = (typeof RECORTES_DA_CONTRIBUICAO)[number]

export const ROTULOS_DO_RECORTE: Readonly<Record<RecorteDaContribuicao, string>> = {
  CONTRIBUICAO: 'Toda a contribuição',
  EXAMES: 'Receita dos exames',
  RECEITA_BRUTA: 'Receita bruta',
  DEDUCOES: 'Deduções',
  TAXAS: 'Taxas',
  REPASSE: 'Repasses',
  COMISSAO: 'Comissões',
  MATERIAL: 'Material',
}

const valores = z.object({
  /** Exams that were charged for. */
  exames: z.int(),
  /** Revenue is positive, what takes from it negative. */
  parcelas: z.object({
    RECEITA_BRUTA: centavos,
    DEDUCOES: centavos,
    TAXAS: centavos,
    REPASSE: centavos,
    COMISSAO: centavos,
    MATERIAL: centavos,
  }),
  liquidaCentavos: centavos,
  contribuicaoCentavos: centavos,
  /** The contribution as a part of net revenue; null where there is none. */
  margemBp: z.nullable(z.int()),
  /** As a part of the contribution of all; null when there is none to be a part of. */
  parteBp: z.nullable(z.int()),
})
/** `chave` and `nome` are null on what belongs to none. */
const linha = z.object({ chave: z.nullable(codigo), nome: z.nullable(z.string()), ...valores.shape })

export type ValoresDaContribuicao = z.infer<typeof valores>
export type LinhaDaContribuicao = z.infer<typeof linha>
export type SomasDaContribuicao = Pick<LinhaDaContribuicao, 'chave' | 'nome' | 'exames' | 'parcelas'>

function valoresDe(
  { exames, parcelas }: Pick<SomasDaContribuicao, 'exames' | 'parcelas'>,
  deTodos: Centavos,
): ValoresDaContribuicao {
  const contribuicaoCentavos = somarCentavos(Object.values(parcelas))
  const liquidaCentavos = somarCentavos([parcelas.RECEITA_BRUTA, parcelas.DEDUCOES])
  const parte = (de: Centavos) => (de <= 0 ? null : proporcao(contribuicaoCentavos, 10_000, de))
  return {
    exames,
    parcelas,
    liquidaCentavos,
    contribuicaoCentavos,
    margemBp: parte(liquidaCentavos),
    parteBp: parte(deTodos),
  }
}

/** The rows from what each adds up to, those that leave most first and what belongs to none last, and the sum of them all. */
export function montarContribuicao(somas: readonly SomasDaContribuicao[]): {
  linhas: LinhaDaContribuicao[]
  total: ValoresDaContribuicao
} {
  const soma = (parcela: ParcelaDaContribuicao) => somarCentavos(somas.map(({ parcelas }) => parcelas[parcela]))
  const todas = {
    exames: somas.reduce((total, { exames }) => total + exames, 0),
    parcelas: {
      RECEITA_BRUTA: soma('RECEITA_BRUTA'),
      DEDUCOES: soma('DEDUCOES'),
      TAXAS: soma('TAXAS'),
      REPASSE: soma('REPASSE'),
      COMISSAO: soma('COMISSAO'),
      MATERIAL: soma('MATERIAL'),
    },
  }
  const deTodos = somarCentavos(Object.values(todas.parcelas))
  return {
    linhas: somas
      .map(({ chave, nome, ...dela }) => ({ chave, nome, ...valoresDe(dela, deTodos) }))
      .toSorted(
        (a, b) =>
          Number(a.chave === null) - Number(b.chave === null) ||
          b.contribuicaoCentavos - a.contribuicaoCentavos ||
          (a.nome ?? '').localeCompare(b.nome ?? ''),
      ),
    total: valoresDe(todas, deTodos),
  }
}

const FILTRO_DA_DIMENSAO = { ESPECIALISTA: 'especialista', SERVICO: 'servico', CLINICA: 'parceiro' } as const

/** What a figure added up: of a row, of what belongs to none (`chave` null) or, without a row, of all. */
export function alvoDaContribuicao(
  linhaDele: { dimensao: Dimensao; chave: string | null } | null,
  recorte: RecorteDaContribuicao,
  meses: PeriodoDeMeses,
): Alvo {
  const { de, ate } = diasDosMeses(meses)
  const daLinha: Record<string, string> =
    linhaDele === null
      ? {}
      : linhaDele.chave === null
        ? { semVinculo: linhaDele.dimensao }
        : { [FILTRO_DA_DIMENSAO[linhaDele.dimensao]]: linhaDele.chave }
  return nosLancamentos({ parcela: recorte, ...daLinha, de, ate })
}

export const contratoDaContribuicao = {
  'GET /contribuicao': endpoint({
    resumo: 'O que cada especialista, serviço ou clínica deixa depois do que custa, por competência',
    permissao: 'resultado:ler',
    escopo: 'cliente',
    entrada: z.object({
      dimensao: z._default(z.enum(DIMENSOES), 'ESPECIALISTA'),
      /** Without them, the twelve months that end now, or as many as there is anything in. */
      de: z.optional(mes),
      ate: z.optional(mes),
    }),
    resposta: z.object({
      dimensao: z.enum(DIMENSOES),
      de: mes,
      ate: mes,
      primeiroMes: z.nullable(mes),
      mesAtual: mes,
      linhas: z.array(linha),
      total: valores,
    }),
  }),
}
export type Contribuicao = z.infer<(typeof contratoDaContribuicao)['GET /contribuicao']['resposta']>
