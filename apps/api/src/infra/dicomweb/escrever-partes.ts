import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

export interface ParteEscrita {
  tipo: string
  /** Where the part is by itself. */
  local?: string
  ler: () => Promise<Uint8Array>
}

/** A body of many parts, each read when it is its turn to be sent. */
export function escreverPartes(tipo: string, partes: readonly ParteEscrita[]): { tipo: string; fluxo: Readable } {
  const separador = randomUUID()
  async function* escrever() {
    for (const parte of partes) {
      const local = parte.local === undefined ? '' : `Content-Location: ${parte.local}\r\n`
      yield Buffer.from(`--${separador}\r\nContent-Type: ${parte.tipo}\r\n${local}\r\n`)
      yield await parte.ler()
      yield Buffer.from('\r\n')
    }
    yield Buffer.from(`--${separador}--\r\n`)
  }
  return {
    tipo: `multipart/related; type="${tipo}"; boundary=${separador}`,
    fluxo: Readable.from(escrever(), { objectMode: false }),
  }
}
