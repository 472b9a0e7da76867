import type { WebSocket } from '@fastify/websocket'
import { CAMINHO_DO_PAGAMENTO_AO_VIVO, type MensagemDoPagamento } from '@vetlume/dominio/assinatura'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { FECHAMENTOS } from '@vetlume/dominio/tempo-real'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { Banco } from '../banco/index.ts'
import { consumirLimite, redeDe } from '../http/limite.ts'
import type { Relogio } from '../relogio.ts'
import { usarBilheteDoPagamento } from './bilhetes.ts'
import type { Escuta } from './escuta.ts'
import { exigirMesmaOrigem } from './rota.ts'

const MAXIMO_POR_COBRANCA = 5
const MAXIMO_POR_PROCESSO = 2_000
/** Nobody looks at one payment for longer: a page that still does opens another connection. */
const VIDA_MS = 60 * 60 * 1_000

/** A charge as screens read it; null when there is none. */
export type LerCobranca = (cobranca: string) => Promise<MensagemDoPagamento['cobranca'] | null>

interface Recursos {
  db: Banco
  relogio: Relogio
  escuta: Escuta
  origem: string
  lerCobranca: LerCobranca
}

/** Who follows which charge, in this process. */
function criarSeguidores(lerCobranca: LerCobranca, logger: FastifyBaseLogger) {
  const porCobranca = new Map<string, Set<WebSocket>>()
  const mostrar = async (cobranca: string, sockets: Iterable<WebSocket>): Promise<void> => {
    const lida = await lerCobranca(cobranca)
    const texto =
      lida === null ? null : JSON.stringify({ tipo: 'cobranca', cobranca: lida } satisfies MensagemDoPagamento)
    for (const socket of sockets) {
      if (socket.readyState !== socket.OPEN) continue
      if (texto === null) socket.close(FECHAMENTOS.naoEncontrado)
      else socket.send(texto)
    }
  }
  // What could not be read now is read when the screen asks: it has the question as well.
  const tentarMostrar = (cobranca: string, sockets: Iterable<WebSocket>) =>
    void mostrar(cobranca, sockets).catch((erro: unknown) => logger.error({ err: erro, cobranca }, 'pagamento ao vivo'))
  return {
    exigirLugar(cobranca: string) {
      const total = [...porCobranca.values()].reduce((soma, { size }) => soma + size, 0)
      if ((porCobranca.get(cobranca)?.size ?? 0) >= MAXIMO_POR_COBRANCA || total >= MAXIMO_POR_PROCESSO)
        throw new ErroDeDominio('MUITAS_TENTATIVAS')
    },
    entrar(socket: WebSocket, cobranca: string) {
      const sockets = porCobranca.get(cobranca) ?? new Set()
      porCobranca.set(cobranca, sockets.add(socket))
      const fim = setTimeout(() => socket.close(), VIDA_MS)
      fim.unref()
      socket.on('message', () => socket.close(FECHAMENTOS.mensagemNaoAceita))
      socket.on('close', () => {
        clearTimeout(fim)
        sockets.delete(socket)
        if (sockets.size === 0) porCobranca.delete(cobranca)
      })
      tentarMostrar(cobranca, [socket])
    },
    mudou(cobranca: string) {
      const sockets = porCobranca.get(cobranca)
      if (sockets !== undefined) tentarMostrar(cobranca, [...sockets])
    },
    recomecar() {
      for (const [cobranca, sockets] of porCobranca) tentarMostrar(cobranca, [...sockets])
    },
  }
}

/**
 * The websocket of payments: the charge as it is when it opens, and again after each change, whichever process made it. To be called after
 * the one that tells screens what changed, which brings the protocol.
 */
export function instalarPagamentoAoVivo(
  app: FastifyInstance,
  { db, relogio, escuta, origem, lerCobranca }: Recursos,
): void {
  const seguidores = criarSeguidores(lerCobranca, app.log)
  const admitidas = new WeakMap<FastifyRequest, string>()
  escuta.ouvir({
    aoReceber(anuncios) {
      for (const { mensagem } of anuncios) if (mensagem.tipo === 'assinatura') seguidores.mudou(mensagem.cobranca)
    },
    aoLigar: seguidores.recomecar,
  })
  app.route<{ Querystring: { bilhete?: unknown } }>({
    method: 'GET',
    url: CAMINHO_DO_PAGAMENTO_AO_VIVO,
    websocket: true,
    preValidation: async (request) => {
      if (!request.ws) throw new ErroDeDominio('NAO_ENCONTRADO')
      exigirMesmaOrigem(request, origem)
      const agora = relogio.agora()
      const limite = { chave: `pagamento-ao-vivo:${redeDe(request.ip)}`, maximo: 60, janelaSegundos: 60 }
      await consumirLimite(db, limite, agora)
      const cobranca = await usarBilheteDoPagamento(db, request.query.bilhete, agora)
      seguidores.exigirLugar(cobranca)
      admitidas.set(request, cobranca)
    },
    handler: (socket, request) => {
      const cobranca = admitidas.get(request)
      if (cobranca === undefined) socket.terminate()
      else seguidores.entrar(socket, cobranca)
    },
  })
}
