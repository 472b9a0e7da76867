import type { Endpoint, EntradaDe } from '@vetlume/dominio/contrato'
import type { ContratoDaApi } from '@vetlume/dominio/api'
import { request, type ClientRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { aguardar } from './aguardar.ts'
import { montarPedido, multipart, type Ambiente } from './ambiente.ts'

type Chave = keyof ContratoDaApi

/** Calls over a real connection, which can be hung up while the server works. */
export async function abrirConexoes({ app }: Pick<Ambiente, 'app'>) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const abertas = () => new Promise<number>((seguir) => app.server.getConnections((_erro, quantas) => seguir(quantas)))
  return {
    chamar<K extends Chave>(
      token: string,
      chave: K,
      entrada: EntradaDe<ContratoDaApi[K] & Endpoint>,
      arquivo?: { nome: string; bytes: Uint8Array },
    ): ClientRequest {
      const { method, url, corpo } = montarPedido(chave, entrada)
      const envio = arquivo
        ? multipart(corpo ?? {}, arquivo)
        : { payload: Buffer.from(JSON.stringify(corpo)), tipo: 'application/json' }
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': envio.tipo,
        'content-length': envio.payload.length,
      }
      const pedido = request({ port, host: '127.0.0.1', method, path: url, headers, agent: false })
      pedido.on('response', (r) => {
        r.on('data', (d) => console.log(String(d)))
      })
      pedido.on('error', () => undefined)
      pedido.end(envio.payload)
      return pedido
    },
    /** Hangs up, and waits until the server has noticed. */
    async desligar(pedido: ClientRequest): Promise<void> {
      pedido.destroy()
      await aguardar(async () => expect(await abertas()).toBe(0))
    },
  }
}
