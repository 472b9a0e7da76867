import { TypedFastBitSet as Conjunto } from 'typedfastbitset'
import { fechosDe, type Abertura } from './aberturas.ts'

/**
 * What a file more costs who opens a screen, in compressed bytes. A slow line (1.6 Mbit/s, 150 ms, six requests at a time)
 * passes 5,000 in the time of a request; many overlap, and half of that is where the screens were ready first.
 */
const BYTES_DE_UM_PEDIDO = 2_500

export interface Juntavel {
  bytes: number
  /** It comes with a stylesheet, which is a request of its own. */
  comEstilo: boolean
  importa: Iterable<number>
  /** It stays by itself: the bundler makes it, and says where it goes. */
  fixo: boolean
}

interface Par {
  um: number
  outro: number
  ganho: number
}

/** Pieces, the files that they are in so far, and what joining two of them would bring. */
class Reparticao {
  readonly #bytes: number[]
  readonly #comEstilo: boolean[]
  readonly #importa: Set<number>[]
  readonly #aberturas: Abertura[]
  #fechos: Conjunto[]
  readonly grupos: number[][]

  constructor(pedacos: readonly Juntavel[], aberturas: readonly Abertura[]) {
    this.#bytes = pedacos.map(({ bytes }) => bytes)
    this.#comEstilo = pedacos.map(({ comEstilo }) => comEstilo)
    this.#importa = pedacos.map(({ importa }) => new Set(importa))
    this.#aberturas = aberturas.map(({ peso, antes, agora }) => ({ peso, antes: antes.clone(), agora: agora.clone() }))
    this.#fechos = fechosDe(pedacos)
    this.grupos = [...pedacos.keys()].map((um) => [um])
  }

  #fecho(um: number): Conjunto {
    return this.#fechos[um] ?? new Conjunto()
  }

  /** Whether a third file stands between the two: joined, each would need the other first. */
  #temOutroNoMeio(um: number, outro: number): boolean {
    const passaPor = (de: number, ate: number) =>
      [...(this.#importa[de] ?? [])].some((meio) => meio !== ate && this.#fecho(meio).has(ate))
    return passaPor(um, outro) || passaPor(outro, um)
  }

  /** Whether something opens with both. */
  vaoJuntos(um: number, outro: number): boolean {
    return this.#aberturas.some(({ agora }) => agora.has(um) && agora.has(outro))
  }

  /** Bytes saved, over all that is opened: a request where both are wanted (two, if both have styles), less what comes unasked for where one is. */
  ganho(um: number, outro: number): number {
    if (this.#temOutroNoMeio(um, outro)) return -Infinity
    const juntos = this.#fecho(um).new_union(this.#fecho(outro)).array()
    const pedidos = this.#comEstilo[um] && this.#comEstilo[outro] ? 2 : 1
    let ganho = 0
    for (const { peso, antes, agora } of this.#aberturas) {
      const [quer, querOutro] = [agora.has(um), agora.has(outro)]
      if (quer && querOutro) ganho += peso * pedidos * BYTES_DE_UM_PEDIDO
      if (quer === querOutro || antes.has(quer ? outro : um)) continue
      for (const demais of juntos) {
        if (agora.has(demais) || antes.has(demais)) continue
        const bytes = this.#bytes[demais] ?? 0
        const deOutroArquivo = demais !== um && demais !== outro
        ganho -= peso * (bytes + (deOutroArquivo ? Math.min(bytes, BYTES_DE_UM_PEDIDO) : 0))
      }
    }
    return ganho
  }

  /** From here on the pieces of `outro` are in the file of `um`. */
  juntar(um: number, outro: number): void {
    this.grupos[um]?.push(...(this.grupos[outro] ?? []))
    this.grupos[outro] = []
    this.#bytes[um] = (this.#bytes[um] ?? 0) + (this.#bytes[outro] ?? 0)
    this.#comEstilo[um] = (this.#comEstilo[um] ?? false) || (this.#comEstilo[outro] ?? false)
    for (const importado of this.#importa[outro] ?? []) this.#importa[um]?.add(importado)
    this.#importa[outro]?.clear()
    for (const importa of this.#importa) if (importa.delete(outro)) importa.add(um)
    this.#importa[um]?.delete(um)
    this.#fechos = fechosDe(this.#importa.map((importa) => ({ importa })))
    for (const { antes, agora } of this.#aberturas) {
      for (const conjunto of [antes, agora]) {
        if (conjunto.has(um) || conjunto.has(outro)) conjunto.union(this.#fecho(um))
        conjunto.remove(outro)
      }
      agora.difference(antes)
    }
  }
}

/**
 * Which pieces share a file, each list one file: joined two by two, while joining saves something, what saves most first.
 * Files never import one another in a circle.
 */
export function juntar(pedacos: readonly Juntavel[], aberturas: readonly Abertura[]): number[][] {
  const reparticao = new Reparticao(pedacos, aberturas)
  const soltos = new Set(pedacos.flatMap(({ fixo }, um) => (fixo ? [] : [um])))
  const paresDe = (um: number, outros: Iterable<number>): Par[] =>
    [...outros]
      .filter((outro) => outro !== um && reparticao.vaoJuntos(um, outro))
      .map((outro) => ({ um, outro, ganho: reparticao.ganho(um, outro) }))
      .filter(({ ganho }) => ganho > 0)
  let pares = [...soltos].flatMap((um) =>
    paresDe(
      um,
      [...soltos].filter((outro) => outro > um),
    ),
  )
  for (;;) {
    const melhor = pares.reduce<Par | undefined>((um, outro) => (um && um.ganho >= outro.ganho ? um : outro), undefined)
    if (melhor === undefined || melhor.ganho <= 0) return reparticao.grupos.filter(({ length }) => length > 0)
    // What was joined since may have changed what the others save: the best is looked at again before it counts.
    const antes = melhor.ganho
    melhor.ganho = reparticao.ganho(melhor.um, melhor.outro)
    if (melhor.ganho < antes) continue
    const { um: fica, outro: vai } = melhor
    reparticao.juntar(fica, vai)
    soltos.delete(vai)
    pares = pares.filter(({ um, outro }) => um !== vai && outro !== vai && !(um === fica || outro === fica))
    pares.push(...paresDe(fica, soltos))
  }
}
