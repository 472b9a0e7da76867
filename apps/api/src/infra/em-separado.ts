import { fork, type ChildProcess } from 'node:child_process'
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { exigirAberto, pedidoEncerrado, type Pedinte } from './pedinte.ts'

/** What comes back: the answer, and how much memory the process holds after it, in bytes. */
interface Volta<R> {
  resposta: R
  memoria: number
}

/** Its time ended: of a file made to unpack without end, or of a machine that has too much to do. */
export class LeituraDemorada extends Error {}

/** Where its own code is kept compiled, which is half of a beginning: apart from ours, so that nothing of ours is read from where it writes. */
function ambienteDoLeitor(): NodeJS.ProcessEnv {
  const pasta = process.env['NODE_COMPILE_CACHE']
  return pasta === undefined ? {} : { NODE_COMPILE_CACHE: path.join(pasta, 'leitores') }
}

const abrir = (programa: URL, memoriaMb: number): ChildProcess =>
  fork(programa, {
    execArgv: [`--max-old-space-size=${memoriaMb}`],
    env: ambienteDoLeitor(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

function pedir<R>(
  leitor: ChildProcess,
  pedido: object,
  { limiteMs, sinal }: { limiteMs: number; sinal: AbortSignal },
): Promise<Volta<R>> {
  const { promise, resolve, reject } = Promise.withResolvers<Volta<R>>()
  const responder = (volta: unknown) => resolve(volta as Volta<R>)
  const terminar = (codigo: number | null, morte: string | null) =>
    reject(new Error(`the reader ended: ${codigo ?? morte}`))
  const desistir = () => reject(pedidoEncerrado())
  const prazo = setTimeout(() => reject(new LeituraDemorada(`the reader took more than ${limiteMs} ms`)), limiteMs)
  leitor.once('message', responder).once('error', reject).once('exit', terminar)
  sinal.addEventListener('abort', desistir, { once: true })
  leitor.send(pedido, (erro) => erro && reject(erro))
  return promise.finally(() => {
    clearTimeout(prazo)
    sinal.removeEventListener('abort', desistir)
    leitor.off('message', responder).off('error', reject).off('exit', terminar)
  })
}

/** Ends a process for good: what it still does is of nobody. */
function matar(leitor: ChildProcess): void {
  leitor.on('error', () => undefined)
  leitor.kill('SIGKILL')
}

export interface LimitesDosLeitores {
  /** Of one file. */
  limiteMs: number
  /** Of what it makes; buffers that it unpacks come on top. */
  memoriaMb: number
  /** Processes that live at once: as many as may be asked at once. */
  quantos: number
  /** Files that one reads before another takes its place. */
  arquivos?: number
  /** Bytes that one may hold after a file: at first it holds some 90 MB, and it keeps what the largest took. */
  memoriaDepois?: number
  /** How long one waits for the next file. */
  ociosoMs?: number
}

const USUAIS = { arquivos: 200, memoriaDepois: 320 * 1024 * 1024, ociosoMs: 10_000 }

interface Leitor {
  processo: ChildProcess
  dono: string
  lidos: number
  ocupado: boolean
  fim: NodeJS.Timeout | undefined
}

/**
 * Has files of strangers read in processes apart (`responderEmSeparado`), with a limit of time and of memory and nothing of ours in
 * their environment but where to keep their code. A thread is not enough: what asks for more memory at once than its limit can
 * refuse ends the whole process. When `sinal` ends, so does the process.
 *
 * One stays for the next file, since it takes longer to begin than to read. It reads files of a single company, so that what a
 * file did to it reaches nobody else's; and it ends with whatever it could not read: who comes next has another. It also ends
 * after a number of files, when it holds too much, and when nothing comes for a while.
 */
export function criarLeitores(programa: URL, pedidos: LimitesDosLeitores) {
  const limites = { ...USUAIS, ...pedidos }
  const vivos = new Set<Leitor>()

  const encerrar = (leitor: Leitor) => {
    clearTimeout(leitor.fim)
    vivos.delete(leitor)
    matar(leitor.processo)
  }

  function comecar(dono: string): Leitor {
    // The first of the set is the one that was used longest ago.
    const ocioso = vivos.size < limites.quantos ? undefined : vivos.values().find(({ ocupado }) => !ocupado)
    if (ocioso !== undefined) encerrar(ocioso)
    const leitor: Leitor = {
      processo: abrir(programa, limites.memoriaMb),
      dono,
      lidos: 0,
      ocupado: false,
      fim: undefined,
    }
    leitor.processo.on('error', () => encerrar(leitor)).on('exit', () => encerrar(leitor))
    return leitor
  }

  function ocupar(dono: string): Leitor {
    const leitor = vivos.values().find((um) => !um.ocupado && um.dono === dono) ?? comecar(dono)
    clearTimeout(leitor.fim)
    vivos.delete(leitor)
    vivos.add(leitor)
    leitor.ocupado = true
    leitor.processo.ref()
    leitor.processo.channel?.ref()
    return leitor
  }

  function largar(leitor: Leitor, memoria: number): void {
    leitor.ocupado = false
    leitor.lidos += 1
    if (leitor.lidos >= limites.arquivos || memoria > limites.memoriaDepois) return encerrar(leitor)
    // Who waits for a file keeps nobody's program from ending.
    leitor.processo.unref()
    leitor.processo.channel?.unref()
    leitor.fim = setTimeout(encerrar, limites.ociosoMs, leitor).unref()
  }

  return async function ler<R>(pedido: object, { dono, sinal }: Pedinte): Promise<R> {
    exigirAberto(sinal)
    const leitor = ocupar(dono)
    try {
      const { resposta, memoria } = await pedir<R>(leitor.processo, pedido, { limiteMs: limites.limiteMs, sinal })
      largar(leitor, memoria)
      return resposta
    } catch (erro) {
      encerrar(leitor)
      throw erro
    }
  }
}

/** The other side: answers each request. What `ler` throws ends the process, and whoever waits for it learns of the end. */
export function responderEmSeparado<P, R>(ler: (pedido: P) => Promise<R>): void {
  // It is killed, never ends by itself: what its code was made into is kept now, before anything of a stranger comes.
  flushCompileCache()
  process.on('message', (pedido) => {
    void ler(pedido as P).then((resposta) => process.send?.({ resposta, memoria: process.memoryUsage.rss() }))
  })
  // Whoever waited is gone, killed maybe: nobody would read the answer.
  process.once('disconnect', () => process.exit())
}
