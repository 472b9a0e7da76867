import { ErroDeDominio } from '@vetlume/dominio/erros'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, stat, statfs, unlink } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

/** Bytes that came and are not kept yet: they are nobody's until `guardar`. */
export interface Provisorio {
  sha256: string
  tamanho: number
  /** The file that they are in, for who reads a part of them. */
  caminho: string
  guardar(): Promise<void>
  /** Nothing happens when they were kept. */
  largar(): Promise<void>
}

/** Bytes kept under their SHA-256 (hex). Writing the same bytes twice keeps one copy. */
export interface Arquivos {
  /** Throws SEM_ESPACO_EM_DISCO, and leaves nothing behind. */
  gravar(bytes: Uint8Array): Promise<string>
  /** The same for what is too much to hold in memory. */
  gravarFluxo(fluxo: AsyncIterable<Uint8Array>): Promise<{ sha256: string; tamanho: number }>
  /** Writes aside what comes, which is looked at before it is kept. */
  receber(fluxo: AsyncIterable<Uint8Array>): Promise<Provisorio>
  /** Throws `ArquivoPerdido`. */
  ler(sha256: string): Promise<Uint8Array>
  /** A part of the bytes, or all, as they come: who reads them all may check them. Throws `ArquivoPerdido` when there are none. */
  abrir(sha256: string, trecho?: { inicio: number; fim: number }): Promise<Readable>
  /** Bytes that a file takes; null when there is none. */
  medir(sha256: string): Promise<number | null>
  /** Nothing happens when there is none. */
  apagar(sha256: string): Promise<void>
  /** Whether there is room to go on writing. */
  temEspaco(): Promise<boolean>
  /** Deletes what a process that was killed was still writing, and answers how many. */
  recolherProvisorios(): Promise<number>
}

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** A record names bytes that the store no longer has, or no longer has as they were: somebody must look at the disk. */
export class ArquivoPerdido extends Error {
  override readonly name = 'ArquivoPerdido'
  readonly chave: string

  constructor(chave: string, estado: 'missing' | 'damaged', cause?: unknown) {
    super(`stored file is ${estado}`, { cause })
    this.chave = chave
  }
}

/** What the store asks of the system to write; a test gives it a full disk. */
export interface Disco {
  open: typeof open
  statfs: (pasta: string) => Promise<{ bavail: number; bsize: number }>
}

const SHA256 = /^[0-9a-f]{64}$/
/** Below this the next upload may not fit, nor the database write its log. */
const ESPACO_MINIMO = 256 * 1024 * 1024
/** No file takes an hour to be written: one as old was left by a process that ended. */
const IDADE_DO_PROVISORIO_MS = 60 * 60 * 1000
const PROVISORIO = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const PASTA_DE_CHAVES = /^[0-9a-f]{2}$/
/** Where what has no key yet is written: one of the folders of keys, which are looked through for what was left half-way. */
const PASTA_DE_ESPERA = '00'

const codigoDe = (erro: unknown) => (erro as { code?: string }).code

/** Takes the absence of a file for an answer; any other failure goes on. */
const seFalta =
  <T>(resposta: T) =>
  (erro: unknown): T => {
    if (codigoDe(erro) === 'ENOENT') return resposta
    throw erro
  }

/** Full for everybody, or for the account that the program runs under. */
function traduzirFaltaDeEspaco(cause: unknown): unknown {
  const cheio = codigoDe(cause) === 'ENOSPC' || codigoDe(cause) === 'EDQUOT'
  return cheio ? new ErroDeDominio('SEM_ESPACO_EM_DISCO', { cause }) : cause
}

async function sincronizarPasta(pasta: string): Promise<void> {
  const descritor = await open(pasta, 'r')
  try {
    await descritor.sync()
  } finally {
    await descritor.close()
  }
}

