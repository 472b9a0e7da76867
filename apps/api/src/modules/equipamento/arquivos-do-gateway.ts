import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { RespostaBinaria } from '../../infra/http/registrar.ts'

const PASTA = path.resolve(import.meta.dirname, '../../../../../docker/gateway')

/** The files that a clinic's computer needs to take images from machines: nothing in them is of a company, nor secret. */
export async function arquivosDoGateway(): Promise<RespostaBinaria> {
  const zip = new ZipFile()
  const nomes = await readdir(PASTA, { recursive: true })
  for (const nome of nomes.toSorted()) {
    const local = path.join(PASTA, nome)
    const estado = await stat(local)
    // What somebody wrote beside them to try it out has their token.
    if (!estado.isFile() || nome === 'gateway.env') continue
    const { mode, mtime } = estado
    zip.addBuffer(await readFile(local), `vetlume-gateway/${nome.replaceAll(path.sep, '/')}`, { mode, mtime })
  }
  zip.end()
  return { bytes: await buffer(zip.outputStream as Readable), tipo: 'application/zip', nome: 'vetlume-gateway.zip' }
}
