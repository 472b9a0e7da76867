import websocket from '@fastify/websocket'
import { CAMINHO_DO_PAGAMENTO_AO_VIVO } from '@vetlume/dominio/assinatura'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { CAMINHO_DO_TEMPO_REAL, contratoTempoReal, type MensagemAoVivo } from '@vetlume/dominio/tempo-real'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Banco } from '../banco/index.ts'
import { consumirLimite, redeDe } from '../http/limite.ts'
import type { Registrar } from '../http/registrar.ts'
import type { Sessoes } from '../http/sessoes.ts'
import type { Relogio } from '../relogio.ts'
import { emitirBilhete, usarBilhete, type AtorAoVivo } from './bilhetes.ts'
import { criarConexoes } from './conexoes.ts'
import type { Escuta } from './escuta.ts'

const CAMINHOS: ReadonlySet<string> = new Set([CAMINHO_DO_TEMPO_REAL, CAMINHO_DO_PAGAMENTO_AO_VIVO])

/** Any other request that asks for another protocol is answered in the one that it came in. */
export const aceitarConexao = ({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  CAMINHOS.has(url?.split('?')[0] ?? '') && headers.upgrade?.toLowerCase() === 'websocket'

/** Browsers always say which page opens a connection, and nothing else keeps another site from opening it. */
export function exigirMesmaOrigem({ headers }: FastifyRequest, origem: string): void {
  const { origin, host } = headers
  const propria = origin !== undefined && URL.canParse(origin) && (origin === origem || new URL(origin).host === host)
  if (!propria) throw new ErroDeDominio('SEM_PERMISSAO')
}

interface Recursos {
  db: Banco
  relogio: Relogio
  sessoes: Sessoes
  escuta: Escuta
  origem: string
}

/**
 * The websocket that tells screens what changed. Answers the function that binds its ticket to the API. To be called
 * before the other routes: those too must let go of a connection that was refused.
 */
export async function instalarTempoReal(
  app: FastifyInstance,
  { db, relogio, sessoes, escuta, origem }: Recursos,
): Promise<(registrar: Registrar) => void> {
  await app.register(websocket, {
    options: { maxPayload: 64, perMessageDeflate: false },
    // Whoever sends what is no frame is let go without a word in the log.
    errorHandler: (_erro, socket) => socket.terminate(),
  })
  const conferir = (ator: AtorAoVivo) => sessoes.conferir(ator, relogio.agora())
  const conexoes = criarConexoes({ conferir })
  const admitidos = new WeakMap<FastifyRequest, AtorAoVivo>()
  escuta.ouvir({ aoReceber: conexoes.entregar, aoLigar: conexoes.recomecar })
  app.addHook('onClose', async () => conexoes.encerrar())

  app.route<{ Querystring: { bilhete?: unknown } }>({
    method: 'GET',
    url: CAMINHO_DO_TEMPO_REAL,
    websocket: true,
    preValidation: async (request) => {
      if (!request.ws) throw new ErroDeDominio('NAO_ENCONTRADO')
      exigirMesmaOrigem(request, origem)
      const agora = relogio.agora()
      await consumirLimite(db, { chave: `tempo-real:${redeDe(request.ip)}`, maximo: 120, janelaSegundos: 60 }, agora)
      const ator = await usarBilhete(db, request.query.bilhete, agora)
      await conferir(ator)
      conexoes.exigirLugar(ator.usuario)
      admitidos.set(request, ator)
    },
    handler: (socket, request) => {
      const ator = admitidos.get(request)
      if (ator === undefined) return socket.terminate()
      conexoes.entrar(socket, ator)
      // While the process itself does not hear, `pronto` comes when it does.
      if (escuta.ligada()) socket.send(JSON.stringify({ tipo: 'pronto' } satisfies MensagemAoVivo))
    },
  })
  return (registrar) => registrar(contratoTempoReal, { 'POST /tempo-real/bilhete': emitirBilhete })
}
