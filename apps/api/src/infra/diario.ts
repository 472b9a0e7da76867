import { pino, type DestinationStream, type Logger } from 'pino'

/** What may be told of an error: names of things, never values. `detail`, `where` and the like of the driver quote rows. */
const CAMPOS = ['name', 'code', 'constraint', 'table', 'column', 'queue'] as const
const CAUSAS = 3

/** Class 22, data exception: its message quotes what was typed. */
const citaDados = ({ code }: { code?: unknown }) => typeof code === 'string' && /^22\w{3}$/.test(code)

function descreverErro(erro: unknown, causas = CAUSAS): unknown {
  if (typeof erro !== 'object' || erro === null) return typeof erro
  const { message, stack, cause } = erro as { message?: unknown; stack?: unknown; cause?: unknown }
  const campos = CAMPOS.map((campo) => [campo, (erro as Record<string, unknown>)[campo]] as const)
  return {
    ...Object.fromEntries(campos.filter(([, valor]) => typeof valor === 'string')),
    message: citaDados(erro) ? 'data exception' : message,
    // Only the frames: the first lines repeat the message.
    stack: (typeof stack === 'string' ? stack : '')
      .split('\n')
      .filter((linha) => /^\s+at /.test(linha))
      .join('\n'),
    ...(cause === undefined || causas === 0 ? {} : { cause: descreverErro(cause, causas - 1) }),
  }
}

/** Long enough to be the secret of an address; no key, date or name of ours is. */
const SEGREDO_NO_CAMINHO = /[\w-]{40,}/g

interface PedidoNoDiario {
  method: string
  url: string
  id: string
  routeOptions?: { url?: string | undefined }
}

/** The path as it was asked for, but without the secret that a calendar program must have in its address. */
function rotaDe({ url, routeOptions }: PedidoNoDiario): string | undefined {
  const modelo = routeOptions?.url
  if (modelo?.includes(':segredo') === true) return modelo
  return url.split('?')[0]?.replace(SEGREDO_NO_CAMINHO, ':segredo')
}

/** Structured logs. They keep the route, never the query, the body, a credential or a row: those carry personal data. */
export function criarDiario(level: 'info' | 'warn' | 'silent', destino?: DestinationStream): Logger {
  const opcoes = {
    level,
    redact: ['req.headers', 'res.headers'],
    serializers: {
      err: (erro: unknown) => descreverErro(erro),
      req: (pedido: PedidoNoDiario) => ({ id: pedido.id, method: pedido.method, rota: rotaDe(pedido) }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  }
  return destino === undefined ? pino(opcoes) : pino(opcoes, destino)
}
