import { dividirCentavos, type Centavos } from '../dinheiro/index.ts'
import { diaDeBancoDesde, type Dia } from '../tempo/index.ts'

/** A title comes in parts that add up to it, or again every month. */
export const REPETICOES = ['PARCELADA', 'MENSAL'] as const
export type Repeticao = (typeof REPETICOES)[number]

export const ROTULOS_DA_REPETICAO: Readonly<Record<Repeticao, string>> = {
  PARCELADA: 'Uma vez ou em parcelas',
  MENSAL: 'Todo mês',
}

/** Ten years of months. */
export const MAXIMO_DE_VEZES = 120

export interface Parcela {
  descricao: string
  competencia: Dia
  vencimento: Dia
  valorCentavos: Centavos
}

export interface Repetido extends Parcela {
  repeticao: Repeticao
  vezes: number
  /** What falls on a day without banks is due on the next one that has them. */
  diaDeBanco: boolean
}

const mesesDepois = (dia: Dia, meses: number): Dia => Temporal.PlainDate.from(dia).add({ months: meses }).toString()

/** Due days a month apart, on the day of the first or, where the month lacks it, on its last. A day that was put off puts off no other. */
export function vencimentosMensais({
  vencimento,
  vezes,
  diaDeBanco,
}: Pick<Repetido, 'vencimento' | 'vezes' | 'diaDeBanco'>): Dia[] {
  const dias = Array.from({ length: vezes }, (_, indice) => mesesDepois(vencimento, indice))
  return diaDeBanco ? dias.map(diaDeBancoDesde) : dias
}

/**
 * The titles of something that is paid month by month. Parts are of one purchase, add up to it and keep its competence; what repeats is
 * whole every time, and each time of its own month.
 */
export function repetir({ descricao, competencia, valorCentavos, repeticao, ...quando }: Repetido): Parcela[] {
  const { vezes } = quando
  const mensal = repeticao === 'MENSAL'
  const valores = mensal ? [] : dividirCentavos(valorCentavos, vezes)
  return vencimentosMensais(quando).map((vencimento, indice) => ({
    descricao: mensal || vezes === 1 ? descricao : `${descricao} ${indice + 1}/${vezes}`,
    competencia: mensal ? mesesDepois(competencia, indice) : competencia,
    vencimento,
    valorCentavos: valores[indice] ?? valorCentavos,
  }))
}
