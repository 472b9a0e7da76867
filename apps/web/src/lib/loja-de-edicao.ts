import { useSyncExternalStore } from 'react'

export interface LojaDeEdicao<T> {
  ler(): T
  /** Rises when the content was replaced from outside: the text fields, which keep their own, start again. */
  revisao(): number
  mudar(f: (edicao: T) => T): void
  substituir(edicao: T): void
  assinar(ouvinte: () => void): () => void
}

/** What is being edited. `aoMudar` hears every change made by the person, never a replacement. */
export function criarLojaDeEdicao<T>(inicial: T, aoMudar: (edicao: T) => void): LojaDeEdicao<T> {
  const ouvintes = new Set<() => void>()
  let atual = inicial
  let revisao = 0
  const avisar = () => {
    for (const ouvinte of ouvintes) ouvinte()
  }
  return {
    ler: () => atual,
    revisao: () => revisao,
    mudar(f) {
      const nova = f(atual)
      if (nova === atual) return
      atual = nova
      aoMudar(nova)
      avisar()
    },
    substituir(edicao) {
      atual = edicao
      revisao += 1
      avisar()
    },
    assinar(ouvinte) {
      ouvintes.add(ouvinte)
      return () => ouvintes.delete(ouvinte)
    },
  }
}

/** One piece of what is being edited; the component draws again only when that piece changes. */
export function useEdicao<T, P>(loja: LojaDeEdicao<T>, seletor: (edicao: T) => P): P {
  const ler = () => seletor(loja.ler())
  return useSyncExternalStore(loja.assinar, ler, ler)
}

export function useRevisao<T>(loja: LojaDeEdicao<T>): number {
  return useSyncExternalStore(loja.assinar, loja.revisao, loja.revisao)
}
