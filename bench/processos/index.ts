import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Pergunta, Resposta } from './mensagens.ts'

export interface Processo {
  pid: number
  porta: number
  /** Asks and waits for an answer of that kind. */
  pedir<T extends Resposta['tipo']>(pergunta: Pergunta, tipo: T): Promise<Extract<Resposta, { tipo: T }>>
  parar(): Promise<void>
}

async function proxima<T extends Resposta['tipo']>(filho: ChildProcess, tipo: T) {
  const fim = new AbortController()
  const sair = (codigo: number | null) => fim.abort(new Error(`a process of the bench ended: ${codigo}`))
  filho.once('exit', sair)
  try {
    const [resposta] = (await once(filho, 'message', { signal: fim.signal })) as [Resposta]
    if (resposta.tipo !== tipo) throw new Error(`${resposta.tipo} instead of ${tipo}`)
    return resposta as Extract<Resposta, { tipo: T }>
  } finally {
    filho.off('exit', sair)
  }
}

/** Starts a part of the bench in a process of its own, so that its CPU can be told from the others'. What it prints is thrown away. */
export async function iniciarProcesso(
  nome: 'api' | 'cru' | 'gerador' | 'impressor',
  ambiente: Record<string, string> = {},
): Promise<Processo> {
  const filho = fork(path.join(import.meta.dirname, `${nome}.ts`), {
    env: { ...process.env, ...ambiente },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const { porta } = await proxima(filho, 'pronto')
  return {
    pid: filho.pid ?? 0,
    porta,
    pedir(pergunta, tipo) {
      filho.send(pergunta)
      return proxima(filho, tipo)
    },
    async parar() {
      filho.send({ tipo: 'fim' } satisfies Pergunta)
      await once(filho, 'exit')
    },
  }
}
