import { proporcao, somarCentavos, type Centavos } from '../dinheiro/index.ts'

/** Lines that receive amounts; the others are sums of what stands above them. Source: brasil.md, section 4. */
export const LINHAS_COM_VALOR = [
  'RECEITA_BRUTA',
  'DEDUCOES',
  'CUSTOS_SERVICOS',
  'DESPESAS_OPERACIONAIS',
  'DEPRECIACAO',
  'RESULTADO_FINANCEIRO',
  'IMPOSTO_RENDA',
] as const
export type LinhaComValor = (typeof LINHAS_COM_VALOR)[number]

type Definicao = { readonly linha: string; readonly rotulo: string; readonly subtotal: boolean }

/** The statement from top to bottom. */
export const LINHAS_DO_DRE = [
  { linha: 'RECEITA_BRUTA', rotulo: 'Receita bruta', subtotal: false },
  { linha: 'DEDUCOES', rotulo: 'Deduções', subtotal: false },
  { linha: 'RECEITA_LIQUIDA', rotulo: 'Receita líquida', subtotal: true },
  { linha: 'CUSTOS_SERVICOS', rotulo: 'Custos dos serviços', subtotal: false },
  { linha: 'LUCRO_BRUTO', rotulo: 'Lucro bruto', subtotal: true },
  { linha: 'DESPESAS_OPERACIONAIS', rotulo: 'Despesas operacionais', subtotal: false },
  { linha: 'EBITDA', rotulo: 'EBITDA', subtotal: true },
  { linha: 'DEPRECIACAO', rotulo: 'Depreciação', subtotal: false },
  { linha: 'RESULTADO_FINANCEIRO', rotulo: 'Resultado financeiro', subtotal: false },
  { linha: 'ANTES_DO_IMPOSTO', rotulo: 'Resultado antes do imposto de renda', subtotal: true },
  { linha: 'IMPOSTO_RENDA', rotulo: 'IR e CSLL', subtotal: false },
  { linha: 'LUCRO_LIQUIDO', rotulo: 'Lucro líquido', subtotal: true },
] as const satisfies readonly Definicao[]
export type LinhaDoDre = (typeof LINHAS_DO_DRE)[number]['linha']

export const REGIMES = ['COMPETENCIA', 'CAIXA'] as const
export type Regime = (typeof REGIMES)[number]

/** What a line adds up: itself or, of a subtotal, every line with amounts above it. */
export function linhasSomadas(linha: LinhaDoDre): readonly LinhaComValor[] {
  const comValor: readonly string[] = LINHAS_COM_VALOR
  const nomes = LINHAS_DO_DRE.map((definicao) => definicao.linha)
  const somadas = comValor.includes(linha) ? [linha] : nomes.slice(0, nomes.indexOf(linha))
  return LINHAS_COM_VALOR.filter((nome) => somadas.includes(nome))
}

/** Costs that nobody pays: what wears out. They are in the result and never in the cash. */
export const LINHAS_SEM_CAIXA = ['DEPRECIACAO'] as const satisfies readonly LinhaComValor[]

/** An amount of one month of the period, whose first is 1. Revenue is positive, cost negative. */
export type LancamentoDoDre = {
  readonly linha: LinhaComValor
  readonly grupo: string
  readonly mes: number
  readonly centavos: Centavos
}

export type LinhaCalculada = {
  readonly linha: LinhaDoDre
  /** Null on the line itself; the name of the group on its parts. */
  readonly grupo: string | null
  readonly rotulo: string
  readonly subtotal: boolean
  /** Each month of the period. */
  readonly meses: readonly Centavos[]
  readonly total: Centavos
}

/**
 * The income statement of so many months, line by line and month by month, in centavos. Each line is followed by its groups,
 * largest first, which add up to it; each subtotal adds every amount above it.
 */
