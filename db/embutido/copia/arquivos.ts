import { link, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copiarArquivo, existe, hashDe, sincronizar } from './pastas.ts'

const PASTA = /^[0-9a-f]{2}$/
const SHA256 = /^[0-9a-f]{64}$/

export const lugarDo = (sha256: string): string => join(sha256.slice(0, 2), sha256)

/** Keys of the files kept in a folder of the store. */
export async function listarArquivos(pasta: string): Promise<string[]> {
  if (!(await existe(pasta))) return []
  const pastas = (await readdir(pasta)).filter((nome) => PASTA.test(nome))
  const listas = await Promise.all(pastas.map((nome) => readdir(join(pasta, nome))))
  return listas.flat().filter((nome) => SHA256.test(nome))
}

/** From the copy of the night before when it still has the right content there; it takes no more space then. */
async function aproveitar(anterior: string | null, sha256: string, para: string): Promise<boolean> {
  if (anterior === null) return false
  const de = join(anterior, lugarDo(sha256))
  if (!(await existe(de)) || (await hashDe(de)) !== sha256) return false
  // Some disks have no second name for a file.
  return link(de, para).then(
    () => true,
    () => false,
  )
}

/** Brings to `destino` what it lacks of the store; names are contents, so what is there is not brought again. */
export async function copiarArquivos(origem: string, destino: string, anterior: string | null): Promise<void> {
  await mkdir(destino, { recursive: true, mode: 0o700 })
  const tem = new Set(await listarArquivos(destino))
  const tocadas = new Set<string>()
  for (const sha256 of await listarArquivos(origem)) {
    if (tem.has(sha256)) continue
    const para = join(destino, lugarDo(sha256))
    tocadas.add(join(para, '..'))
    await mkdir(join(para, '..'), { recursive: true, mode: 0o700 })
    if (await aproveitar(anterior, sha256, para)) continue
    await copiarArquivo(join(origem, lugarDo(sha256)), para).catch(async (erro: unknown) => {
      // Deleted meanwhile, because nothing shows it any more; whether something does is looked at in the end.
      if (await existe(join(origem, lugarDo(sha256)))) throw erro
      await rm(para, { force: true })
    })
  }
  for (const pasta of tocadas) await sincronizar(pasta)
  await sincronizar(destino)
}

/** Keys of the files whose content is not what their name says. */
export async function danificados(pasta: string): Promise<string[]> {
  const ruins: string[] = []
  for (const sha256 of await listarArquivos(pasta))
    if ((await hashDe(join(pasta, lugarDo(sha256)))) !== sha256) ruins.push(sha256)
  return ruins
}
