import type { Busca, Rota } from './buscas.ts'
import { ESCOLHAS, TAMANHOS } from './escolhas-do-endereco.ts'

/**
 * What a route does with its address (`validateSearch`). A value outside a closed set is as if it were not there. A name that the
 * route does not take stays: nobody reads it, and a letter of another version, or a link with a counter of its own, opens all the same.
 */
export function conferirBusca<R extends Rota>(rota: R) {
  const escolhas: Readonly<Record<string, readonly unknown[]>> = {
    limite: TAMANHOS,
    ...(ESCOLHAS as Partial<Record<Rota, object>>)[rota],
  }
  return (busca: Readonly<Record<string, unknown>>): Busca<R> => {
    const estranhos = Object.keys(busca).filter((nome) => escolhas[nome]?.includes(busca[nome]) === false)
    // Named, and not left out: the router keeps what is left out.
    return { ...busca, ...Object.fromEntries(estranhos.map((nome) => [nome, undefined])) } as Busca<R>
  }
}
