import { aplicarBasisPoints, proporcao, type Centavos } from '../dinheiro/index.ts'
import { ROTULOS_DO_PRECO, valorDoAjuste, type Ajuste, type LinhaDoPreco } from './precificar-item.ts'

/** What made a frozen price before its discount, which is kept with the item as it was given. */
export type PartesDoPreco = {
  readonly base: Centavos
  readonly plantao: Ajuste | null
  readonly deslocamento: Centavos
}

/** A surcharge is a percentage of the base unless no whole basis point gives what was charged. */
function plantaoDe(valor: Centavos, base: Centavos): Ajuste | null {
  if (valor === 0) return null
  const basisPoints = base === 0 ? 0 : proporcao(valor, 10_000, base)
  return aplicarBasisPoints(base, basisPoints) === valor
    ? { tipo: 'PERCENTUAL', basisPoints }
    : { tipo: 'VALOR', centavos: valor }
}

/**
 * Reads a frozen explanation back into what `precificarItem` takes, which makes the same price of it. A price that came
 * without lines is all base.
 */
export function lerExplicacao(linhas: readonly LinhaDoPreco[], preco: Centavos): PartesDoPreco {
  const [primeira, ...outras] = linhas
  const base = primeira?.centavos ?? preco
  const valorDe = (rotulo: string) => outras.find((linha) => linha.rotulo.startsWith(rotulo))?.centavos ?? 0
  return {
    base,
    plantao: plantaoDe(valorDe(ROTULOS_DO_PRECO.plantao), base),
    deslocamento: valorDe(ROTULOS_DO_PRECO.deslocamento),
  }
}

/** A frozen price has the on-call surcharge of so many basis points; of zero, it has none. */
export function cobraPlantao(linhas: readonly LinhaDoPreco[], preco: Centavos, basisPoints: number): boolean {
  const { base, plantao } = lerExplicacao(linhas, preco)
  const cobrado = plantao === null ? 0 : valorDoAjuste(plantao, base, 'plantao')
  return cobrado === aplicarBasisPoints(base, basisPoints)
}
