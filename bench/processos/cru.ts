import { argon2, createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import pg from 'pg'
import '../../apps/api/src/infra/banco/conexao.ts'
import { comprimir } from '../../apps/api/src/infra/http/compressao.ts'
import { atenderBancada, responder } from './filho.ts'
import type { Instrucao, Roteiro } from './mensagens.ts'

// The floor: node:http and pg with the API's type parsers, no framework, no validation, no authorisation. The same SQL,
// prepared all the same and sent without waiting, one stringify of the same answer, the same gzip and password hash.

const derivar = promisify(argon2)
const MINIMO_EM_CARACTERES = 2_048
const pool = new pg.Pool({ connectionString: process.env['BANCO_URL'], max: 16, pipeline: true })
pool.on('error', () => undefined)

interface Preparado {
  instrucoes: (Instrucao & { name: string })[]
  resposta: unknown
  desfaz: boolean
  senha: boolean
}
let roteiros: Preparado[][] = []
let vez = 0

const preparar = ({ instrucoes, resposta, desfaz, senha }: Roteiro): Preparado => ({
  instrucoes: instrucoes.map((uma) => ({ ...uma, name: createHash('sha1').update(uma.texto).digest('base64url') })),
  resposta: JSON.parse(resposta),
  desfaz,
  senha,
})

/** One of 32 bytes is a fresh secret in every request; what the recorded request created is now what this one did. */
function atualizar(valor: unknown, criados: ReadonlyMap<string, string>): unknown {
  if (valor instanceof Uint8Array) return valor.length === 32 ? randomBytes(32) : Buffer.from(valor)
  if (typeof valor !== 'string') return valor
  let texto = valor
  for (const [antes, agora] of criados) texto = texto.replaceAll(antes, agora)
  return texto
}

/** The key that the API gave to what the recorded request wrote, and what each turn calls it. */
function chaveNova({ resposta, desfaz }: Preparado): [string, string][] {
  const { codigo } = resposta as { codigo?: unknown }
  return desfaz && typeof codigo === 'string' ? [[codigo, randomUUIDv7()]] : []
}

async function executar(conexao: pg.PoolClient, roteiro: Preparado): Promise<void> {
  const { instrucoes, desfaz } = roteiro
  const criados = new Map(chaveNova(roteiro))
  const enviadas: Promise<unknown>[] = []
  const enviar = <T extends Promise<unknown>>(consulta: T): T => {
    enviadas.push(consulta)
    // All are waited for together; one that fails meanwhile is told there.
    consulta.catch(() => undefined)
    return consulta
  }
  for (const { texto, valores, criou, name } of instrucoes) {
    if (valores.length === 0) {
      void enviar(conexao.query(desfaz && texto === 'commit' ? 'rollback' : texto))
      continue
    }
    const values = valores.map((valor) => atualizar(valor, criados))
    const enviada = enviar(conexao.query<{ codigo: string }>({ name, text: texto, values }))
    if (criou !== null) criados.set(criou, (await enviada).rows[0]?.codigo ?? criou)
  }
  await Promise.all(enviadas)
}

const SENHA = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

async function atender(roteiro: Preparado): Promise<string> {
  if (roteiro.senha) await derivar('argon2id', { message: 'demonstracao', nonce: randomBytes(16), ...SENHA })
  const conexao = await pool.connect()
  try {
    await executar(conexao, roteiro)
    conexao.release()
  } catch (erro) {
    conexao.release(true)
    throw erro
  }
  return JSON.stringify(roteiro.resposta)
}

const servidor = createServer((request, response) => {
  const variantes = roteiros[Number((request.url ?? '').slice(1))] ?? []
  const roteiro = variantes[vez++ % variantes.length]
  request.resume()
  if (roteiro === undefined) {
    response.writeHead(404).end()
    return
  }
  atender(roteiro).then(
    async (corpo) => {
      if (corpo.length < MINIMO_EM_CARACTERES)
        response.writeHead(200, { 'content-type': 'application/json' }).end(corpo)
      else
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
          .end(await comprimir(corpo))
    },
    (erro: unknown) => {
      console.error(erro)
      response.writeHead(500).end()
    },
  )
})

atenderBancada((pergunta) => {
  if (pergunta.tipo === 'roteiros') {
    roteiros = pergunta.roteiros.map((variantes) => variantes.map(preparar))
    responder({ tipo: 'feito' })
  } else if (pergunta.tipo === 'fim') {
    process.exit(0)
  }
})
servidor.listen(0, '127.0.0.1', () => responder({ tipo: 'pronto', porta: (servidor.address() as AddressInfo).port }))
