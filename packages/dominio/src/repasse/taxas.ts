import { proporcao, ratear, somarCentavos, type Centavos } from '../dinheiro/index.ts'
import { calcularRepasse, type LinhaDoRepasse, type RepasseDoItem } from './calcular-repasse.ts'
import type { RegraDeRepasse } from './regra.ts'

/** What was paid to receive, by one method of payment: "Taxa do cartão de crédito". */
export interface Taxa {
  readonly rotulo: string
  readonly centavos: Centavos
}

/** Shares each fee among what it was paid to receive, in proportion to the amounts, to the centavo. Worth nothing, nothing is shared. */
export function ratearTaxas(taxas: readonly Taxa[], valores: readonly Centavos[]): Taxa[][] {
  if (somarCentavos(valores) <= 0) return valores.map(() => [])
  const partes = taxas.map(({ rotulo, centavos }) => ({ rotulo, doValor: ratear(centavos, valores) }))
  return valores.map((_, indice) =>
    partes
      .map(({ rotulo, doValor }) => ({ rotulo, centavos: doValor[indice] ?? 0 }))
      .filter(({ centavos }) => centavos > 0),
  )
}

const soma = (linhas: readonly LinhaDoRepasse[], tipo: LinhaDoRepasse['tipo']): Centavos =>
  somarCentavos(linhas.filter((linha) => linha.tipo === tipo).map(({ centavos }) => centavos))

/**
 * A repasse once it is known what its exam cost to receive: all the rest, taxes too, stays as it was explained. Of a fee, what fell on
 * a displacement that the rule leaves out is the company's.
 */
export function comTaxas(
  linhas: readonly LinhaDoRepasse[],
  regra: RegraDeRepasse,
  taxas: readonly Taxa[],
): RepasseDoItem {
  const bruto = soma(linhas, 'BRUTO')
  const deslocamento = Math.abs(soma(linhas, 'DESLOCAMENTO'))
  return calcularRepasse({
    bruto,
    deslocamento,
    taxas: taxas.map(({ rotulo, centavos }) => ({
      tipo: 'VALOR',
      rotulo,
      centavos: bruto === 0 ? 0 : proporcao(centavos, bruto - deslocamento, bruto),
    })),
    impostos: linhas
      .filter(({ tipo }) => tipo === 'IMPOSTO')
      .map(({ rotulo, centavos }) => ({ tipo: 'VALOR', rotulo, centavos: Math.abs(centavos) })),
    regra,
  })
}
