import { LOCALE } from '@vetlume/dominio/constantes'
import type { ConteudoDoLaudo, LaudoCompleto, MedidaPreenchida } from '@vetlume/dominio/laudo'
import { unidadeNoCatalogo } from '@vetlume/dominio/laudo'
import { CALCULADORAS, MEDIDAS, calcularDerivadas, converterUnidade, ehMedida } from '@vetlume/dominio/medidas'
import type { MedidaId, ValorMedido } from '@vetlume/dominio/medidas'

export type MedidaAnterior = LaudoCompleto['medidasAnteriores'][number]

const CALCULAVEIS: ReadonlySet<string> = new Set(CALCULADORAS.map(({ medida }) => medida))

/** Whether a formula may give it. */
export const ehCalculavel = (id: string): id is MedidaId => CALCULAVEIS.has(id)

/** Tells apart the measures of one section: the same one may exist on both sides, and free ones share an empty id. */
export function chaveDaMedida({ id, lado, rotulo }: Pick<MedidaPreenchida, 'id' | 'lado' | 'rotulo'>): string {
  return `${id}|${lado ?? ''}|${rotulo}`
}

const todas = ({ secoes }: ConteudoDoLaudo) => secoes.flatMap(({ medidas }) => medidas)

function comoMedido({ id, valor, unidade }: MedidaPreenchida): [MedidaId, ValorMedido] | null {
  if (!ehMedida(id) || valor === null || valor <= 0) return null
  const doCatalogo = unidadeNoCatalogo(unidade, id)
  return doCatalogo === null ? null : [id, { valor, unidade: doCatalogo }]
}

/** Of a paired organ the formulas use the left one, as the kidney : aorta ratio is defined. */
function medidos(medidas: readonly MedidaPreenchida[]): Partial<Record<MedidaId, ValorMedido>> {
  const daDireitaParaAEsquerda = medidas.toSorted(
    (a, b) => Number(a.lado === 'ESQUERDO') - Number(b.lado === 'ESQUERDO'),
  )
  return Object.fromEntries(daDireitaParaAEsquerda.map(comoMedido).filter((par) => par !== null))
}

const pesoKg = (pesoGramas: number | null) => (pesoGramas === null ? null : pesoGramas / 1000)

function arredondar(valor: number, casas: number): number {
  return Number(valor.toFixed(casas))
}

/** What the formulas give for a row, in the unit of the row; null when an input is missing. */
function valorCalculado(medida: MedidaPreenchida, derivadas: Partial<Record<MedidaId, ValorMedido>>): number | null {
  if (!ehMedida(medida.id)) return null
  const derivada = derivadas[medida.id]
  const unidade = unidadeNoCatalogo(medida.unidade, medida.id)
  if (derivada === undefined || unidade === null) return null
  return arredondar(converterUnidade(derivada.valor, derivada.unidade, unidade), MEDIDAS[medida.id].casas)
}

/**
 * Fills the measures that follow from others, for `pesoGramas` of the patient. Rows in `manuais` were typed by a person
 * and stay. Answers the same object when nothing changes.
 */
export function preencherCalculadas(
  conteudo: ConteudoDoLaudo,
  pesoGramas: number | null,
  manuais: ReadonlySet<string>,
): ConteudoDoLaudo {
  const automatica = (medida: MedidaPreenchida) => ehCalculavel(medida.id) && !manuais.has(chaveDaMedida(medida))
  const digitadas = todas(conteudo).filter((medida) => !automatica(medida))
  const derivadas = calcularDerivadas(medidos(digitadas), pesoKg(pesoGramas))
  let mudou = false
  const secoes = conteudo.secoes.map((secao) => {
    const medidas = secao.medidas.map((medida) => {
      if (!automatica(medida)) return medida
      const valor = valorCalculado(medida, derivadas)
      return valor === medida.valor ? medida : { ...medida, valor }
    })
    if (medidas.every((medida, i) => medida === secao.medidas[i])) return secao
    mudou = true
    return { ...secao, medidas }
  })
  return mudou ? { ...conteudo, secoes } : conteudo
}

/** Calculable rows that arrived with a value other than the calculated one: a person typed them. */
export function manuaisDoConteudo(conteudo: ConteudoDoLaudo, pesoGramas: number | null): Set<string> {
  const calculado = preencherCalculadas(conteudo, pesoGramas, new Set())
  const chaves = conteudo.secoes.flatMap((secao, s) =>
    secao.medidas.flatMap((medida, m) => {
      const diferente = medida.valor !== null && medida.valor !== calculado.secoes[s]?.medidas[m]?.valor
      return ehCalculavel(medida.id) && diferente ? [chaveDaMedida(medida)] : []
    }),
  )
  return new Set(chaves)
}

/** Names of the measures that a formula needs, for the hint beside an empty calculated row. */
export function entradasDaFormula(id: string): string[] {
  const calculadora = CALCULADORAS.find(({ medida }) => medida === id)
  if (calculadora === undefined) return []
  return [
    ...calculadora.entradas.map((entrada) => MEDIDAS[entrada].sigla),
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
export function variacaoDesde(medida: MedidaPreenchida, anterior: MedidaAnterior): Variacao | null {
  const { id, valor } = medida
  if (valor === null) return null
  let antes = anterior.valor
  if (anterior.unidade !== medida.unidade) {
    if (!ehMedida(id)) return null
    const [de, para] = [
      unidadeNoCatalogo(anterior.unidade as MedidaPreenchida['unidade'], id),
      unidadeNoCatalogo(medida.unidade, id),
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
