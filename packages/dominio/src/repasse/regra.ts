import type { Centavos } from '../dinheiro/index.ts'
import type { Dia } from '../tempo/index.ts'

type Valor =
  | { readonly tipo: 'PERCENTUAL'; readonly basisPoints: number }
  | { readonly tipo: 'VALOR'; readonly centavos: Centavos }

/** What a specialist earns. `null` in `servico` or `parceiro` means any; dates are inclusive. */
export type RegraDeRepasse = Valor & {
  readonly codigo: string
  readonly servico: string | null
  readonly parceiro: string | null
  /** LIQUIDO takes fees and taxes out of the gross amount first. */
  readonly base: 'BRUTO' | 'LIQUIDO'
  /** The displacement that the price charges is not shared: the company keeps it. */
  readonly semDeslocamento?: boolean | undefined
  readonly inicio?: Dia | null | undefined
  readonly fim?: Dia | null | undefined
}

type Alvo = { readonly servico: string; readonly parceiro: string | null; readonly dia: Dia }

function vale(regra: RegraDeRepasse, { servico, parceiro, dia }: Alvo): boolean {
  if (regra.servico !== null && regra.servico !== servico) return false
  if (regra.parceiro !== null && regra.parceiro !== parceiro) return false
  return (regra.inicio ?? '') <= dia && (regra.fim == null || dia <= regra.fim)
}

/** Service and partner (3) > service (2) > partner (1) > general (0). */
function especificidade({ servico, parceiro }: RegraDeRepasse): number {
  return (servico === null ? 0 : 2) + (parceiro === null ? 0 : 1)
}

function maisFraca(a: RegraDeRepasse, b: RegraDeRepasse): boolean {
  const diferenca = especificidade(a) - especificidade(b)
  if (diferenca !== 0) return diferenca < 0
  const [inicioA, inicioB] = [a.inicio ?? '', b.inicio ?? '']
  return inicioA === inicioB ? a.codigo < b.codigo : inicioA < inicioB
}

/**
 * The rule for a service done for a partner on a plain date: the most specific one in force; among
 * equals the latest to begin, then the highest `codigo`, so that the order of the list never matters.
 */
export function escolherRegra(regras: readonly RegraDeRepasse[], alvo: Alvo): RegraDeRepasse | null {
  let escolhida: RegraDeRepasse | null = null
  for (const regra of regras) {
    if (vale(regra, alvo) && (escolhida === null || maisFraca(escolhida, regra))) escolhida = regra
  }
  return escolhida
}
