import { formatarReais, ratear, somarCentavos, type Centavos } from '../dinheiro/index.ts'
import { faltaDoTitulo, type ValoresDaBaixa, type ValoresDoTitulo } from '../financeiro/index.ts'

/** What a difference between the bank and the titles is: each is written in the payments that settle them. */
export const DIFERENCAS = ['TAXA', 'DESCONTO', 'ACRESCIMO', 'PARCIAL'] as const
export type Diferenca = (typeof DIFERENCAS)[number]

export const ROTULOS_DA_DIFERENCA: Readonly<Record<Diferenca, string>> = {
  TAXA: 'Taxa do banco ou do cartão',
  DESCONTO: 'Desconto',
  ACRESCIMO: 'Multa e juros',
  PARCIAL: 'Pagamento de uma parte',
}

const SEM_PARTES = { descontoCentavos: 0, acrescimoCentavos: 0, taxaCentavos: 0 }

/**
 * What may explain that the bank moved `centavos` (positive in, negative out) for titles that owe `total`: money that came in less
 * was charged a fee, discounted or partial; more brought interest. Money that went out more paid a fee or interest.
 */
export function diferencasPossiveis(centavos: Centavos, total: Centavos): readonly Diferenca[] {
  const valor = Math.abs(centavos)
  if (valor === total) return []
  if (centavos > 0) return valor < total ? ['TAXA', 'DESCONTO', 'PARCIAL'] : ['ACRESCIMO']
  return valor < total ? ['DESCONTO', 'PARCIAL'] : ['TAXA', 'ACRESCIMO']
}

export type Distribuicao = { baixas: ValoresDaBaixa[] } | { recusa: string }

/** Pays titles in their order while the money lasts; one that it does not reach is refused. */
function emOrdem(saldos: readonly Centavos[], valor: Centavos): Distribuicao {
  let resta = valor
  const baixas = saldos.map((saldo) => {
    const pago = Math.min(saldo, resta)
    resta -= pago
    return { ...SEM_PARTES, valorCentavos: pago }
  })
  return baixas.some(({ valorCentavos }) => valorCentavos === 0)
    ? { recusa: 'O valor do banco não chega a todas as contas escolhidas: tire as últimas.' }
    : { baixas }
}

/**
 * How one line of the bank settles titles, in their order: what moved in the account for each (value less fee, or plus it when it
 * goes out) adds up to exactly `centavos`. A difference is shared in proportion to what each owes. Refuses, in a sentence, what cannot be.
 */
export function distribuir(
  titulos: readonly ValoresDoTitulo[],
  centavos: Centavos,
  diferenca: Diferenca | null,
): Distribuicao {
  const saldos = titulos.map(faltaDoTitulo)
  const total = somarCentavos(saldos)
  const valor = Math.abs(centavos)
  const possiveis = diferencasPossiveis(centavos, total)
  if (possiveis.length === 0)
    return diferenca === null
      ? { baixas: saldos.map((valorCentavos) => ({ ...SEM_PARTES, valorCentavos })) }
      : { recusa: 'As contas escolhidas somam o valor do banco: não há diferença.' }
  if (diferenca === null || !possiveis.includes(diferenca))
    return {
      recusa: `O banco moveu ${formatarReais(valor)} e as contas somam ${formatarReais(total)}: diga o que é a diferença.`,
    }
  if (diferenca === 'PARCIAL') return emOrdem(saldos, valor)
  const partes = ratear(Math.abs(total - valor), saldos)
  return {
    baixas: saldos.map((saldo, i) => {
      const parte = partes[i] ?? 0
      if (diferenca === 'TAXA') return { ...SEM_PARTES, valorCentavos: saldo, taxaCentavos: parte }
      if (diferenca === 'DESCONTO') return { ...SEM_PARTES, valorCentavos: saldo - parte, descontoCentavos: parte }
      return { ...SEM_PARTES, valorCentavos: saldo + parte, acrescimoCentavos: parte }
    }),
  }
}
