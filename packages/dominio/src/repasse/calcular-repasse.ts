import {
  aplicarBasisPoints,
  exigirInteiro,
  formatarBasisPoints,
  formatarReais,
  somarCentavos,
  type Centavos,
} from '../dinheiro/index.ts'
import { ErroDeDominio } from '../erros/index.ts'
import type { RegraDeRepasse } from './regra.ts'

/** A fee or tax over the gross amount, as a percentage in basis points or as a fixed amount. */
export type Deducao = { readonly rotulo: string } & (
  | { readonly tipo: 'PERCENTUAL'; readonly basisPoints: number }
  | { readonly tipo: 'VALOR'; readonly centavos: Centavos }
)

export type ItemExecutado = {
  /** Price charged for the item. */
  readonly bruto: Centavos
  /** The displacement in that price. */
  readonly deslocamento?: Centavos | undefined
  /** Card, Pix or plan fees. */
  readonly taxas: readonly Deducao[]
  readonly impostos: readonly Deducao[]
  readonly regra: RegraDeRepasse | null
}

export type LinhaDoRepasse = {
  readonly tipo: 'BRUTO' | 'DESLOCAMENTO' | 'TAXA' | 'IMPOSTO' | 'BASE' | 'REPASSE' | 'RETIDO'
  readonly rotulo: string
  /** Deductions are negative. */
  readonly centavos: Centavos
}

export type RepasseDoItem = {
  /** Owed to the specialist. */
  readonly centavos: Centavos
  /** `codigo` of the rule applied. */
  readonly regra: string | null
  /**
   * BRUTO and the deductions add up to BASE; REPASSE and RETIDO (what stays with the company) do too.
   */
  readonly linhas: readonly LinhaDoRepasse[]
  readonly texto: string
}

function naoNegativo(valor: number, campo: string): number {
  if (exigirInteiro(valor, campo) >= 0) return valor
  throw new ErroDeDominio('VALIDACAO', { campos: { [campo]: 'Informe um valor que não seja negativo.' } })
}

const deducaoInteira = (bruto: Centavos, deducao: Deducao): Centavos =>
  deducao.tipo === 'PERCENTUAL'
    ? aplicarBasisPoints(bruto, naoNegativo(deducao.basisPoints, 'basisPoints'))
    : naoNegativo(deducao.centavos, 'centavos')

/** The displacement that a rule leaves out of what it shares, never more than there is. */
const foraDaPartilha = ({ bruto, deslocamento = 0, regra }: Omit<ItemExecutado, 'taxas' | 'impostos'>): Centavos =>
  regra?.semDeslocamento === true ? Math.min(bruto, naoNegativo(deslocamento, 'deslocamento')) : 0

/**
 * Deductions as negative lines, cut so that they never exceed what is shared. Fees come first and are cut first: a reversal takes
 * them back, and the taxes are then read from these lines.
 */
function descontar(
  partilhado: Centavos,
  { taxas, impostos }: Pick<ItemExecutado, 'taxas' | 'impostos'>,
): LinhaDoRepasse[] {
  let restante = partilhado
  const linha = (tipo: 'TAXA' | 'IMPOSTO', deducao: Deducao): LinhaDoRepasse => {
    const valor = Math.min(restante, deducaoInteira(partilhado, deducao))
    restante -= valor
    const rotulo =
      deducao.tipo === 'PERCENTUAL' ? `${deducao.rotulo} (${formatarBasisPoints(deducao.basisPoints)})` : deducao.rotulo
    return { tipo, rotulo, centavos: exigirInteiro(-valor) }
  }
  const dosImpostos = impostos.map((imposto) => linha('IMPOSTO', imposto))
  return [...taxas.map((taxa) => linha('TAXA', taxa)), ...dosImpostos]
}

function valorDaRegra(regra: RegraDeRepasse | null, base: Centavos): Centavos {
  if (regra === null) return 0
  const inteiro =
    regra.tipo === 'PERCENTUAL'
      ? aplicarBasisPoints(base, naoNegativo(regra.basisPoints, 'basisPoints'))
      : naoNegativo(regra.centavos, 'centavos')
  return Math.min(base, inteiro)
}

function rotuloDaRegra(regra: RegraDeRepasse | null, base: Centavos): string {
  if (regra === null) return 'Nenhuma regra de repasse vale para este item'
  if (regra.tipo === 'PERCENTUAL')
    return `Repasse de ${formatarBasisPoints(regra.basisPoints)} ${regra.base === 'BRUTO' ? 'do bruto' : 'do líquido'}`
  return regra.centavos <= base
    ? 'Repasse de valor fixo'
    : `Repasse de valor fixo (${formatarReais(regra.centavos)}), limitado à base`
}

/** The amount that `calcularRepasse` explains, alone: for who tries thousands of prices. */
export function quantoRepassar({ taxas, impostos, ...item }: ItemExecutado): Centavos {
  const partilhado = naoNegativo(item.bruto, 'bruto') - foraDaPartilha(item)
  if (item.regra?.base !== 'LIQUIDO') return valorDaRegra(item.regra, partilhado)
  const deducoes = somarCentavos([...taxas, ...impostos].map((deducao) => deducaoInteira(partilhado, deducao)))
  return valorDaRegra(item.regra, Math.max(0, partilhado - deducoes))
}

/**
 * The one rule of repasse, for one executed item: gross → displacement, when the rule leaves it out → fees → taxes → base → rule →
 * amount, in centavos, each line kept. A rule over the gross amount ignores fees and taxes; percentages are of what is shared. The
 * amount is never negative nor above the base. Throws VALIDACAO on negative input.
 */
export function calcularRepasse({ taxas, impostos, ...item }: ItemExecutado): RepasseDoItem {
  const { regra } = item
  const bruto = naoNegativo(item.bruto, 'bruto')
  const fora = foraDaPartilha(item)
  const deducoes: LinhaDoRepasse[] = [
    { tipo: 'DESLOCAMENTO' as const, rotulo: 'Deslocamento, que fica com a empresa', centavos: exigirInteiro(-fora) },
    ...(regra?.base === 'LIQUIDO' ? descontar(bruto - fora, { taxas, impostos }) : []),
  ].filter((linha) => linha.centavos !== 0)
  const base = deducoes.reduce((soma, linha) => soma + linha.centavos, bruto)
  const [rotulo, centavos] = [rotuloDaRegra(regra, base), valorDaRegra(regra, base)]
  const linhas: LinhaDoRepasse[] = [
    { tipo: 'BRUTO', rotulo: 'Valor bruto', centavos: bruto },
    ...deducoes,
    { tipo: 'BASE', rotulo: regra?.base === 'LIQUIDO' ? 'Base líquida' : 'Base bruta', centavos: base },
    { tipo: 'REPASSE', rotulo, centavos },
    { tipo: 'RETIDO', rotulo: 'Fica com a empresa', centavos: base - centavos },
  ]
  const conta = [formatarReais(bruto), ...deducoes.map((d) => `− ${formatarReais(-d.centavos)} (${d.rotulo})`)].join(
    ' ',
  )
  const texto = `${conta} = base de ${formatarReais(base)}. ${rotulo}: ${formatarReais(centavos)}.`
  return { centavos, regra: regra?.codigo ?? null, linhas, texto }
}
