import autocannon from 'autocannon'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Cenario, Pedido, Resposta } from './cenarios.ts'

export interface Processo {
  porta: number
  pedir(pedido: Pedido): Promise<Resposta>
  parar(): Promise<void>
}

async function proxima(filho: ChildProcess): Promise<Resposta> {
  const [resposta] = (await once(filho, 'message')) as [Resposta]
  return resposta
}

/** Starts one of the two servers in its own process, so that its CPU can be told from the load's. */
export async function iniciarProcesso(arquivo: string, ambiente: Record<string, string>): Promise<Processo> {
  const filho = fork(arquivo, { env: { ...process.env, ...ambiente }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const pronto = await proxima(filho)
  if (pronto.tipo !== 'pronto') throw new Error(`the server answered ${pronto.tipo} instead of ready`)
  return {
    porta: pronto.porta,
    async pedir(pedido) {
      filho.send(pedido)
      return proxima(filho)
    },
    async parar() {
      filho.send({ tipo: 'fim' } satisfies Pedido)
      await once(filho, 'exit')
    },
  }
}

export interface Medida {
  porSegundo: number
  p99: number
  /** CPU of the server, in microseconds a request. */
  cpu: number
  falhas: number
}

const cpuDe = async (processo: Processo): Promise<number> => {
  const resposta = await processo.pedir({ tipo: 'cpu' })
  return resposta.tipo === 'cpu' ? resposta.micros : 0
}

/** Loads one scenario for `segundos`, against the loopback address of `processo`. */
export async function medir(
  processo: Processo,
  { metodo, corpo, token, conexoes }: Cenario,
  caminho: string,
  segundos: number,
): Promise<Medida> {
  const antes = await cpuDe(processo)
  const resultado = await autocannon({
    url: `http://127.0.0.1:${processo.porta}${caminho}`,
    method: metodo,
    connections: conexoes,
    duration: segundos,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(corpo ? { 'content-type': 'application/json' } : {}),
    },
    ...(corpo ? { body: corpo } : {}),
  })
  const pedidos = resultado['2xx']
  return {
    porSegundo: resultado.requests.average,
    p99: resultado.latency.p99,
    cpu: ((await cpuDe(processo)) - antes) / Math.max(pedidos, 1),
    falhas: resultado.non2xx + resultado.errors + resultado.timeouts,
  }
}
