import autocannon from 'autocannon'
import { cabecalhosDe, CENARIOS } from '../cenarios.ts'
import { atenderBancada, responder } from './filho.ts'
import type { Carga, Resultado } from './mensagens.ts'

// The load comes from here: what it takes to make it is nobody's CPU but its own.

async function carregar({
  cenario,
  porta,
  contexto,
  caminho,
  conexoes,
  segundos,
  vez: primeira,
}: Carga): Promise<Resultado> {
  const escolhido = CENARIOS.find(({ nome }) => nome === cenario)
  if (escolhido === undefined) throw new Error(`no such scenario: ${cenario}`)
  let vez = primeira
  const resultado = await autocannon({
    url: `http://127.0.0.1:${porta}`,
    connections: conexoes,
    duration: segundos,
    requests: [
      {
        setupRequest(request) {
          const { metodo, caminho: daApi, corpo } = escolhido.pedido(vez, contexto)
          const headers = cabecalhosDe(vez++, contexto, corpo !== undefined)
          const path = caminho ?? daApi
          if (corpo === undefined) return { ...request, method: metodo, path, headers }
          return { ...request, method: metodo, path, headers, body: JSON.stringify(corpo) }
        },
      },
    ],
  })
  const { '2xx': respondidos, non2xx, errors, timeouts, requests, latency, duration } = resultado
  return {
    porSegundo: respondidos / duration,
    p50: latency.p50,
    p99: latency.p99,
    enviados: requests.sent,
    falhas: non2xx + errors + timeouts + (respondidos === 0 ? 1 : 0),
    vez,
  }
}

atenderBancada(async (pergunta) => {
  if (pergunta.tipo === 'carga') responder({ tipo: 'medida', resultado: await carregar(pergunta.carga) })
  else if (pergunta.tipo === 'fim') process.exit(0)
})
responder({ tipo: 'pronto', porta: 0 })
