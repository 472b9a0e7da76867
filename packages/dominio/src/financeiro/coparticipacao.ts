import { aplicarBasisPoints, exigirInteiro, type Centavos } from '../dinheiro/index.ts'

/** Parts of a charge that an accredited plan covers: the tutor's, by the basis points of the plan, and the plan's, which is the rest. */
export function partesDoPlano(totalCentavos: Centavos, coparticipacaoBp: number): { plano: Centavos; tutor: Centavos } {
  const tutor = aplicarBasisPoints(totalCentavos, coparticipacaoBp)
  return { plano: exigirInteiro(totalCentavos - tutor), tutor }
}
