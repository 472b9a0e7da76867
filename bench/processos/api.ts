import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import type * as Main from '../../apps/api/src/main.ts'
import { garantirPacote } from '../../scripts/pacote/pacote.ts'
import { atenderBancada, responder } from './filho.ts'
import type { Instrucao } from './mensagens.ts'

let gravadas: (Instrucao & { conexao: pg.Client })[] | null = null

// Below the API's own client class, so that what is recorded is what reaches the driver.
const original = pg.Client.prototype.query as (...argumentos: unknown[]) => unknown
pg.Client.prototype.query = function gravador(this: pg.Client, ...argumentos: unknown[]) {
  const resultado = original.apply(this, argumentos)
  if (gravadas === null) return resultado
  const [primeiro, segundo] = argumentos as [string | { text: string; values?: unknown[] }, unknown[]?]
  const { text: texto, values: valores = [] } =
    typeof primeiro === 'string' ? { text: primeiro, values: segundo } : primeiro
  const gravada = { conexao: this, texto, valores, criou: null as string | null }
  gravadas.push(gravada)
  if (/^\s*insert/i.test(texto) && resultado instanceof Promise)
    resultado.then(
      ({ rows }: pg.QueryResult<{ codigo?: unknown }>) => {
        if (rows.length === 1 && typeof rows[0]?.codigo === 'string') gravada.criou = rows[0].codigo
      },
      () => undefined,
    )
  return resultado
} as typeof pg.Client.prototype.query

/** The transactions of the request, whole; the jobs' own, on other connections, are left out. */
function transacoes(): Instrucao[] {
  const porConexao = Map.groupBy(gravadas ?? [], ({ conexao }) => conexao)
  const blocos = [...porConexao.values()].flatMap((instrucoes) => {
    const inicios = instrucoes.flatMap(({ texto }, i) => (texto.startsWith('begin') ? [i] : []))
    return inicios.map((inicio, i) => instrucoes.slice(inicio, inicios[i + 1]))
  })
  const doPedido = (bloco: Instrucao[]) =>
    bloco.at(-1)?.texto === 'commit' && !bloco.some(({ texto }) => /pgboss|from evento|mensagem/.test(texto))
  return blocos
    .filter(doPedido)
    .flat()
    .map(({ texto, valores, criou }) => ({ texto, valores, criou }))
}

const { BANCO_URL = '', PASTA_ARQUIVOS = '', PASTA_WEB = '' } = process.env
// What is measured is what `npm start` serves with.
const pacote = garantirPacote(path.resolve(import.meta.dirname, '../..'))
if (pacote === null) process.exit(1)
const { iniciarServidor }: typeof Main = await import(pathToFileURL(path.join(pacote, 'main.js')).href)
// As in production: its log goes where the bench sends it, and only the demonstration's people may come in without a second factor.
const servidor = await iniciarServidor({
  bancoUrl: BANCO_URL,
  porta: 0,
  host: '127.0.0.1',
  pastaWeb: PASTA_WEB,
  pastaArquivos: PASTA_ARQUIVOS,
  chaves: { token: 'chave-do-banco-de-medidas-0123456789', dados: 'chave-do-banco-de-medidas-0123456789' },
  producao: true,
  demonstracao: true,
  usoPorMinuto: Number.MAX_SAFE_INTEGER,
})

atenderBancada(async ({ tipo }) => {
  if (tipo === 'gravar') {
    gravadas = []
    responder({ tipo: 'feito' })
  } else if (tipo === 'parar-gravacao') {
    responder({ tipo: 'gravadas', instrucoes: transacoes() })
    gravadas = null
  } else if (tipo === 'fim') {
    await servidor.parar()
    process.exit(0)
  }
})
responder({ tipo: 'pronto', porta: Number(new URL(servidor.endereco).port) })
