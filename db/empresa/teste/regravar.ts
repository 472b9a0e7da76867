import { readFile, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { openPromise } from 'yauzl'
import { ZipFile } from 'yazl'

interface Mudanca {
  troca?: ReadonlyMap<string, (bytes: Buffer) => Buffer>
  sem?: readonly string[]
  mais?: ReadonlyMap<string, Buffer>
  /** A name that no library writes, in the place of one of the same length. */
  fuga?: readonly [nome: string, outro: string]
}

/** Writes a ZIP again with something changed, as whoever wants to deceive would: sizes and sums of the ZIP itself are right. */
export async function regravar(
  caminho: string,
  { troca, sem = [], mais, fuga }: Mudanca,
  destino: string,
): Promise<void> {
  const zip = await openPromise(caminho, { lazyEntries: true, autoClose: false })
  const novo = new ZipFile()
  for await (const entrada of zip.eachEntry()) {
    if (sem.includes(entrada.fileName)) continue
    const bytes = await buffer(await zip.openReadStreamPromise(entrada))
    novo.addBuffer(troca?.get(entrada.fileName)?.(bytes) ?? bytes, entrada.fileName)
  }
  for (const [nome, bytes] of mais ?? []) novo.addBuffer(bytes, nome)
  novo.end()
  zip.close()
  await writeFile(destino, await buffer(novo.outputStream))
  if (fuga === undefined) return
  const escrito = await readFile(destino)
  const [nome, outro] = fuga
  for (let i = escrito.indexOf(nome); i >= 0; i = escrito.indexOf(nome, i + 1)) escrito.write(outro, i)
  await writeFile(destino, escrito)
}
