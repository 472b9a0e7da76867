import pg from 'pg'
import { vi } from 'vitest'

const textoDe = (primeiro: unknown): string =>
  typeof primeiro === 'string' ? primeiro : String((primeiro as { text?: string }).text)

/** What the program sends to PostgreSQL in transactions of a company while `trabalho` lasts, from opening to commit. */
export async function instrucoesDa(cliente: string, trabalho: () => Promise<unknown>): Promise<string[]> {
  const espia = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await trabalho()
    const enviadas = espia.mock.calls.map(([primeiro], i) => ({
      conexao: espia.mock.contexts[i],
      texto: textoDe(primeiro).replaceAll(/\s+/g, ' ').trim(),
    }))
    return [...Map.groupBy(enviadas, ({ conexao }) => conexao).values()].flatMap((daConexao) => {
      const textos = daConexao.map(({ texto }) => texto)
      const inicio = textos.findIndex((texto) => texto.startsWith('begin') && texto.includes(cliente))
      return inicio < 0 ? [] : textos.slice(inicio, textos.indexOf('commit', inicio) + 1)
    })
  } finally {
    espia.mockRestore()
  }
}