/** Written aside in `pasta` and flushed to disk before it takes its name. Answers where it is meanwhile. */
async function gravarAoLado(
  disco: Disco,
  pasta: string,
  conteudo: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<string> {
  const provisorio = path.join(pasta, `.${randomUUID()}`)
  const descritor = await disco.open(provisorio, 'wx', 0o600)
  try {
    await descritor.writeFile(conteudo)
    await descritor.sync()
    await descritor.close()
    return provisorio
  } catch (erro) {
    await descritor.close().catch(() => undefined)
    await unlink(provisorio).catch(() => undefined)
    throw erro
  }
}

async function darNome(provisorio: string, destino: string): Promise<void> {
  await rename(provisorio, destino).catch(async (erro: unknown) => {
    await unlink(provisorio).catch(() => undefined)
    throw erro
  })
  await sincronizarPasta(path.dirname(destino))
}

async function recolherDaPasta(pasta: string): Promise<number> {
  let recolhidos = 0
  for (const nome of (await readdir(pasta)).filter((um) => PROVISORIO.test(um))) {
    const caminho = path.join(pasta, nome)
    const provisorio = await stat(caminho).catch(seFalta(null))
    if (provisorio === null || Date.now() - provisorio.mtimeMs < IDADE_DO_PROVISORIO_MS) continue
    await unlink(caminho).catch(seFalta(undefined))
    recolhidos++
  }
  return recolhidos
}

/** Local folder: written aside, flushed to disk and renamed before the caller is answered. */
export function arquivosEmPasta(raiz: string, disco: Disco = { open, statfs }): Arquivos {
  const caminho = (chave: string) => {
    if (!SHA256.test(chave)) throw new Error(`not a file key: ${chave}`)
    return path.join(raiz, chave.slice(0, 2), chave)
  }
  async function criarPasta(pasta: string): Promise<void> {
    // A new folder is itself an entry that a power cut could take away.
    if ((await mkdir(pasta, { recursive: true, mode: 0o700 })) !== undefined) await sincronizarPasta(raiz)
  }
  async function gravar(bytes: Uint8Array): Promise<string> {
    const chave = sha256(bytes)
    const destino = caminho(chave)
    const existente = await stat(destino).catch(() => null)
    if (existente?.size === bytes.byteLength) return chave
    const pasta = path.dirname(destino)
    await criarPasta(pasta)
    await darNome(await gravarAoLado(disco, pasta, bytes), destino)
    return chave
  }
  async function receber(fluxo: AsyncIterable<Uint8Array>): Promise<Provisorio> {
    const conta = createHash('sha256')
    let tamanho = 0
    async function* contados() {
      for await (const parte of fluxo) {
        conta.update(parte)
        tamanho += parte.byteLength
        yield parte
      }
    }
    const espera = path.join(raiz, PASTA_DE_ESPERA)
    await criarPasta(espera)
    const provisorio = await gravarAoLado(disco, espera, contados())
    const chave = conta.digest('hex')
    async function guardar() {
      await criarPasta(path.dirname(caminho(chave)))
      await darNome(provisorio, caminho(chave))
    }
    return {
      sha256: chave,
      tamanho,
      caminho: provisorio,
      guardar: () => comEspaco(guardar()),
      largar: () => unlink(provisorio).catch(seFalta(undefined)),
    }
  }
  async function gravarFluxo(fluxo: AsyncIterable<Uint8Array>): Promise<{ sha256: string; tamanho: number }> {
    const { guardar, largar, ...gravado } = await receber(fluxo)
    await guardar().catch(async (erro: unknown) => {
      await largar()
      throw erro
    })
    return { sha256: gravado.sha256, tamanho: gravado.tamanho }
  }
  const comEspaco = <T>(escrita: Promise<T>): Promise<T> =>
    escrita.catch((erro: unknown) => {
      throw traduzirFaltaDeEspaco(erro)
    })
  return {
    gravar: (bytes) => comEspaco(gravar(bytes)),
    gravarFluxo: (fluxo) => comEspaco(gravarFluxo(fluxo)),
    receber: (fluxo) => comEspaco(receber(fluxo)),
    async ler(chave) {
      const bytes = await readFile(caminho(chave)).catch((erro: unknown) => {
        throw codigoDe(erro) === 'ENOENT' ? new ArquivoPerdido(chave, 'missing', erro) : erro
      })
      if (sha256(bytes) !== chave) throw new ArquivoPerdido(chave, 'damaged')
      return bytes
    },
    async abrir(chave, trecho) {
      const descritor = await open(caminho(chave), 'r').catch((erro: unknown) => {
        throw codigoDe(erro) === 'ENOENT' ? new ArquivoPerdido(chave, 'missing', erro) : erro
      })
      return descritor.createReadStream(trecho && { start: trecho.inicio, end: trecho.fim })
    },
    async medir(chave) {
      const existente = await stat(caminho(chave)).catch(seFalta(null))
      return existente?.size ?? null
    },
    async apagar(chave) {
      await unlink(caminho(chave)).catch(seFalta(undefined))
    },
    async temEspaco() {
      // Until the first file is written the folder may not be there: its disk is that of the folder above.
      const medida = await disco.statfs(raiz).catch(() => disco.statfs(path.dirname(raiz)))
      return medida.bavail * medida.bsize >= ESPACO_MINIMO
    },
    async recolherProvisorios() {
      const pastas = (await readdir(raiz).catch(seFalta<string[]>([]))).filter((nome) => PASTA_DE_CHAVES.test(nome))
      let recolhidos = 0
      for (const pasta of pastas) recolhidos += await recolherDaPasta(path.join(raiz, pasta))
      return recolhidos
    },
  }
}
