import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Ordem } from '../../teste/em-separado/leitor-de-prova.ts'
import { criarLeitores, LeituraDemorada, type LimitesDosLeitores } from './em-separado.ts'
import { SEM_FIM } from './pedinte.ts'

const PROGRAMA = new URL('../../teste/em-separado/leitor-de-prova.ts', import.meta.url)
const LIMITES = {
  limiteMs: 20_000,
  memoriaMb: 128,
  quantos: 2,
  arquivos: 1_000,
  memoriaDepois: 1024 * 1024 * 1024,
  ociosoMs: 60_000,
}

interface Lido {
  pid: number
  antes: number
  inchado: number
  ambiente: NodeJS.ProcessEnv
}

function montar(limites: Partial<LimitesDosLeitores> = {}) {
  const ler = criarLeitores(PROGRAMA, { ...LIMITES, ...limites })
  return (fazer: Ordem['fazer'] = 'ler', dono = 'a', sinal = SEM_FIM) => ler<Lido>({ fazer }, { dono, sinal })
}

function vive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
async function acabou(pid: number): Promise<void> {
  await expect.poll(() => vive(pid)).toBe(false)
}

describe('leitores que ficam', () => {
  it('um processo lê um arquivo depois do outro', async () => {
    const ler = montar()
    const [um, dois, tres] = [await ler(), await ler(), await ler()]
    expect([um.antes, dois.antes, tres.antes]).toEqual([0, 1, 2])
    expect(new Set([um.pid, dois.pid, tres.pid]).size).toBe(1)
  })

  it.each(['falhar', 'morrer'] as const)('um arquivo que o faz %s leva só a si', async (fazer) => {
    const ler = montar()
    const antes = await ler()
    await expect(ler(fazer)).rejects.toThrow('the reader ended')
    const depois = await ler()
    expect([depois.antes, depois.pid === antes.pid]).toEqual([0, false])
  })

  it('um que trava acaba no prazo, e o seguinte é lido', async () => {
    const ler = montar({ limiteMs: 3_000 })
    const { pid } = await ler()
    await expect(ler('travar')).rejects.toThrow(LeituraDemorada)
    await acabou(pid)
    expect(await ler()).toMatchObject({ antes: 0 })
  })

  it('quem desiste acaba com o seu, e com mais nenhum', async () => {
    const ler = montar()
    const [meu, dele] = [await ler('ler', 'a'), await ler('ler', 'b')]
    const desistencia = new AbortController()
    const travado = ler('travar', 'a', desistencia.signal)
    setImmediate(() => desistencia.abort())
    await expect(travado).rejects.toMatchObject({ codigo: 'TEMPO_DO_PEDIDO_ESGOTADO' })
    await acabou(meu.pid)
    expect(await ler('ler', 'b')).toMatchObject({ pid: dele.pid, antes: 1 })
    await expect(ler('ler', 'a', desistencia.signal)).rejects.toMatchObject({ codigo: 'TEMPO_DO_PEDIDO_ESGOTADO' })
  })

  it('de duas empresas ao mesmo tempo, cada uma tem o seu processo', async () => {
    const ler = montar()
    const deCada = async (dono: string) => [await ler('ler', dono), await ler('ler', dono), await ler('ler', dono)]
    const [a, b] = await Promise.all([deCada('a'), deCada('b')])
    for (const lidos of [a, b]) {
      expect(lidos.map(({ antes }) => antes)).toEqual([0, 1, 2])
      expect(new Set(lidos.map(({ pid }) => pid)).size).toBe(1)
    }
    expect(a[0]?.pid).not.toBe(b[0]?.pid)
  })

  it('uma terceira toma o lugar do que espera há mais tempo', async () => {
    const ler = montar()
    const [a, b] = [await ler('ler', 'a'), await ler('ler', 'b')]
    expect((await ler('ler', 'c')).antes).toBe(0)
    await acabou(a.pid)
    expect(await ler('ler', 'b')).toMatchObject({ pid: b.pid, antes: 1 })
  })

  it('dois da mesma empresa ao mesmo tempo não dividem um processo', async () => {
    const ler = montar()
    const [um, dois] = await Promise.all([ler(), ler()])
    expect(um.pid).not.toBe(dois.pid)
  })

  it('acaba depois de certo número de arquivos, quando guarda demais e quando nada vem', async () => {
    const porNumero = montar({ arquivos: 2 })
    const pids = [await porNumero(), await porNumero(), await porNumero()].map(({ pid }) => pid)
    expect(pids[0]).toBe(pids[1])
    expect(pids[2]).not.toBe(pids[0])
    const porMemoria = montar({ memoriaDepois: 180 * 1024 * 1024 })
    const cheio = await porMemoria('inchar')
    expect(await porMemoria()).toMatchObject({ antes: 0, inchado: 0 })
    await acabou(cheio.pid)
    const ocioso = await montar({ ociosoMs: 50 })()
    await acabou(ocioso.pid)
  })

  it('o que acaba sozinho enquanto espera não é oferecido a ninguém', async () => {
    const ler = montar()
    const { pid } = await ler()
    process.kill(pid, 'SIGKILL')
    await acabou(pid)
    await new Promise((seguir) => setImmediate(seguir))
    expect(await ler()).toMatchObject({ antes: 0 })
  })
})

it('do que é nosso só sabe onde guardar o seu código compilado, que não é onde guardamos o nosso', async () => {
  const pasta = await mkdtemp(path.join(tmpdir(), 'vetlume-leitores-'))
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(pasta, { recursive: true, force: true })
  })
  const ambienteCom = async (onde: string | undefined) => {
    vi.stubEnv('NODE_COMPILE_CACHE', onde)
    const { ambiente } = await montar({ arquivos: 1 })()
    const { NODE_CHANNEL_FD: _, NODE_CHANNEL_SERIALIZATION_MODE: __, ...resto } = ambiente
    return resto
  }
  expect(await ambienteCom(undefined)).toEqual({})
  const deles = path.join(pasta, 'leitores')
  expect(await ambienteCom(pasta)).toEqual({ NODE_COMPILE_CACHE: deles })
  // Killed as soon as it answered, it had kept it before.
  expect((await readdir(deles, { recursive: true, withFileTypes: true })).some((um) => um.isFile())).toBe(true)
})
