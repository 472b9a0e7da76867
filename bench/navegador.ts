import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'

type Parametros = Record<string, unknown>
type Ouvinte = (parametros: never) => void

interface Mensagem {
  id?: number
  sessionId?: string
  method?: string
  params?: Parametros
  result?: Parametros
  error?: { message: string }
}

export interface Aba {
  enviar(metodo: string, parametros?: Parametros): Promise<Parametros>
  ouvir(evento: string, ouvinte: Ouvinte): void
  /** Evaluates an expression there, and waits for what it promises. */
  avaliar(expressao: string): Promise<unknown>
  fechar(): Promise<void>
}

const OPCOES = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--no-first-run',
  '--lang=pt-BR',
  '--accept-lang=pt-BR',
]

/** Messages of the DevTools protocol over two pipes, each ended by a zero byte. */
function conversar(saida: Writable, entrada: Readable) {
  const esperas = new Map<number, PromiseWithResolvers<Mensagem>>()
  const ouvintes = new Map<string, Ouvinte>()
  let ultima = 0
  let resto = ''
  const receber = ({ id, sessionId = '', method, params = {}, ...resposta }: Mensagem) => {
    if (id === undefined) return ouvintes.get(`${sessionId} ${method}`)?.(params as never)
    esperas.get(id)?.resolve(resposta)
    return esperas.delete(id)
  }
  entrada.setEncoding('utf8').on('data', (pedaco: string) => {
    const mensagens = `${resto}${pedaco}`.split('\0')
    resto = mensagens.pop() ?? ''
    for (const mensagem of mensagens) receber(JSON.parse(mensagem) as Mensagem)
  })
  entrada.once('close', () => {
    for (const { reject } of esperas.values()) reject(new Error('the browser ended before it answered'))
  })
  return {
    async enviar(method: string, params: Parametros = {}, sessionId?: string): Promise<Parametros> {
      const id = (ultima += 1)
      const chegada = Promise.withResolvers<Mensagem>()
      esperas.set(id, chegada)
      saida.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      const { result = {}, error } = await chegada.promise
      if (error !== undefined) throw new Error(`${method}: ${error.message}`)
      return result
    },
    ouvir: (evento: string, sessionId: string, ouvinte: Ouvinte) => ouvintes.set(`${sessionId} ${evento}`, ouvinte),
  }
}

/**
 * A browser without the `Runtime` domain, which Playwright turns on: with it V8 says from where in the sources each
 * error was made, and parses the code of a page again for that. It leaves with its pipes, however this process ends.
 */
export async function abrirNavegador(executavel: string, pasta: string) {
  const processo = spawn(executavel, [...OPCOES, `--user-data-dir=${pasta}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, TZ: 'America/Sao_Paulo' },
  })
  const { enviar, ouvir } = conversar(processo.stdio[3] as Writable, processo.stdio[4] as Readable)
  const fim = once(processo, 'exit')
  return {
    async novaAba(): Promise<Aba> {
      const { targetId } = await enviar('Target.createTarget', { url: 'about:blank' })
      const { sessionId } = await enviar('Target.attachToTarget', { targetId, flatten: true })
      const aqui = (metodo: string, parametros?: Parametros) => enviar(metodo, parametros, sessionId as string)
      return {
        enviar: aqui,
        ouvir: (evento, ouvinte) => void ouvir(evento, sessionId as string, ouvinte),
        async avaliar(expression) {
          const avaliada = await aqui('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
          if (avaliada['exceptionDetails'] !== undefined) throw new Error(`could not evaluate ${expression}`)
          return (avaliada['result'] as { value?: unknown }).value
        },
        fechar: async () => void (await enviar('Target.closeTarget', { targetId })),
      }
    },
    async fechar(): Promise<void> {
      await enviar('Browser.close')
      await fim
    },
  }
}
