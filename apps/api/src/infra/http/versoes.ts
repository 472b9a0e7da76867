import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

const GUARDA_MS = 30 * 24 * 60 * 60_000

/**
 * Keeps the code of this version for 30 days after the last start with it. Names carry the content, so a tab that was
 * open before an update goes on finding what it had not downloaded yet, and nobody loses what was being typed.
 */
export async function guardarVersao(assets: string, guardadas: string, agora = new Date()): Promise<void> {
  await mkdir(guardadas, { recursive: true })
  const antigos = new Set(await readdir(guardadas))
  for (const nome of await readdir(assets)) {
    const destino = path.join(guardadas, nome)
    if (!antigos.delete(nome)) {
      // Whole or not at all, even if two processes start together or one is killed half-way.
      const provisorio = `${destino}.${process.pid}`
      await copyFile(path.join(assets, nome), provisorio)
      await rename(provisorio, destino)
    }
    await utimes(destino, agora, agora)
  }
  for (const nome of antigos) {
    const arquivo = path.join(guardadas, nome)
    // Another process that starts now may have deleted it.
    const guardado = await stat(arquivo).catch(() => null)
    if (guardado !== null && guardado.mtimeMs < agora.getTime() - GUARDA_MS) await rm(arquivo, { force: true })
  }
}
