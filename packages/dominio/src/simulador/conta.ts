import { aplicarBasisPoints, proporcao, somarCentavos, type Centavos } from '../dinheiro/index.ts'
import { precificarItem } from '../preco/index.ts'
import { quantoRepassar } from '../repasse/index.ts'
import { somaDasLinhas, type LinhaDoCusto, type Partes } from './partes.ts'

/** What is charged for a base price: the same rule as of any item, with its on-call surcharge. */
export const cobradoPor = ({ servico, plantao }: Partes, preco: Centavos): Centavos =>
  precificarItem({ servico: { nome: servico, centavos: preco }, plantao }).centavos

/** What the price itself takes along: taxes, fees, and the specialist's share. */
export function linhasDoPreco({ imposto, taxas, regra }: Partes, cobrado: Centavos): LinhaDoCusto[] {
  return [
    { tipo: 'IMPOSTO', rotulo: imposto.rotulo, centavos: aplicarBasisPoints(cobrado, imposto.basisPoints) },
    ...taxas.map(({ rotulo, basisPoints }) => ({
      tipo: 'TAXA' as const,
      rotulo,
      centavos: aplicarBasisPoints(cobrado, basisPoints),
    })),
    {
      tipo: 'REPASSE',
      rotulo: 'Repasse ao especialista',
      centavos: quantoRepassar({ bruto: cobrado, taxas, impostos: [imposto], regra }),
    },
  ]
}

/** What an exam leaves for the costs of the month. */
export const contribuicaoPor = (partes: Partes, cobrado: Centavos): Centavos =>
  cobrado - somaDasLinhas(partes.proprios) - somaDasLinhas(linhasDoPreco(partes, cobrado))

export const resultadoDoMes = ({ exames, fixos }: Pick<Partes, 'exames' | 'fixos'>, contribuicao: Centavos): Centavos =>
  exames * contribuicao - fixos

/** Every line of what an exam costs at a price, with its share of the month. */
export function linhasDoExame(partes: Partes, cobrado: Centavos | null): LinhaDoCusto[] {
  const { proprios, fixos, exames } = partes
  const linhas: LinhaDoCusto[] = [
    ...proprios,
    { tipo: 'FIXO', rotulo: 'Custos fixos do mês, por exame', centavos: proporcao(fixos, 1, exames) },
    ...(cobrado === null ? [] : linhasDoPreco(partes, cobrado)),
  ]
  return linhas.filter(({ centavos }) => centavos !== 0)
}

/** Basis points of the price that taxes, fees and a repasse by percentage take, times ten thousand: exact. */
export function levadoDoPreco({ imposto, taxas, regra }: Partes): number {
  const deducoes = somarCentavos([imposto.basisPoints, ...taxas.map(({ basisPoints }) => basisPoints)])
  if (regra?.tipo !== 'PERCENTUAL') return deducoes * 10_000
  const base = regra.base === 'BRUTO' ? 10_000 : Math.max(0, 10_000 - deducoes)
  return deducoes * 10_000 + base * regra.basisPoints
}
