import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Takes the absence of a file for an answer; any other failure goes on. */
const seFalta =
  <T>(resposta: T) =>
  (erro: unknown): T => {
    if (erro instanceof Error && 'code' in erro && erro.code === 'ENOENT') return resposta
    throw erro
  }

/** Writes what the system still holds of a file, or of a folder's list of names. */
export async function sincronizar(caminho: string): Promise<void> {
  const descritor = await open(caminho, 'r')
  try {
    await descritor.sync()
  } finally {
    await descritor.close()
  }
}

export async function copiarArquivo(de: string, para: string): Promise<void> {
  await copyFile(de, para)
  await sincronizar(para)
}

/** Copies a folder that may be changing: what vanishes meanwhile is not missed. `pular` gets the path inside the folder. */
export async function copiarPasta(de: string, para: string, pular: (relativo: string) => boolean): Promise<void> {
  const copiar = async (relativo: string): Promise<void> => {
    const entradas = await readdir(join(de, relativo), { withFileTypes: true }).catch(seFalta([]))
    await mkdir(join(para, relativo), { recursive: true, mode: 0o700 })
    for (const entrada of entradas) {
      const nome = join(relativo, entrada.name)
      if (pular(nome)) continue
      if (entrada.isDirectory()) await copiar(nome)
      else if (entrada.isFile()) await copiarArquivo(join(de, nome), join(para, nome)).catch(seFalta(undefined))
    }
    await sincronizar(join(para, relativo))
  }
  await copiar('')
}

/** Bytes of the files below a folder; 0 when there is none. */
export async function tamanhoDe(pasta: string): Promise<number> {
  const entradas = await readdir(pasta, { withFileTypes: true, recursive: true }).catch(seFalta([]))
  let total = 0
  for (const entrada of entradas) {
    if (!entrada.isFile()) continue
    const lido = await stat(join(entrada.parentPath, entrada.name)).catch(seFalta(null))
    total += lido?.size ?? 0
  }
  return total
}

/** Bytes that fit where a folder is, and which disk that is. */
export async function espacoEm(pasta: string): Promise<{ livre: number; disco: number }> {
  const { bavail, bsize } = await statfs(pasta)
  const { dev } = await stat(pasta)
  return { livre: bavail * bsize, disco: dev }
}

export async function hashDe(arquivo: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(arquivo), hash)
  return hash.digest('hex')
}

export const existe = (caminho: string): Promise<boolean> => stat(caminho).then(() => true, seFalta(false))

export const apagarPasta = (pasta: string): Promise<void> => rm(pasta, { recursive: true, force: true })
