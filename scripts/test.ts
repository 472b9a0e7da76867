import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inspect } from 'node:util'
import { ErroDePreparo } from '../db/embutido/erro.ts'
import { lerAmbiente } from './ambiente.ts'
import type { Encerramento } from './encerramento.ts'
import { executar } from './encerramento.ts'
import { encontrarNavegador } from './navegador.ts'
import type { Contagem } from './contagem.ts'
import { contarPlaywright, contarVitest, resumir, somar } from './contagem.ts'
import { assistir, comandoDe } from './comando.ts'
import { criarPassageira } from './passageira.ts'
import { verificar } from './verificacao.ts'

const PARTES = ['verify', 'unidade', 'componentes', 'http', 'maquina', 'e2e'] as const
type Parte = (typeof PARTES)[number]

function partesPedidas(argumentos: string[]): readonly Parte[] {
  const pedido = argumentos.find((argumento) => argumento.startsWith('--so='))?.slice('--so='.length)
  if (!pedido) return PARTES
  const partes = PARTES.filter((parte) => pedido.split(',').includes(parte))
  if (partes.length === 0)
    throw new ErroDePreparo(`--so=${pedido} não existe. Use uma ou mais de: ${PARTES.join(', ')}`)
  return partes
}

/**
 * Two at a time, each begun as soon as one before it ends, the longest first: what is left for the end is short, so that neither of the
 * two waits long for the other.
 */
const ORDEM: readonly Parte[] = ['http', 'e2e', 'componentes', 'maquina', 'unidade']
const AO_MESMO_TEMPO = 2

async function rodarVitest(
  raiz: string,
  projeto: Parte,
  relatorio: string,
  encerramento: Encerramento,
): Promise<Contagem> {
  const saidas = ['--reporter=default', '--reporter=json', `--outputFile.json=${relatorio}`]
  const argumentos = ['run', '--project', projeto, ...saidas]
  const env = projeto === 'componentes' ? { CHROME_PATH: await encontrarNavegador() } : {}
  const codigo = await assistir(comandoDe(raiz, 'vitest'), argumentos, { pasta: raiz, env, encerramento })
  return contarVitest(relatorio, codigo)
}

async function rodarPlaywright(raiz: string, relatorio: string, encerramento: Encerramento): Promise<Contagem> {
  const dados = join(dirname(relatorio), 'e2e')
  const env = { CHROME_PATH: await encontrarNavegador(), E2E_DADOS: dados, PLAYWRIGHT_JSON_OUTPUT_FILE: relatorio }
  const codigo = await assistir(comandoDe(raiz, '@playwright/test', 'playwright'), ['test', '--reporter=list,json'], {
    pasta: raiz,
    env,
    encerramento,
  })
  return contarPlaywright(relatorio, codigo)
}

/** Static checks first, alone: they are short. Flows wait for pages, suites for the database: side by side they wait less. */
async function testar(encerramento: Encerramento): Promise<Contagem> {
  const { raiz } = lerAmbiente()
  const partes = partesPedidas(process.argv.slice(2))
  const pasta = criarPassageira()
  process.env['TMPDIR'] = pasta
  encerramento.depois(async () => rmSync(pasta, { recursive: true, force: true, maxRetries: 5 }))
  const verificacao = partes.includes('verify') ? [{ passaram: 0, falhas: await verificar(raiz) }] : []
  const rodar = (parte: Parte) => {
    const relatorio = join(pasta, `${parte}.json`)
    return parte === 'e2e'
      ? rodarPlaywright(raiz, relatorio, encerramento)
      : rodarVitest(raiz, parte, relatorio, encerramento)
  }
  const fila = ORDEM.filter((parte) => partes.includes(parte))
  const contagens: Contagem[] = [...verificacao]
  // What fails leaves the others to run.
  const trabalhar = async () => {
    for (let parte = fila.shift(); parte; parte = fila.shift()) contagens.push(await contarMesmoSeFalhar(rodar(parte)))
  }
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, trabalhar))
  return somar(contagens)
}

/** What cannot even begin is one failure, and the others go on. */
const contarMesmoSeFalhar = (suite: Promise<Contagem>): Promise<Contagem> =>
  suite.catch((erro: unknown) => ({
    passaram: 0,
    falhas: [{ onde: 'preparo', motivo: erro instanceof ErroDePreparo ? erro.message : inspect(erro) }],
  }))

await executar(async (encerramento) => {
  const soVerificacao = process.argv.includes('--so=verify')
  const contagem = await encerramento.ouEncerrar(testar(encerramento))
  console.log(`\n${resumir(contagem)}`)
  const passou = contagem.falhas.length === 0 && (contagem.passaram > 0 || soVerificacao)
  await encerramento.sair(passou ? 0 : 1)
})
