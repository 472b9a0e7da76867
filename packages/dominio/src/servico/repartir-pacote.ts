import { ratear, type Centavos } from '../dinheiro/index.ts'

/**
 * Shares the price of a bundle among its services, in proportion to what each costs alone, to the centavo; equally when
 * all cost nothing. In the order given; the shares add up to `total`. Amounts in centavos.
 */
export function repartirPacote(total: Centavos, precos: readonly Centavos[]): Centavos[] {
  if (precos.length === 0) return []
  return ratear(total, precos.some((preco) => preco > 0) ? precos : precos.map(() => 1))
}
