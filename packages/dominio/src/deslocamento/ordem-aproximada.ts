import { comecoDepoisDe, visitaEm, type Feita, type MapaDoDia } from './mapa.ts'

/** Enough for a day of thirty visits; each round tries every change of one kind. */
const MAXIMO_DE_RODADAS = 60

interface Custo {
  /** Visits that do not fit where the order puts them. */
  impossiveis: number
  minutos: number
}

function custoDe(mapa: MapaDoDia, ordem: readonly number[]): Custo {
  let ultima: Feita | null = null
  const custo: Custo = { impossiveis: 0, minutos: 0 }
  for (const indice of ordem) {
    const { inicio, fim } = visitaEm(mapa, indice)
    const comeco = comecoDepoisDe(mapa, ultima, indice)
    if (comeco === null) custo.impossiveis++
    custo.minutos += ultima === null ? (mapa.saida(indice) ?? 0) : mapa.minutos(ultima.indice, indice)
    ultima = { indice, fim: (comeco ?? inicio) + fim - inicio }
  }
  const fim = ordem.at(-1)
  if (fim !== undefined) custo.minutos += mapa.volta(fim)
  return custo
}

const menor = (a: Custo, b: Custo): boolean =>
  a.impossiveis < b.impossiveis || (a.impossiveis === b.impossiveis && a.minutos < b.minutos)

/** One visit elsewhere, and one stretch the other way round (2-opt). */
function* vizinhas(ordem: readonly number[]): Generator<number[]> {
  for (const [de, indice] of ordem.entries()) {
    const sem = ordem.toSpliced(de, 1)
    for (let para = 0; para <= sem.length; para++) if (para !== de) yield sem.toSpliced(para, 0, indice)
  }
  for (let i = 0; i < ordem.length - 1; i++)
    for (let j = i + 2; j <= ordem.length; j++)
      yield [...ordem.slice(0, i), ...ordem.slice(i, j).toReversed(), ...ordem.slice(j)]
}

/** An order below `limite` minutes in which everything fits, or null: the best change of each round, from the order of today, until none helps. */
export function melhorarOrdem(mapa: MapaDoDia, limite: number): { ordem: number[]; minutos: number } | null {
  let ordem = mapa.visitas.map((_, indice) => indice)
  let custo = custoDe(mapa, ordem)
  for (let rodada = 0; rodada < MAXIMO_DE_RODADAS; rodada++) {
    let [melhor, melhorCusto] = [ordem, custo]
    for (const outra of vizinhas(ordem)) {
      const seu = custoDe(mapa, outra)
      if (menor(seu, melhorCusto)) [melhor, melhorCusto] = [outra, seu]
    }
    if (melhor === ordem) break
    ;[ordem, custo] = [melhor, melhorCusto]
  }
  return custo.impossiveis === 0 && custo.minutos < limite ? { ordem, minutos: custo.minutos } : null
}
