import * as z from 'zod/mini'
import { aplicarBasisPoints, formatarReais, proporcao, type Centavos } from '../dinheiro/index.ts'

/** To what a new price is rounded, in centavos. */
export const ARREDONDAMENTOS = {
  CENTAVO: 1,
  CINQUENTA_CENTAVOS: 50,
  REAL: 100,
  CINCO_REAIS: 500,
  DEZ_REAIS: 1_000,
} as const
export type Arredondamento = keyof typeof ARREDONDAMENTOS

export const ROTULOS_DO_ARREDONDAMENTO: Readonly<Record<Arredondamento, string>> = {
  CENTAVO: 'Ao centavo',
  CINQUENTA_CENTAVOS: 'A cada R$ 0,50',
  REAL: 'Ao real inteiro',
  CINCO_REAIS: 'A cada R$ 5,00',
  DEZ_REAIS: 'A cada R$ 10,00',
}

/** How every price of a table changes: `percentualBp` in basis points, negative to lower. */
export const reajuste = z.object({
  percentualBp: z.int().check(
    z.minimum(-9_000, 'No máximo 90% a menos.'),
    z.maximum(50_000, 'No máximo 500% a mais.'),
    z.refine((valor) => valor !== 0, 'Informe um percentual diferente de zero.'),
  ),
  arredondamento: z.enum(Object.keys(ARREDONDAMENTOS) as [Arredondamento, ...Arredondamento[]]),
})
export type Reajuste = z.output<typeof reajuste>

/** The price after the change, in centavos: the percentage first, then the nearest multiple, half away from zero. */
export function reajustarPreco(centavos: Centavos, { percentualBp, arredondamento }: Reajuste): Centavos {
  const passo = ARREDONDAMENTOS[arredondamento]
  return proporcao(centavos + aplicarBasisPoints(centavos, percentualBp), 1, passo) * passo
}

/** The rule in a sentence, with an example, for whoever is about to apply it. */
export function regraDoReajuste(regra: Reajuste): string {
  const passo = ARREDONDAMENTOS[regra.arredondamento]
  const multiplo = passo === 1 ? 'centavo' : `múltiplo de ${formatarReais(passo)}`
  return `Cada preço muda pelo percentual e é arredondado para o ${multiplo} mais próximo; no meio, para cima. Exemplo: ${formatarReais(12_345)} passa a ${formatarReais(reajustarPreco(12_345, regra))}.`
}
