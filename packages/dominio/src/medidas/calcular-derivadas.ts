import type { ValorMedido } from './calculadoras.ts'
import { CATALOGO, type CatalogoDeMedidas } from './catalogo-de-medidas.ts'
import { converterUnidade } from './unidades.ts'

type Valores = Readonly<Partial<Record<string, ValorMedido>>>

/**
 * Every measure that follows from the given ones, in catalogue units and not rounded. A measure that
 * was itself typed is not recomputed. `pesoKg` in kg. Throws VALIDACAO on a unit of another kind.
 */
export function calcularDerivadas(
  medidos: Valores,
  pesoKg?: number | null,
  { medidas, calculadoras }: CatalogoDeMedidas = CATALOGO,
): Partial<Record<string, ValorMedido>> {
  const derivadas: Partial<Record<string, ValorMedido>> = {}
  const naUnidadeDoCatalogo = (medida: string): number => {
    const medido = medidos[medida] ?? derivadas[medida]
    const definida = medidas.get(medida)
    if (medido === undefined || definida === undefined) return Number.NaN
    return converterUnidade(medido.valor, medido.unidade, definida.unidade)
  }
  for (const { medida, entradas, usaPeso, calcular } of calculadoras) {
    const definida = medidas.get(medida)
    if (medidos[medida] !== undefined || definida === undefined) continue
    const valor = calcular(...entradas.map(naUnidadeDoCatalogo), ...(usaPeso ? [pesoKg ?? Number.NaN] : []))
    if (valor !== null) derivadas[medida] = { valor, unidade: definida.unidade }
  }
  return derivadas
}
