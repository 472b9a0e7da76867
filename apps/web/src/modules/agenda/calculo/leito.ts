/** Drawn extent, in minutes of one day: `[inicio, fim)`. */
export interface Bloco {
  inicio: number
  fim: number
}

/** Lane of a block, out of `raias`, and how many lanes it spreads over. */
export interface Lugar {
  raia: number
  raias: number
  largura: number
}

const seCruzam = (um: Bloco, outro: Bloco): boolean => um.inicio < outro.fim && outro.inicio < um.fim

/** First lane that is free at the beginning of the block. */
function primeiraLivre(fins: readonly number[], { inicio }: Bloco): number {
  const livre = fins.findIndex((fim) => fim <= inicio)
  return livre === -1 ? fins.length : livre
}

interface EmRaia {
  indice: number
  bloco: Bloco
  raia: number
}

/** A block takes the lanes at its right that nothing crosses. */
function larguraDe({ bloco, raia }: EmRaia, grupo: readonly EmRaia[], raias: number): number {
  const obstaculos = grupo.filter((outro) => outro.raia > raia && seCruzam(outro.bloco, bloco))
  return Math.min(raias, ...obstaculos.map((outro) => outro.raia)) - raia
}

/**
 * Lays blocks side by side so that none covers another: those that touch each other in time share the width of the
 * column. Answers a place for each, in the order given. O(n log n) but for the size of each group.
 */
export function repartir(blocos: readonly Bloco[]): Lugar[] {
  const lugares: Lugar[] = []
  const emOrdem = blocos
    .map((bloco, indice) => ({ bloco, indice }))
    .sort((a, b) => a.bloco.inicio - b.bloco.inicio || b.bloco.fim - a.bloco.fim || a.indice - b.indice)
  let grupo: EmRaia[] = []
  let fins: number[] = []
  const fechar = () => {
    const raias = fins.length
    for (const membro of grupo)
      lugares[membro.indice] = { raia: membro.raia, raias, largura: larguraDe(membro, grupo, raias) }
    grupo = []
    fins = []
  }
  for (const { bloco, indice } of emOrdem) {
    if (fins.every((fim) => fim <= bloco.inicio)) fechar()
    const raia = primeiraLivre(fins, bloco)
    fins[raia] = bloco.fim
    grupo.push({ indice, bloco, raia })
  }
  fechar()
  return lugares
}
