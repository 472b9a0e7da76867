import { dividirCentavos, type Centavos } from '../dinheiro/index.ts'
import type { Dia } from '../tempo/index.ts'

/** Ten years of months. */
export const MAXIMO_DE_PARCELAS = 120

export interface Parcela {
  descricao: string
  vencimento: Dia
  valorCentavos: Centavos
}

interface Parcelado extends Parcela {
  parcelas: number
}

/** A title in monthly parts that add up to it, due on the day of the first or, where the month lacks it, on its last. */
export function parcelar({ descricao, vencimento, valorCentavos, parcelas }: Parcelado): Parcela[] {
  const primeiro = Temporal.PlainDate.from(vencimento)
  return dividirCentavos(valorCentavos, parcelas).map((valor, indice) => ({
    descricao: parcelas === 1 ? descricao : `${descricao} ${indice + 1}/${parcelas}`,
    vencimento: primeiro.add({ months: indice }).toString(),
    valorCentavos: valor,
  }))
}
