import pg from 'pg'
import { iniciarServidor } from '../apps/api/src/main.ts'
import type { Instrucao, Pedido, Resposta } from './cenarios.ts'

const enviar = (resposta: Resposta) => process.send?.(resposta)

let gravadas: (Instrucao & { conexao: pg.Client })[] | null = null

// Below the API's own client class, so that what is recorded is what reaches the driver.
const original = pg.Client.prototype.query as (...argumentos: unknown[]) => unknown
pg.Client.prototype.query = function gravador(this: pg.Client, ...argumentos: unknown[]) {
  if (gravadas !== null) {
    const [primeiro, segundo] = argumentos as [string | { text: string; values?: unknown[] }, unknown[]?]
    const consulta = typeof primeiro === 'string' ? { text: primeiro, values: segundo } : primeiro
    gravadas.push({ conexao: this, texto: consulta.text, valores: consulta.values ?? [] })
  }
  return original.apply(this, argumentos)
} as typeof pg.Client.prototype.query

/** The transactions of the request, whole; the jobs' own, on other connections, are left out. */
function transacoes(): Instrucao[] {
  const porConexao = Map.groupBy(gravadas ?? [], ({ conexao }) => conexao)
  const blocos = [...porConexao.values()].flatMap((instrucoes) => {
    const inicios = instrucoes.flatMap(({ texto }, i) => (texto.startsWith('begin') ? [i] : []))
    return inicios.map((inicio, i) => instrucoes.slice(inicio, inicios[i + 1]))
  })
  return blocos
    .filter(
      (bloco) =>
        bloco.at(-1)?.texto === 'commit' && !bloco.some(({ texto }) => /pgboss|from evento|mensagem/.test(texto)),
    )
    .flat()
    .map(({ texto, valores }) => ({ texto, valores }))
}

const { BANCO_URL = '', PASTA_ARQUIVOS = '', PASTA_WEB = '' } = process.env
const servidor = await iniciarServidor({
  bancoUrl: BANCO_URL,
  porta: 0,
  host: '127.0.0.1',
  pastaWeb: PASTA_WEB,
  pastaArquivos: PASTA_ARQUIVOS,
  chaves: { token: 'chave-do-banco-de-medidas-0123456789', dados: 'chave-do-banco-de-medidas-0123456789' },
  producao: false,
  demonstracao: true,
  usoPorMinuto: Number.MAX_SAFE_INTEGER,
})

process.on('message', (pedido: Pedido) => {
  switch (pedido.tipo) {
    case 'gravar':
      gravadas = []
      enviar({ tipo: 'feito' })
      break
    case 'parar-gravacao':
      enviar({ tipo: 'gravadas', instrucoes: transacoes() })
      gravadas = null
      break
    case 'cpu': {
      const { user, system } = process.cpuUsage()
      enviar({ tipo: 'cpu', micros: user + system })
      break
    }
    case 'memoria':
      enviar({ tipo: 'memoria', bytes: process.memoryUsage().rss })
      break
    case 'fim':
      void servidor.parar().then(() => process.exit(0))
      break
    case 'instrucoes':
      break
  }
})
enviar({ tipo: 'pronto', porta: Number(new URL(servidor.endereco).port) })
