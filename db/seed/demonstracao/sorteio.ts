/** A repeatable draw: the same seed gives the same demonstration. */
export interface Sorteio {
  /** Integer from `minimo` to `maximo`, both included. */
  inteiro(minimo: number, maximo: number): number
  /** Number from `minimo` to `maximo`, rounded to `casas` decimal places. */
  decimal(minimo: number, maximo: number, casas: number): number
  /** True in `porcento` of the draws. */
  chance(porcento: number): boolean
  escolher<T>(lista: readonly T[]): T
  /** One of `lista`, each as likely as its weight. */
  comPeso<T>(lista: readonly (readonly [T, number])[]): T
  digitos(quantidade: number): string
}

/** Mulberry32: 32 bits of state, enough for sample data and never for a secret. */
function gerador(semente: number): () => number {
  let estado = semente | 0
  return () => {
    estado = (estado + 0x6d2b79f5) | 0
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

function naPosicao<T>(lista: readonly T[], indice: number): T {
  const item = lista[indice]
  if (item === undefined) throw new RangeError('draw from an empty list')
  return item
}

export function criarSorteio(semente: number): Sorteio {
  const proximo = gerador(semente)
  const inteiro = (minimo: number, maximo: number) => minimo + Math.floor(proximo() * (maximo - minimo + 1))
  return {
    inteiro,
    decimal: (minimo, maximo, casas) => {
      const escala = 10 ** casas
      return inteiro(Math.round(minimo * escala), Math.round(maximo * escala)) / escala
    },
    chance: (porcento) => proximo() * 100 < porcento,
    escolher: (lista) => naPosicao(lista, inteiro(0, lista.length - 1)),
    comPeso(lista) {
      let resta = proximo() * lista.reduce((soma, [, peso]) => soma + peso, 0)
      for (const [item, peso] of lista) {
        resta -= peso
        if (resta < 0) return item
      }
      return naPosicao(lista, lista.length - 1)[0]
    },
    digitos: (quantidade) => Array.from({ length: quantidade }, () => inteiro(0, 9)).join(''),
  }
}
