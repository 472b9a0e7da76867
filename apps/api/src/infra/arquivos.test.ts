import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arquivosEmPasta, sha256, type Arquivos } from './arquivos.ts'

let pasta: string
let arquivos: Arquivos

beforeAll(async () => {
  pasta = await mkdtemp(path.join(tmpdir(), 'vetlume-arquivos-'))
  arquivos = arquivosEmPasta(pasta)
})
afterAll(() => rm(pasta, { recursive: true }))

describe('guarda de arquivos', () => {
  it('guarda pelo SHA-256, uma vez só, mesmo com gravações simultâneas', async () => {
    const bytes = new TextEncoder().encode('imagem')
    const chaves = await Promise.all(Array.from({ length: 10 }, () => arquivos.gravar(bytes)))
    expect(new Set(chaves)).toEqual(new Set([sha256(bytes)]))
    expect(await readdir(path.join(pasta, sha256(bytes).slice(0, 2)))).toEqual([sha256(bytes)])
    expect(new TextDecoder().decode(await arquivos.ler(sha256(bytes)))).toBe('imagem')
  })

  it('conserta uma gravação cortada pela metade', async () => {
    const bytes = new TextEncoder().encode('conteúdo inteiro')
    const chave = await arquivos.gravar(bytes)
    await writeFile(path.join(pasta, chave.slice(0, 2), chave), 'cont')
    await arquivos.gravar(bytes)
    expect(new TextDecoder().decode(await arquivos.ler(chave))).toBe('conteúdo inteiro')
  })

  it('recusa entregar bytes que não são os guardados, e chaves que não são chaves', async () => {
    const chave = await arquivos.gravar(new TextEncoder().encode('original'))
    await writeFile(path.join(pasta, chave.slice(0, 2), chave), 'alterado')
    await expect(arquivos.ler(chave)).rejects.toThrow(/damaged/)
    await expect(arquivos.ler('../../etc/passwd')).rejects.toThrow(/not a file key/)
  })
})
