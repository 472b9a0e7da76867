import { LOCALE } from '@vetlume/dominio/constantes'
import type { ConteudoDoLaudo, LaudoCompleto, MedidaPreenchida } from '@vetlume/dominio/laudo'
import { unidadeNoCatalogo } from '@vetlume/dominio/laudo'
import { CATALOGO, calcularDerivadas, converterUnidade } from '@vetlume/dominio/medidas'
import type { CatalogoDeMedidas, ValorMedido } from '@vetlume/dominio/medidas'

export type MedidaAnterior = LaudoCompleto['medidasAnteriores'][number]

/** Whether a formula may give it. */
export const ehCalculavel = (id: string, { calculadoras }: CatalogoDeMedidas = CATALOGO): boolean =>
  calculadoras.some(({ medida }) => medida === id)

/** Tells apart the measures of one section: the same one may exist on both sides, and free ones share an empty id. */
export function chaveDaMedida({ id, lado, rotulo }: Pick<MedidaPreenchida, 'id' | 'lado' | 'rotulo'>): string {
  return `${id}|${lado ?? ''}|${rotulo}`
}

const todas = ({ secoes }: ConteudoDoLaudo) => secoes.flatMap(({ medidas }) => medidas)

function comoMedido(
  { id, valor, unidade }: MedidaPreenchida,
  catalogo: CatalogoDeMedidas,
): [string, ValorMedido] | null {
  if (valor === null || valor <= 0) return null
  const doCatalogo = unidadeNoCatalogo(unidade, id, catalogo)
  return doCatalogo === null ? null : [id, { valor, unidade: doCatalogo }]
}

/** Of a paired organ the formulas use the left one, as the kidney : aorta ratio is defined. */
function medidos(
  medidas: readonly MedidaPreenchida[],
  catalogo: CatalogoDeMedidas,
): Partial<Record<string, ValorMedido>> {
  const daDireitaParaAEsquerda = medidas.toSorted(
    (a, b) => Number(a.lado === 'ESQUERDO') - Number(b.lado === 'ESQUERDO'),
  )
  return Object.fromEntries(
    daDireitaParaAEsquerda.map((medida) => comoMedido(medida, catalogo)).filter((par) => par !== null),
  )
}

const pesoKg = (pesoGramas: number | null) => (pesoGramas === null ? null : pesoGramas / 1000)

function arredondar(valor: number, casas: number): number {
  return Number(valor.toFixed(casas))
}

/** What the formulas give for a row, in the unit of the row; null when an input is missing. */
function valorCalculado(
  medida: MedidaPreenchida,
  derivadas: Partial<Record<string, ValorMedido>>,
  catalogo: CatalogoDeMedidas,
): number | null {
  const derivada = derivadas[medida.id]
  const unidade = unidadeNoCatalogo(medida.unidade, medida.id, catalogo)
  if (derivada === undefined || unidade === null) return null
  const casas = catalogo.medidas.get(medida.id)?.casas ?? 0
  return arredondar(converterUnidade(derivada.valor, derivada.unidade, unidade), casas)
}

/**
 * Fills the measures that follow from others, for `pesoGramas` of the patient. Rows in `manuais` were typed by a person
 * and stay. Answers the same object when nothing changes.
 */
export function preencherCalculadas(
  conteudo: ConteudoDoLaudo,
  pesoGramas: number | null,
  manuais: ReadonlySet<string>,
  catalogo: CatalogoDeMedidas = CATALOGO,
): ConteudoDoLaudo {
  const automatica = (medida: MedidaPreenchida) =>
    ehCalculavel(medida.id, catalogo) && !manuais.has(chaveDaMedida(medida))
  const digitadas = todas(conteudo).filter((medida) => !automatica(medida))
  const derivadas = calcularDerivadas(medidos(digitadas, catalogo), pesoKg(pesoGramas), catalogo)
  let mudou = false
  const secoes = conteudo.secoes.map((secao) => {
    const medidas = secao.medidas.map((medida) => {
      if (!automatica(medida)) return medida
      const valor = valorCalculado(medida, derivadas, catalogo)
      return valor === medida.valor ? medida : { ...medida, valor }
    })
    if (medidas.every((medida, i) => medida === secao.medidas[i])) return secao
    mudou = true
    return { ...secao, medidas }
  })
  return mudou ? { ...conteudo, secoes } : conteudo
}

