import { useSyncExternalStore } from 'react'

export interface Loja<T> {
  ler(): T
  mudar(atualizar: (valor: T) => T): void
  usar(): T
}

/** A value shared by the whole screen without a provider: a queue of messages, an open question, a busy counter. */
export function criarLoja<T>(inicial: T): Loja<T> {
  const ouvintes = new Set<() => void>()
  let valor = inicial
  const assinar = (ouvinte: () => void) => {
    ouvintes.add(ouvinte)
    return () => ouvintes.delete(ouvinte)
  }
  const ler = () => valor
  return {
    ler,
    mudar(atualizar) {
      valor = atualizar(valor)
      for (const ouvinte of ouvintes) ouvinte()
    },
    usar: () => useSyncExternalStore(assinar, ler, ler),
  }
}
