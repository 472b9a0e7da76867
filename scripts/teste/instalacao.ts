import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ErroDePreparo } from '../../db/embutido/erro.ts'
import type { Ambiente } from '../ambiente.ts'
import type { Banco } from '../banco.ts'
import { abrirBanco } from '../banco.ts'
import type { Encerramento } from '../encerramento.ts'

/** A folder for installations. Root runs the database as another user, who has to pass through here. */
export function pastaDeTeste(nome: string): string {
  const pasta = mkdtempSync(join(tmpdir(), `vetlume-${nome}-`))
  chmodSync(pasta, 0o711)
  return pasta
}

/** Has the installation's database for as long as `trabalho` takes. */
export async function comBanco<T>(ambiente: Ambiente, trabalho: (banco: Banco) => Promise<T>): Promise<T> {
  const paradas: (() => Promise<void>)[] = []
  const encerramento: Encerramento = {
    depois: (parar) => void paradas.push(parar),
    usar: async (comeco, parar) => {
      const pronto = await comeco
      paradas.push(() => parar(pronto))
      return pronto
    },
    ouEncerrar: (tarefa) => tarefa,
    sair: () => Promise.reject(new Error('nobody leaves here')),
  }
  try {
    return await trabalho(await abrirBanco(ambiente, encerramento))
  } finally {
    for (const parar of paradas.reverse()) await parar()
  }
}

/** What the person at the terminal would read; another kind of failure is told as one. */
export const frase = (promessa: Promise<unknown>): Promise<string> =>
  promessa.then(
    () => 'aceito',
    (erro: unknown) => (erro instanceof ErroDePreparo ? erro.message : `sem frase: ${String(erro)}`),
  )
