import { createStore, del, entries, get, set } from 'idb-keyval'
import type { UseStore } from 'idb-keyval'

export interface Rascunho<T = unknown> {
  dados: T
  /** UTC instant of the last change. */
  guardadoEm: string
}

export interface Rascunhos {
  guardar(chave: string, dados: unknown): Promise<void>
  ler<T>(chave: string): Promise<Rascunho<T> | null>
  descartar(chave: string): Promise<void>
  /** Drops what nobody came back for. */
  descartarAntigos(): Promise<void>
}

const VALIDADE_MS = 30 * 24 * 60 * 60_000

export interface BancoDeRascunhos {
  ler(chave: string): Promise<Rascunho | undefined>
  gravar(chave: string, rascunho: Rascunho): Promise<void>
  apagar(chave: string): Promise<void>
  todos(): Promise<[string, Rascunho][]>
}

/**
 * Unsaved work that survives a closed tab, a lost network and the end of the session. `dono` separates people and
 * companies that use the same browser: a draft is only ever offered to who wrote it, where it was written.
 */
export function criarRascunhos(banco: BancoDeRascunhos, dono: () => string, agoraMs: () => number): Rascunhos {
  const completa = (chave: string) => `${dono()}:${chave}`
  return {
    guardar: (chave, dados) => banco.gravar(completa(chave), { dados, guardadoEm: new Date(agoraMs()).toISOString() }),
    ler: async <T>(chave: string) => ((await banco.ler(completa(chave))) as Rascunho<T> | undefined) ?? null,
    descartar: (chave) => banco.apagar(completa(chave)),
    async descartarAntigos() {
      const limite = agoraMs() - VALIDADE_MS
      const antigos = (await banco.todos()).filter(([, { guardadoEm }]) => Date.parse(guardadoEm) < limite)
      await Promise.all(antigos.map(([chave]) => banco.apagar(chave)))
    },
  }
}

export function bancoDoNavegador(nome = 'vetlume', tabela = 'rascunhos'): BancoDeRascunhos {
  let loja: UseStore | undefined
  const abrir = () => (loja ??= createStore(nome, tabela))
  return {
    ler: (chave) => get<Rascunho>(chave, abrir()),
    gravar: (chave, rascunho) => set(chave, rascunho, abrir()),
    apagar: (chave) => del(chave, abrir()),
    todos: () => entries<string, Rascunho>(abrir()),
  }
}
