import autocannon from 'autocannon'
import { randomUUID } from 'node:crypto'
import { CENARIOS } from '../cenarios.ts'
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
  const cabecalhos = { authorization: `Bearer ${contexto.token}`, 'accept-encoding': 'gzip' }
  const comCorpo = { ...cabecalhos, 'content-type': 'application/json' }
  const resultado = await autocannon({
    url: `http://127.0.0.1:${porta}`,
    connections: conexoes,
    duration: segundos,
    requests: [
      {
        setupRequest(request) {
          if (caminho !== null) return { ...request, method: 'GET', path: caminho, headers: cabecalhos }
          const { metodo, caminho: path, corpo } = escolhido.pedido(vez++, contexto)
          if (corpo === undefined) return { ...request, method: metodo, path, headers: cabecalhos }
          const headers = { ...comCorpo, 'idempotency-key': randomUUID() }
          return { ...request, method: metodo, path, headers, body: JSON.stringify(corpo) }
        },
      },
    ],
  })
  const { '2xx': respondidos, non2xx, errors, timeouts, requests, latency } = resultado
  return {
    porSegundo: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    respondidos,
    falhas: non2xx + errors + timeouts,
    vez,
  }
}

atenderBancada(async (pergunta) => {
  if (pergunta.tipo === 'carga') responder({ tipo: 'medida', resultado: await carregar(pergunta.carga) })
  else if (pergunta.tipo === 'fim') process.exit(0)
})
responder({ tipo: 'pronto', porta: 0 })
