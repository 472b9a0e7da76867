import {
  ampliarCatalogo,
  avaliarFormula,
  CATALOGO,
  entradasDaFormula,
  lerFormula,
  type Calculadora,
  type CatalogoDeMedidas,
  type Intervalo,
  type Referencia,
} from '../medidas/index.ts'
import type { EstruturaDoModelo, MedidaPropria, ReferenciaDoModelo } from './estrutura-do-modelo.ts'
import { NO_CATALOGO } from './unidade-do-laudo.ts'

type Medidas = Pick<EstruturaDoModelo, 'medidasProprias' | 'referencias'>

/** The calculator of an own measure; null when it is typed, or its formula cannot be read. */
function calculadoraDe({ id, formula }: MedidaPropria): Calculadora | null {
  const lida = formula === null ? null : lerFormula(formula)
  if (lida === null || 'erro' in lida) return null
  const { medidas, usaPeso } = entradasDaFormula(lida.formula)
  return {
    medida: id,
    entradas: medidas,
    ...(usaPeso ? { usaPeso } : {}),
    calcular: (...valores) => {
      const porId = new Map(medidas.map((medida, i) => [medida, valores[i] ?? Number.NaN]))
      return avaliarFormula(
        lida.formula,
        (medida) => porId.get(medida) ?? Number.NaN,
        valores[medidas.length] ?? Number.NaN,
      )
    },
  }
}

/** What needs the result of another comes after it; of measures in a circle, none can be computed and none is kept. */
function emOrdem(calculadoras: readonly Calculadora[]): Calculadora[] {
  const prontas: Calculadora[] = []
  let restantes = [...calculadoras]
  while (restantes.length > 0) {
    const faltam = new Set(restantes.map(({ medida }) => medida))
    const livres = restantes.filter(({ entradas }) => !entradas.some((entrada) => faltam.has(entrada)))
    if (livres.length === 0) break
    prontas.push(...livres)
    restantes = restantes.filter((uma) => !livres.includes(uma))
  }
  return prontas
}

function intervalo(min: number | null, max: number | null): Intervalo {
  return { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) }
}

/** Bands of weight meet without overlapping: the upper end belongs to the next one. */
function referenciaDe({
  medida,
  especie,
  unidade,
  minimo,
  maximo,
  pesoMinimo,
  pesoMaximo,
  fonte,
}: ReferenciaDoModelo): Referencia {
  // The clinic that wrote it answers for whom it is for: of any age.
  const faixa = intervalo(minimo, maximo)
  const base = { medida, especie, unidade: NO_CATALOGO[unidade], faixa, fonte, idadeMeses: {} }
  if (pesoMinimo === null && pesoMaximo === null) return base
  const pesoKg = intervalo(pesoMinimo, pesoMaximo)
  return { ...base, pesoKg: pesoMaximo === null ? pesoKg : { ...pesoKg, maxExclusivo: true } }
}

function comMedidas({ medidasProprias = [], referencias = [] }: Medidas): CatalogoDeMedidas {
  if (medidasProprias.length === 0 && referencias.length === 0) return CATALOGO
  const medidas = medidasProprias.map(
    ({ id, rotulo, sigla, unidade, casas }) => [id, { rotulo, sigla, unidade: NO_CATALOGO[unidade], casas }] as const,
  )
  return ampliarCatalogo({
    medidas: new Map(medidas),
    referencias: referencias.map(referenciaDe),
    calculadoras: emOrdem(medidasProprias.map(calculadoraDe).filter((uma) => uma !== null)),
  })
}

// The same structure is asked about for each measure on screen.
const FEITOS = new WeakMap<Medidas, CatalogoDeMedidas>()

/** Our measures with those that a model defines, and its references in place of ours. */
export function catalogoDoModelo(modelo: Medidas | null | undefined): CatalogoDeMedidas {
  if (modelo == null) return CATALOGO
  const feito = FEITOS.get(modelo) ?? comMedidas(modelo)
  FEITOS.set(modelo, feito)
  return feito
}
