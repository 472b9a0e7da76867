import { ErroDeDominio } from '@vetlume/dominio/erros'
import { fork, type ChildProcess } from 'node:child_process'
import { pedidoEncerrado } from '../../../infra/pedinte.ts'
import type { PedidoDeLeitura, PlanilhaLida } from './ler-planilha.ts'
import type { RespostaDaLeitura } from './trabalhador.ts'

const LIMITE_MS = 30_000
const MEMORIA_MB = 512

const recusar = (mensagem: string, cause?: unknown) =>
  new ErroDeDominio('VALIDACAO', { mensagem, campos: { arquivo: mensagem }, cause })

function responderDe(leitor: ChildProcess, pedido: PedidoDeLeitura, sinal: AbortSignal): Promise<RespostaDaLeitura> {
  return new Promise((resolver, rejeitar) => {
    sinal.addEventListener('abort', () => rejeitar(pedidoEncerrado()), { once: true })
    leitor.once('message', (resposta) => resolver(resposta as RespostaDaLeitura))
    leitor.once('error', rejeitar)
    leitor.once('exit', (codigo, sinal) => rejeitar(new Error(`the reader ended: ${codigo ?? sinal}`)))
    leitor.send(pedido, (erro) => erro && rejeitar(erro))
  })
}

/**
 * Reads a sheet in a process of its own, with a limit of time and of memory and nothing of ours in its environment. A thread
 * is not enough: one cell far enough away asks for more memory at once than its limit can refuse, and ends the whole process.
 * Throws VALIDACAO with the reason, on the field `arquivo`. When `sinal` ends, so does the process.
 */
export async function lerEmSeparado(pedido: PedidoDeLeitura, sinal: AbortSignal): Promise<PlanilhaLida> {
  const leitor = fork(new URL('trabalhador.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${MEMORIA_MB}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: LIMITE_MS,
    killSignal: 'SIGKILL',
  })
  try {
    const resposta = await responderDe(leitor, pedido, sinal)
    if ('ilegivel' in resposta) throw recusar(resposta.ilegivel)
    return resposta.planilha
  } catch (erro) {
    if (erro instanceof ErroDeDominio) throw erro
    throw recusar(
      'Não conseguimos ler esta planilha: é grande ou complicada demais. Salve como CSV e tente de novo.',
      erro,
    )
  } finally {
    leitor.kill('SIGKILL')
  }
}
