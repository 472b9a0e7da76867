import type { WebSocket } from '@fastify/websocket'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { chegaA, FECHAMENTOS, type MensagemAoVivo } from '@vetlume/dominio/tempo-real'
import type { Anuncio } from './anuncio.ts'
import type { AtorAoVivo } from './bilhetes.ts'

/** Tabs in sight of one person; hidden ones disconnect by themselves. */
export const MAXIMO_POR_PESSOA = 10
const MAXIMO_POR_PROCESSO = 5_000
/** Who does not read what is sent is let go: it asks for everything when it comes back. */
const MAXIMO_A_ENVIAR_BYTES = 64 * 1024
const REVISAO_MS = 1_000
const REVISOES_POR_PULSO = 25
const AO_MESMO_TEMPO = 8

interface Conexao {
  socket: WebSocket
  ator: AtorAoVivo
  /** Answered the last ping. */
  viva: boolean
}

export interface Conexoes {
  /** Throws MUITAS_TENTATIVAS when this person, or this process, has no place for one more. */
  exigirLugar(usuario: string): void
  entrar(socket: WebSocket, ator: AtorAoVivo): void
  entregar(anuncios: readonly Anuncio[]): void
  /** Everybody asks again for what they show. */
  recomecar(): void
  quantas(): number
  encerrar(): void
}

interface Opcoes {
  /** Throws a domain error when the session is over or the person does not work there any more. */
  conferir(ator: AtorAoVivo): Promise<unknown>
}

const chaveDaSessao = ({ sessao, versao, cliente, parceiro }: AtorAoVivo) =>
  [sessao, versao, cliente, parceiro].join(':')

function enviar({ socket }: Conexao, texto: string): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > MAXIMO_A_ENVIAR_BYTES) socket.close(FECHAMENTOS.lento)
  else socket.send(texto)
}

/** The live connections of this process: who hears what, for as long as their session lives. */
export function criarConexoes({ conferir }: Opcoes): Conexoes {
  const porCliente = new Map<string, Set<Conexao>>()
  const todas = () => [...porCliente.values()].flatMap((conexoes) => [...conexoes])

  const sair = (conexao: Conexao) => {
    const vizinhas = porCliente.get(conexao.ator.cliente)
    vizinhas?.delete(conexao)
    if (vizinhas?.size === 0) porCliente.delete(conexao.ator.cliente)
  }

  /** The tabs of one session are asked for once, and the database once in 4 s at most; out of reach, it ends nobody's. */
  const revisarSessao = async (conexoes: readonly Conexao[]): Promise<void> => {
    const [primeira] = conexoes
    if (primeira === undefined) return
    const terminou = await conferir(primeira.ator).then(
      () => false,
      (erro: unknown) => erro instanceof ErroDeDominio && erro.status < 500,
    )
    if (terminou) for (const { socket } of conexoes) socket.close(FECHAMENTOS.sessaoTerminada)
  }
  const revisarSessoes = async (): Promise<void> => {
    const fila = Map.groupBy(todas(), ({ ator }) => chaveDaSessao(ator)).values()
    await Promise.all(
      Array.from({ length: AO_MESMO_TEMPO }, async () => {
        for (const conexoes of fila) await revisarSessao(conexoes)
      }),
    )
  }
  const pulsar = () => {
    for (const conexao of todas()) {
      if (!conexao.viva) conexao.socket.terminate()
      else if (conexao.socket.readyState === conexao.socket.OPEN) {
        conexao.viva = false
        conexao.socket.ping()
      }
    }
  }
  let revisoes = 0
  let revisando = false
  const relogio = setInterval(() => {
    if (revisoes++ % REVISOES_POR_PULSO === 0) pulsar()
    if (revisando) return
    revisando = true
    void revisarSessoes().finally(() => (revisando = false))
  }, REVISAO_MS)

  return {
    exigirLugar(usuario) {
      const conexoes = todas()
      const dela = conexoes.filter(({ ator }) => ator.usuario === usuario)
      if (dela.length >= MAXIMO_POR_PESSOA || conexoes.length >= MAXIMO_POR_PROCESSO)
        throw new ErroDeDominio('MUITAS_TENTATIVAS')
    },
    entrar(socket, ator) {
      const conexao: Conexao = { socket, ator, viva: true }
      const vizinhas = porCliente.get(ator.cliente) ?? new Set()
      porCliente.set(ator.cliente, vizinhas.add(conexao))
      socket.on('pong', () => (conexao.viva = true))
      // Nobody is asked anything here: a connection that speaks is not one of our screens.
      socket.on('message', () => socket.close(FECHAMENTOS.mensagemNaoAceita))
      socket.on('close', () => sair(conexao))
    },
    entregar(anuncios) {
      for (const { cliente, mensagem } of anuncios) {
        const texto = JSON.stringify(mensagem)
        for (const conexao of porCliente.get(cliente) ?? []) if (chegaA(conexao.ator, mensagem)) enviar(conexao, texto)
      }
    },
    recomecar() {
      const pronto = JSON.stringify({ tipo: 'pronto' } satisfies MensagemAoVivo)
      for (const conexao of todas()) enviar(conexao, pronto)
    },
    quantas: () => todas().length,
    encerrar: () => clearInterval(relogio),
  }
}
