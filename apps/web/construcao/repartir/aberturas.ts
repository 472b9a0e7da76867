import { TypedFastBitSet as Conjunto } from 'typedfastbitset'
import type { Pedaco } from './pedacos.ts'
import { DO_DIA_A_DIA, SOBRE_A_PAGINA } from './pesos.ts'

/** Something that a person opens: what is downloaded for it, besides what is there for sure by then. */
export interface Abertura {
  peso: number
  antes: Conjunto
  agora: Conjunto
}

/** A page, by the modules that it opens with. */
export interface Pagina {
  modulos: readonly string[]
  peso: number
}

/** Of each piece, itself and all that it cannot run without. */
export function fechosDe(pedacos: readonly { importa: Iterable<number> }[]): Conjunto[] {
  const fechos: Conjunto[] = []
  const fechoDe = (um: number): Conjunto => {
    const pronto = fechos[um]
    if (pronto !== undefined) return pronto
    const fecho = new Conjunto([um])
    fechos[um] = fecho
    for (const outro of pedacos[um]?.importa ?? []) fecho.union(fechoDe(outro))
    return fecho
  }
  for (const um of pedacos.keys()) fechoDe(um)
  return fechos
}

/** Where every piece in which something is asked for has been opened from, this much is there: the rest may not be. */
function certos(aberturas: readonly { tudo: Conjunto }[], pedacos: readonly Pedaco[], todos: Conjunto): Conjunto[] {
  const certo = pedacos.map(() => todos.clone())
  for (const { tudo } of aberturas) tudo.forEach((um) => void certo[um]?.intersection(tudo))
  return certo
}

/**
 * All that a person may open: pages, each from nothing, and what is asked for later, each over what surely came before it.
 * The latter is the largest solution of "what is there = what every place that asks for it has", as of dominators. `partes` weigh
 * as a screen of every day: such a screen cannot be used without them.
 */
export function criarAberturas(
  pedacos: readonly Pedaco[],
  paginas: readonly Pagina[],
  partes: readonly string[],
): Abertura[] {
  const fechos = fechosDe(pedacos)
  const todos = new Conjunto(pedacos.keys())
  const lugarDe = (modulo: string) => {
    const lugar = pedacos.findIndex(({ fachada }) => fachada?.endsWith(modulo))
    if (lugar < 0) throw new Error(`nothing in the build opens with ${modulo}`)
    return lugar
  }
  const iniciais = [...pedacos.keys()].filter((um) => pedacos[um]?.inicial)
  const juntos = (lugares: readonly number[]) => {
    const conjunto = new Conjunto()
    for (const um of lugares) conjunto.union(fechos[um] ?? new Conjunto())
    return conjunto
  }
  const dePaginas = paginas.map(({ modulos, peso }) => ({ peso, lugares: [...iniciais, ...modulos.map(lugarDe)] }))
  const jaDePagina = new Set(dePaginas.flatMap(({ lugares }) => lugares))
  const pesadas = new Set(partes.map(lugarDe))
  const primeiras = dePaginas.map(({ peso, lugares }) => ({ peso, antes: new Conjunto(), tudo: juntos(lugares) }))
  const depois = [...pedacos.keys()]
    .filter((um) => pedacos[um]?.porPedido && !jaDePagina.has(um))
    .map((um) => ({
      peso: pesadas.has(um) ? DO_DIA_A_DIA : SOBRE_A_PAGINA,
      quemPede: [...pedacos.keys()].filter((outro) => pedacos[outro]?.abre.includes(um)),
      seu: juntos([um]),
      antes: todos.clone(),
      tudo: todos.clone(),
    }))
  for (let mudou = true; mudou;) {
    mudou = false
    const certo = certos([...primeiras, ...depois], pedacos, todos)
    for (const uma of depois) {
      uma.antes = todos.clone()
      for (const outro of uma.quemPede) uma.antes.intersection(certo[outro] ?? todos)
      const tudo = uma.antes.new_union(uma.seu)
      mudou ||= !tudo.equals(uma.tudo)
      uma.tudo = tudo
    }
  }
  return [...primeiras, ...depois].map(({ peso, antes, tudo }) => ({ peso, antes, agora: tudo.new_difference(antes) }))
}