/** Calculable rows that arrived with a value other than the calculated one: a person typed them. */
export function manuaisDoConteudo(
  conteudo: ConteudoDoLaudo,
  pesoGramas: number | null,
  catalogo: CatalogoDeMedidas = CATALOGO,
): Set<string> {
  const calculado = preencherCalculadas(conteudo, pesoGramas, new Set(), catalogo)
  const chaves = conteudo.secoes.flatMap((secao, s) =>
    secao.medidas.flatMap((medida, m) => {
      const diferente = medida.valor !== null && medida.valor !== calculado.secoes[s]?.medidas[m]?.valor
      return ehCalculavel(medida.id, catalogo) && diferente ? [chaveDaMedida(medida)] : []
    }),
  )
  return new Set(chaves)
}

/** Names of the measures that a formula needs, for the hint beside an empty calculated row. */
export function entradasDaFormula(id: string, { medidas, calculadoras }: CatalogoDeMedidas = CATALOGO): string[] {
  const calculadora = calculadoras.find(({ medida }) => medida === id)
  if (calculadora === undefined) return []
  return [
    ...calculadora.entradas.map((entrada) => medidas.get(entrada)?.sigla ?? entrada),
    ...(calculadora.usaPeso === true ? ['peso'] : []),
  ]
}

/** Earlier values of a measure, newest first. */
export function anterioresDe(
  { id, lado }: Pick<MedidaPreenchida, 'id' | 'lado'>,
  anteriores: readonly MedidaAnterior[],
): MedidaAnterior[] {
  return anteriores
    .filter((anterior) => anterior.id === id && anterior.lado === lado)
    .toSorted((a, b) => b.assinadoEm.localeCompare(a.assinadoEm))
}

export interface Variacao {
  /** In the unit of today's measure. */
  diferenca: number
  /** Share of the earlier value, in %; null when that one is zero. */
  percentual: number | null
}

/** Change since an earlier value; null when one is missing or their units cannot be compared. */
export function variacaoDesde(
  medida: MedidaPreenchida,
  anterior: MedidaAnterior,
  catalogo: CatalogoDeMedidas = CATALOGO,
): Variacao | null {
  const { id, valor } = medida
  if (valor === null) return null
  let antes = anterior.valor
  if (anterior.unidade !== medida.unidade) {
    const [de, para] = [
      unidadeNoCatalogo(anterior.unidade as MedidaPreenchida['unidade'], id, catalogo),
      unidadeNoCatalogo(medida.unidade, id, catalogo),
    ]
    if (de === null || para === null) return null
    antes = converterUnidade(antes, de, para)
  }
  return {
    diferenca: Number((valor - antes).toPrecision(6)),
    percentual: antes === 0 ? null : ((valor - antes) / antes) * 100,
  }
}

/** `1,85`, `1.85` or `1850` as a number; null when blank, undefined when it is no number. */
export function lerDecimal(texto: string): number | null | undefined {
  const limpo = texto.trim().replace(',', '.')
  if (limpo === '') return null
  return /^(\d+\.?\d*|\.\d+)$/.test(limpo) ? Number(limpo) : undefined
}

/** Up to three decimals, at least `casas`. */
export function escreverDecimal(valor: number | null, casas = 0): string {
  if (valor === null) return ''
  return new Intl.NumberFormat(LOCALE, {
    minimumFractionDigits: casas,
    maximumFractionDigits: Math.max(casas, 3),
    useGrouping: false,
  }).format(valor)
}

/** `+0,12` or `−0,3`. */
export function escreverDiferenca(diferenca: number): string {
  const modulo = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 }).format(Math.abs(diferenca))
  return diferenca === 0 ? '0' : `${diferenca > 0 ? '+' : '−'}${modulo}`
}