export function montarDre(lancamentos: readonly LancamentoDoDre[], quantos = 12): LinhaCalculada[] {
  const porMes = (dela: readonly LancamentoDoDre[]) =>
    Array.from({ length: quantos }, (_, n) =>
      somarCentavos(dela.filter(({ mes }) => mes === n + 1).map(({ centavos }) => centavos)),
    )
  const acima: LancamentoDoDre[] = []
  return LINHAS_DO_DRE.flatMap(({ linha, rotulo, subtotal }): LinhaCalculada[] => {
    const proprios = subtotal ? acima : lancamentos.filter((lancamento) => lancamento.linha === linha)
    if (!subtotal) acima.push(...proprios)
    const meses = porMes(proprios)
    const cabeca = { linha, grupo: null, rotulo, subtotal, meses, total: somarCentavos(meses) }
    if (subtotal) return [cabeca]
    const partes = [...Map.groupBy(proprios, ({ grupo }) => grupo)].map(([grupo, itens]): LinhaCalculada => {
      const doGrupo = porMes(itens)
      return { linha, grupo, rotulo: grupo, subtotal: false, meses: doGrupo, total: somarCentavos(doGrupo) }
    })
    return [
      cabeca,
      ...partes.toSorted((a, b) => Math.abs(b.total) - Math.abs(a.total) || a.rotulo.localeCompare(b.rotulo)),
    ]
  })
}

/**
 * What each line of a statement is of its net revenue, in basis points, by `linha` and `grupo` in their order; null for all when there
 * was none, since nothing is a part of nothing.
 */
export function partesDaReceita(linhas: readonly LinhaCalculada[]): (number | null)[] {
  const receita = linhas.find(({ linha, grupo }) => linha === 'RECEITA_LIQUIDA' && grupo === null)?.total ?? 0
  return linhas.map(({ total }) => (receita <= 0 ? null : proporcao(total, 10_000, receita)))
}

export type LinhaComparada = LinhaCalculada & {
  /** What the line came to in the period that it is compared with; null when there is none. */
  readonly comparado: Centavos | null
}

/**
 * A statement beside another, whose amounts are told in total. A group that only one of them has is in both, with nothing in the other,
 * so that the groups of a line add up to it on either side.
 */
export function compararDre(
  lancamentos: readonly LancamentoDoDre[],
  comparados: readonly LancamentoDoDre[] | null,
  quantos: number,
): LinhaComparada[] {
  const semValor = (outros: readonly LancamentoDoDre[]) => outros.map((outro) => ({ ...outro, mes: 1, centavos: 0 }))
  const linhas = montarDre([...lancamentos, ...semValor(comparados ?? [])], quantos)
  if (comparados === null) return linhas.map((linha) => ({ ...linha, comparado: null }))
  const chave = ({ linha, grupo }: LinhaCalculada) => JSON.stringify([linha, grupo])
  const totais = new Map(
    montarDre([...comparados.map((um) => ({ ...um, mes: 1 })), ...semValor(lancamentos)], 1).map((linha) => [
      chave(linha),
      linha.total,
    ]),
  )
  return linhas.map((linha) => ({ ...linha, comparado: totais.get(chave(linha)) ?? 0 }))
}

/** Whether a difference is good for the result. */
export type Efeito = 'MELHOR' | 'PIOR' | 'IGUAL'

export type Diferenca = {
  readonly centavos: Centavos
  /** Of what it is compared with, in basis points; null where that is nothing. */
  readonly bp: number | null
  readonly efeito: Efeito
}

/** What changed from one total to the other. Costs are negative, so that more is better for the result in every line. */
export function diferencaDe(total: Centavos, comparado: Centavos): Diferenca {
  const centavos = somarCentavos([total, -comparado])
  return {
    centavos,
    bp: comparado === 0 ? null : proporcao(centavos, 10_000, Math.abs(comparado)),
    efeito: centavos === 0 ? 'IGUAL' : centavos > 0 ? 'MELHOR' : 'PIOR',
  }
}
