import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

interface Pedaco {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

const fechoEstatico = (manifesto: Record<string, Pedaco>, inicio: readonly string[]): Set<string> => {
  const vistos = new Set<string>()
  const fila = [...inicio]
  for (let chave = fila.pop(); chave !== undefined; chave = fila.pop()) {
    const pedaco = manifesto[chave]
    if (pedaco === undefined || vistos.has(chave)) continue
    vistos.add(chave)
    fila.push(...(pedaco.imports ?? []))
  }
  return vistos
}

/** KiB of gzipped JavaScript that a page needs before it works: entry, shell when inside it, page, and their static imports. */
export function tamanhoDaPagina(pastaWeb: string, paginas: readonly string[]): number {
  const arquivo = path.join(pastaWeb, '.vite/manifest.json')
  if (!existsSync(arquivo)) throw new Error('no build manifest: run npm start once, or build the web app')
  const manifesto = JSON.parse(readFileSync(arquivo, 'utf8')) as Record<string, Pedaco>
  for (const pagina of paginas)
    if (manifesto[pagina] === undefined) throw new Error(`not in the build manifest: ${pagina}`)
  const chaves = fechoEstatico(manifesto, ['index.html', ...paginas])
  const arquivos = new Set(
    [...chaves].map((chave) => manifesto[chave]?.file ?? '').filter((nome) => nome.endsWith('.js')),
  )
  const bytes = [...arquivos].reduce(
    (total, nome) => total + gzipSync(readFileSync(path.join(pastaWeb, nome)), { level: 9 }).length,
    0,
  )
  return bytes / 1024
}
