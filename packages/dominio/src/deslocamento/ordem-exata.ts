import { comecoDepoisDe, visitaEm, type Feita, type MapaDoDia } from './mapa.ts'

/** No day has as many visits: it only makes one number of three. */
const MAXIMO_DE_FIXAS = 1_024

interface Passo {
  /** Bit i: the i-th of the visits that move is done. */
  feitas: number
  /** How many of those that do not move are done. */
  fixas: number
  ultima: Feita | null
  minutos: number
  /** The least that is still to be travelled: what each visit to come is arrived at with. */
  resto: number
}

interface Busca {
  mapa: MapaDoDia
  moveis: readonly number[]
  fixas: readonly number[]
  /** Fewest minutes with which each visit can be arrived at. */
  chegarCom: readonly number[]
  vistos: Map<number, { fim: number; minutos: number }[]>
  ordem: number[]
  melhor: number[] | null
  limite: number
}

function menorChegada(mapa: MapaDoDia, para: number): number {
  const outras = mapa.visitas.map((_, de) => (de === para ? Infinity : mapa.minutos(de, para)))
  const menor = Math.min(mapa.saida(para) ?? Infinity, ...outras)
  return Number.isFinite(menor) ? menor : 0
}

/** Whether the same visits were already done, ending at the same place, no later and with no more travel. */
function dominado({ vistos }: Busca, { feitas, fixas, ultima, minutos }: Passo): boolean {
  if (ultima === null) return false
  const chave = (feitas * MAXIMO_DE_FIXAS + fixas) * MAXIMO_DE_FIXAS + ultima.indice
  const iguais = vistos.get(chave) ?? []
  if (iguais.some((outro) => outro.fim <= ultima.fim && outro.minutos <= minutos)) return true
  vistos.set(chave, [
    ...iguais.filter((outro) => outro.fim < ultima.fim || outro.minutos < minutos),
    { fim: ultima.fim, minutos },
  ])
  return false
}

function avancar(busca: Busca, passo: Passo, indice: number, seguinte: Pick<Passo, 'feitas' | 'fixas'>): void {
  const { mapa, ordem } = busca
  const comeco = comecoDepoisDe(mapa, passo.ultima, indice)
  if (comeco === null) return
  const { inicio, fim } = visitaEm(mapa, indice)
  const trecho = passo.ultima === null ? (mapa.saida(indice) ?? 0) : mapa.minutos(passo.ultima.indice, indice)
  ordem.push(indice)
  explorar(busca, {
    ...seguinte,
    ultima: { indice, fim: comeco + fim - inicio },
    minutos: passo.minutos + trecho,
    resto: passo.resto - (busca.chegarCom[indice] ?? 0),
  })
  ordem.pop()
}

function explorar(busca: Busca, passo: Passo): void {
  const { mapa, moveis, fixas } = busca
  // Nobody travels to the first of the day, unless it is known from where.
  const semPrimeira = passo.ultima === null && mapa.saida(0) === null ? Math.max(0, ...busca.chegarCom) : 0
  if (passo.minutos + passo.resto - semPrimeira >= busca.limite || dominado(busca, passo)) return
  if (busca.ordem.length === moveis.length + fixas.length) {
    const minutos = passo.minutos + (passo.ultima === null ? 0 : mapa.volta(passo.ultima.indice))
    if (minutos >= busca.limite) return
    busca.melhor = [...busca.ordem]
    busca.limite = minutos
    return
  }
  const fixa = fixas[passo.fixas]
  if (fixa !== undefined) avancar(busca, passo, fixa, { feitas: passo.feitas, fixas: passo.fixas + 1 })
  for (const [i, movel] of moveis.entries())
    if ((passo.feitas & (1 << i)) === 0)
      avancar(busca, passo, movel, { feitas: passo.feitas | (1 << i), fixas: passo.fixas })
}

/**
 * The order with the fewest minutes of travel, below `limite`, or null: branch and bound over the orders of the visits that
 * move, with the others in theirs. Every visit starts as soon as it can, so that of two ways to the same point the one that
 * is neither sooner nor shorter is dropped.
 */
export function melhorOrdem(mapa: MapaDoDia, limite: number): number[] | null {
  const indices = mapa.visitas.map((_, indice) => indice)
  const chegarCom = indices.map((indice) => menorChegada(mapa, indice))
  const busca: Busca = {
    mapa,
    moveis: indices.filter((indice) => visitaEm(mapa, indice).movel),
    fixas: indices.filter((indice) => !visitaEm(mapa, indice).movel),
    chegarCom,
    vistos: new Map(),
    ordem: [],
    melhor: null,
    limite,
  }
  const resto = chegarCom.reduce((soma, minutos) => soma + minutos, 0)
  explorar(busca, { feitas: 0, fixas: 0, ultima: null, minutos: 0, resto })
  return busca.melhor
}
