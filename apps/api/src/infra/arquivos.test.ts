import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { discoQueEnche } from '../../teste/disco-cheio.ts'
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

  it('com o disco cheio não deixa nem o começo, e diz que não há espaço até haver', async () => {
    const { disco, encher, esvaziar } = discoQueEnche()
    const cheia = arquivosEmPasta(pasta, disco)
    const bytes = new TextEncoder().encode('não cabe')
    encher()
    await expect(cheia.gravar(bytes)).rejects.toMatchObject({ codigo: 'SEM_ESPACO_EM_DISCO', status: 507 })
    expect([await cheia.temEspaco(), await readdir(path.join(pasta, sha256(bytes).slice(0, 2)))]).toEqual([false, []])
    esvaziar()
    expect([await cheia.temEspaco(), await cheia.gravar(bytes)]).toEqual([true, sha256(bytes)])
  })

  it('antes do primeiro arquivo a pasta pode não existir', async () => {
    const nova = arquivosEmPasta(path.join(pasta, 'ainda-nao'))
    expect([await nova.temEspaco(), await nova.recolherProvisorios()]).toEqual([true, 0])
  })

  it('recolhe o que uma queda deixou pela metade; o que ainda se escreve, o guardado e o alheio ficam', async () => {
    const chave = await arquivos.gravar(new TextEncoder().encode('guardado'))
    const casa = path.join(pasta, chave.slice(0, 2))
    const [velho, novo] = [`.${randomUUID()}`, `.${randomUUID()}`]
    const alheios = ['.nfs0001', 'leia-me.txt']
    await mkdir(path.join(pasta, 'interface'), { recursive: true })
    const antigos = [
      ...[velho, ...alheios, chave].map((nome) => path.join(casa, nome)),
      path.join(pasta, 'interface', velho),
    ]
    const ontem = new Date(Date.now() - 24 * 3_600_000)
    for (const caminho of antigos) {
      if (!caminho.endsWith(chave)) await writeFile(caminho, 'x')
      await utimes(caminho, ontem, ontem)
    }
    await writeFile(path.join(casa, novo), 'x')
    expect(await arquivos.recolherProvisorios()).toBe(1)
    expect((await readdir(casa)).toSorted()).toEqual([novo, ...alheios, chave].toSorted())
    expect(await readdir(path.join(pasta, 'interface'))).toEqual([velho])
  })
})
