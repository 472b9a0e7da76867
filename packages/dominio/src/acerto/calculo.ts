import { somarCentavos, type Centavos } from '../dinheiro/index.ts'

export interface ContaDoAcerto {
  repassesCentavos: Centavos
  deslocamentoCentavos: Centavos
  ajusteCentavos: Centavos
  /** What the specialist is paid. */
  totalCentavos: Centavos
}

/** What a settlement pays: every repasse, the way of every day, and the adjustment, which may take off. */
export function contarAcerto(
  repasses: readonly Centavos[],
  deslocamentos: readonly Centavos[],
  ajusteCentavos: Centavos,
): ContaDoAcerto {
  const repassesCentavos = somarCentavos(repasses)
  const deslocamentoCentavos = somarCentavos(deslocamentos)
  return {
    repassesCentavos,
    deslocamentoCentavos,
    ajusteCentavos,
    totalCentavos: repassesCentavos + deslocamentoCentavos + ajusteCentavos,
  }
}

/** Why there is nothing to pay, in a sentence; null when there is. */
export function recusaDoAcerto({ repassesCentavos, totalCentavos }: ContaDoAcerto): string | null {
  if (repassesCentavos === 0) return 'Nenhum repasse a acertar até esta data.'
  return totalCentavos > 0 ? null : 'O ajuste não pode levar tudo o que se paga.'
}
