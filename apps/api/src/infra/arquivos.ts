import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, stat, unlink } from 'node:fs/promises'
import path from 'node:path'

/** Bytes kept under their SHA-256 (hex). Writing the same bytes twice keeps one copy. */
export interface Arquivos {
  gravar(bytes: Uint8Array): Promise<string>
  ler(sha256: string): Promise<Uint8Array>
  /** Bytes that a file takes; null when there is none. */
  medir(sha256: string): Promise<number | null>
  /** Nothing happens when there is none. */
  apagar(sha256: string): Promise<void>
}

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

const SHA256 = /^[0-9a-f]{64}$/

/** Takes the absence of a file for an answer; any other failure goes on. */
const seFalta =
  <T>(resposta: T) =>
  (erro: unknown): T => {
    if ((erro as { code?: string }).code === 'ENOENT') return resposta
    throw erro
  }

async function sincronizarPasta(pasta: string): Promise<void> {
  const descritor = await open(pasta, 'r')
  try {
    await descritor.sync()
  } finally {
    await descritor.close()
  }
}

/** Local folder: written aside, flushed to disk and renamed before the caller is answered. */
export function arquivosEmPasta(raiz: string): Arquivos {
  const caminho = (chave: string) => {
    if (!SHA256.test(chave)) throw new Error(`not a file key: ${chave}`)
    return path.join(raiz, chave.slice(0, 2), chave)
  }
  return {
    async gravar(bytes) {
      const chave = sha256(bytes)
      const destino = caminho(chave)
      const existente = await stat(destino).catch(() => null)
      if (existente?.size === bytes.byteLength) return chave
      const pasta = path.dirname(destino)
      const criada = await mkdir(pasta, { recursive: true, mode: 0o700 })
      const provisorio = path.join(pasta, `.${randomUUID()}`)
      const descritor = await open(provisorio, 'wx', 0o600)
      try {
        await descritor.writeFile(bytes)
        await descritor.sync()
        await descritor.close()
        await rename(provisorio, destino)
      } catch (erro) {
        await descritor.close().catch(() => undefined)
        await unlink(provisorio).catch(() => undefined)
        throw erro
      }
      await sincronizarPasta(pasta)
      // A new folder is itself an entry that a power cut could take away.
      if (criada !== undefined) await sincronizarPasta(raiz)
      return chave
    },
    async ler(chave) {
      const bytes = await readFile(caminho(chave))
      if (sha256(bytes) !== chave) throw new Error(`stored file is damaged: ${chave}`)
      return bytes
    },
    async medir(chave) {
      const existente = await stat(caminho(chave)).catch(seFalta(null))
      return existente?.size ?? null
    },
    async apagar(chave) {
      await unlink(caminho(chave)).catch(seFalta(undefined))
    },
  }
}
