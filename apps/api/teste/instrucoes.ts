import pg from 'pg'
import { vi } from 'vitest'

interface Enviada {
  texto: string
  /** Nothing that was sent before it on its connection was still unanswered: whoever sent it had waited. */
  depoisDeEsperar: boolean
}

const textoDe = (primeiro: unknown): string =>
  (typeof primeiro === 'string' ? primeiro : String((primeiro as { text?: string }).text))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Notes what each connection sends while `trabalho` lasts. */
async function enviadasEm(trabalho: () => Promise<unknown>): Promise<Enviada[][]> {
  const conexoes = new Map<unknown, { enviadas: Enviada[]; semResposta: number }>()
  // oxlint-disable-next-line typescript/unbound-method -- called below with the connection that it is of.
  const enviar = pg.Client.prototype.query as (...argumentos: unknown[]) => unknown
  const espia = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...argumentos: unknown[]
  ) {
    const conexao = conexoes.get(this) ?? { enviadas: [], semResposta: 0 }
    conexoes.set(this, conexao)
    conexao.enviadas.push({ texto: textoDe(argumentos[0]), depoisDeEsperar: conexao.semResposta === 0 })
    const resposta = enviar.apply(this, argumentos)
    conexao.semResposta += 1
    const respondida = () => void (conexao.semResposta -= 1)
    Promise.resolve(resposta).then(respondida, respondida)
    return resposta
  })
  try {
    await trabalho()
    return [...conexoes.values()].map(({ enviadas }) => enviadas)
  } finally {
    espia.mockRestore()
  }
}

async function enviadasDa(cliente: string, trabalho: () => Promise<unknown>): Promise<Enviada[]> {
  return (await enviadasEm(trabalho)).flatMap((enviadas) => {
    const textos = enviadas.map(({ texto }) => texto)
    const inicio = textos.findIndex((texto) => texto.startsWith('begin') && texto.includes(cliente))
    return inicio < 0 ? [] : enviadas.slice(inicio, textos.indexOf('commit', inicio) + 1)
  })
}

/** What the program sends to PostgreSQL in transactions of a company while `trabalho` lasts, from opening to commit. */
export const instrucoesDa = async (cliente: string, trabalho: () => Promise<unknown>): Promise<string[]> =>
  (await enviadasDa(cliente, trabalho)).map(({ texto }) => texto)

/** How many times it sends something after having waited for all that it had sent: what leaves together counts once. */
export const rodadasDa = async (cliente: string, trabalho: () => Promise<unknown>): Promise<number> =>
  (await enviadasDa(cliente, trabalho)).filter(({ depoisDeEsperar }) => depoisDeEsperar).length
