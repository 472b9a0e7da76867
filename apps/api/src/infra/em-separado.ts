import { fork, type ChildProcess } from 'node:child_process'
import { pedidoEncerrado } from './pedinte.ts'

export interface LimitesDoProcesso {
  limiteMs: number
  /** Of what it makes; buffers that it unpacks come on top. */
  memoriaMb: number
  sinal: AbortSignal
}

function esperarResposta<R>(leitor: ChildProcess, pedido: object, aberto: AbortSignal): Promise<R> {
  return new Promise((resolver, rejeitar) => {
    aberto.addEventListener('abort', () => rejeitar(pedidoEncerrado()), { once: true })
    leitor.once('message', (resposta) => resolver(resposta as R))
    leitor.once('error', rejeitar)
    leitor.once('exit', (codigo, sinal) => rejeitar(new Error(`the reader ended: ${codigo ?? sinal}`)))
    leitor.send(pedido, (erro) => erro && rejeitar(erro))
  })
}

/**
 * Has a file of a stranger read in a process of its own (`responderEmSeparado`), with a limit of time and of memory and nothing
 * of ours in its environment. A thread is not enough: what asks for more memory at once than its limit can refuse ends the
 * whole process. When `sinal` ends, so does it.
 */
export async function lerEmProcesso<R>(
  programa: URL,
  pedido: object,
  { limiteMs, memoriaMb, sinal }: LimitesDoProcesso,
): Promise<R> {
  const leitor = fork(programa, {
    execArgv: [`--max-old-space-size=${memoriaMb}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: limiteMs,
    killSignal: 'SIGKILL',
  })
  try {
    return await esperarResposta<R>(leitor, pedido, sinal)
  } finally {
    leitor.kill('SIGKILL')
  }
}

/** The other side: answers one request. What `ler` throws ends the process, and whoever waits for it learns of the end. */
export function responderEmSeparado<P, R>(ler: (pedido: P) => Promise<R>): void {
  process.once('message', (pedido) => {
    void ler(pedido as P).then((resposta) => process.send?.(resposta))
  })
  // Whoever waited is gone, killed maybe: nobody would read the answer.
  process.once('disconnect', () => process.exit())
}
