import { argon2, createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Instrucao, Pedido, Resposta } from './cenarios.ts'

// The floor: node:http and pg, no framework, no validation, no authorisation; the same SQL, prepared all the same,
// and for the login the same password hash. It answers the bytes that the API answered.

const enviar = (resposta: Resposta) => process.send?.(resposta)
const derivar = promisify(argon2)
const pool = new pg.Pool({ connectionString: process.env['BANCO_URL'], max: 16 })

interface Roteiro {
  consultas: { name?: string; text: string; values: unknown[] }[]
  resposta: string
  senha: boolean
}
const roteiros = new Map<string, Roteiro>()

const preparar = ({ texto, valores }: Instrucao) => ({
  text: texto,
  // A buffer crosses processes as JSON; one of 32 bytes is a fresh secret in every request.
  values: valores.map((valor) =>
    typeof valor === 'object' && valor !== null && 'type' in valor ? Buffer.from(valor as never) : valor,
  ),
  ...(valores.length > 0 ? { name: createHash('sha1').update(texto).digest('base64url') } : {}),
})

const deNovo = (valor: unknown) => (Buffer.isBuffer(valor) && valor.length === 32 ? randomBytes(32) : valor)

async function atender({ consultas, resposta, senha }: Roteiro): Promise<string> {
  if (senha)
    await derivar('argon2id', {
      message: 'demonstracao',
      nonce: randomBytes(16),
      memory: 19_456,
      passes: 2,
      parallelism: 1,
      tagLength: 32,
    })
  const conexao = await pool.connect()
  try {
    for (const { values, ...consulta } of consultas)
      await conexao.query(values.length > 0 ? { ...consulta, values: values.map(deNovo) } : consulta.text)
  } finally {
    conexao.release()
  }
  return JSON.stringify(JSON.parse(resposta))
}

const servidor = createServer((request, response) => {
  const roteiro = roteiros.get((request.url ?? '').slice(1))
  if (roteiro === undefined) {
    response.writeHead(404).end()
    return
  }
  request.resume()
  atender(roteiro).then(
    (corpo) => response.writeHead(200, { 'content-type': 'application/json' }).end(corpo),
    (erro: unknown) => {
      console.error(erro)
      response.writeHead(500).end()
    },
  )
})
servidor.listen(0, '127.0.0.1', () => enviar({ tipo: 'pronto', porta: (servidor.address() as AddressInfo).port }))

process.on('message', (pedido: Pedido) => {
  if (pedido.tipo === 'instrucoes') {
    for (const [nome, { instrucoes, resposta, senha }] of Object.entries(pedido.cenarios)) {
      roteiros.set(nome, { consultas: instrucoes.map(preparar), resposta, senha })
    }
    enviar({ tipo: 'feito' })
  } else if (pedido.tipo === 'cpu') {
    const { user, system } = process.cpuUsage()
    enviar({ tipo: 'cpu', micros: user + system })
  } else if (pedido.tipo === 'fim') {
    servidor.closeAllConnections()
    servidor.close()
    void pool.end().then(() => process.exit(0))
  }
})
