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
  /** Card, Pix or plan fees. */
  readonly taxas: readonly Deducao[]
  readonly impostos: readonly Deducao[]
  readonly regra: RegraDeRepasse | null
}

export type LinhaDoRepasse = {
  readonly tipo: 'BRUTO' | 'TAXA' | 'IMPOSTO' | 'BASE' | 'REPASSE' | 'RETIDO'
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

/** Deductions as negative lines; the last ones are cut so that they never exceed what is left of the gross amount. */
function descontar(bruto: Centavos, { taxas, impostos }: ItemExecutado): LinhaDoRepasse[] {
  let restante = bruto
  const linha = (tipo: 'TAXA' | 'IMPOSTO', deducao: Deducao): LinhaDoRepasse => {
    const valor = Math.min(restante, deducaoInteira(bruto, deducao))
    restante -= valor
    const rotulo =
      deducao.tipo === 'PERCENTUAL' ? `${deducao.rotulo} (${formatarBasisPoints(deducao.basisPoints)})` : deducao.rotulo
    return { tipo, rotulo, centavos: exigirInteiro(-valor) }
  }
  return [...taxas.map((taxa) => linha('TAXA', taxa)), ...impostos.map((imposto) => linha('IMPOSTO', imposto))]
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
export function quantoRepassar({ bruto, taxas, impostos, regra }: ItemExecutado): Centavos {
  if (regra?.base !== 'LIQUIDO') return valorDaRegra(regra, naoNegativo(bruto, 'bruto'))
  const deducoes = somarCentavos([...taxas, ...impostos].map((deducao) => deducaoInteira(bruto, deducao)))
  return valorDaRegra(regra, Math.max(0, naoNegativo(bruto, 'bruto') - deducoes))
}

/**
 * The one rule of repasse, for one executed item: gross → fees → taxes → base → rule → amount, in
 * centavos, each line kept. A rule over the gross amount ignores fees and taxes. The amount is never
 * negative nor above the base. Throws VALIDACAO on negative input.
 */
export function calcularRepasse(item: ItemExecutado): RepasseDoItem {
  const { regra } = item
  const bruto = naoNegativo(item.bruto, 'bruto')
  const deducoes = regra?.base === 'LIQUIDO' ? descontar(bruto, item).filter((linha) => linha.centavos !== 0) : []
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
