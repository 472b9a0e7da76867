import pg from 'pg'
import { vi } from 'vitest'

/** A statement as it reached the driver, and what opened the transaction that it was in. */
export interface Gravada {
  abertura: string
  texto: string
  valores: readonly unknown[]
}

type Consulta = string | { text: string; values?: unknown[] }

/** Records what is sent inside a transaction of the product, each text once: of the company `cliente` when it sends it too. */
export function gravar(cliente: string) {
  const original = pg.Client.prototype.query as (...argumentos: unknown[]) => unknown
  const abertas = new WeakMap<pg.Client, string>()
  const gravadas = new Map<string, Gravada>()
  function gravador(this: pg.Client, ...argumentos: unknown[]) {
    const [primeiro, segundo] = argumentos as [Consulta, unknown[] | undefined]
    const { text, values } = typeof primeiro === 'string' ? { text: primeiro, values: segundo } : primeiro
    if (/^begin(?: read only)?; /.test(text)) abertas.set(this, text)
    // A sign-up goes on inside the company that it made.
    else if (text.startsWith('set local role ')) abertas.set(this, `begin; ${text}`)
    else if (text === 'commit' || text === 'rollback') abertas.delete(this)
    const abertura = abertas.get(this)
    const conhecida = gravadas.get(text)?.abertura.includes(cliente) === true
    if (abertura !== undefined && !conhecida && Array.isArray(values) && values.length > 0)
      gravadas.set(text, { abertura, texto: text, valores: values })
    return original.apply(this, argumentos)
  }
  const espiao = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(gravador)
  return {
    parar(): Gravada[] {
      espiao.mockRestore()
      return [...gravadas.values()]
    },
  }
}
