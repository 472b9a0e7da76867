import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface Falha {
  onde: string
  motivo: string
}

export interface Contagem {
  passaram: number
  falhas: Falha[]
}

interface RelatorioDoVitest {
  numPassedTests: number
  testResults: {
    name: string
    message: string
    status: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[]
  }[]
}

interface ErroDoPlaywright {
  message?: string
}

interface ResultadoDoPlaywright {
  error?: ErroDoPlaywright
  attachments?: { name: string; path?: string }[]
}

interface SuiteDoPlaywright {
  specs: {
    title: string
    file: string
    tests: { status: string; results: ResultadoDoPlaywright[] }[]
  }[]
  suites?: SuiteDoPlaywright[]
}

interface RelatorioDoPlaywright {
  stats: { expected: number }
  suites: SuiteDoPlaywright[]
  errors: ErroDoPlaywright[]
}

const SEM_RELATORIO: Falha = { onde: 'relatório', motivo: 'o programa de testes terminou sem escrever o seu relatório' }
const SEM_NOME: Falha = { onde: 'preparo', motivo: 'o programa de testes falhou sem dizer em que teste' }

/** A runner that says it failed without naming a test (nothing found, set-up broken) counts as one failure. */
const fechar = (passaram: number, falhas: Falha[], codigo: number): Contagem => ({
  passaram,
  falhas: codigo !== 0 && falhas.length === 0 ? [SEM_NOME] : falhas,
})

function ler(arquivo: string): unknown {
  return existsSync(arquivo) ? JSON.parse(readFileSync(arquivo, 'utf8')) : null
}

/** The shell of the product takes some thirty lines before what a screen has of its own. */
const LINHAS_DA_TELA = 60

const primeirasLinhas = (mensagem = ''): string =>
  stripVTControlCharacters(mensagem).trim().split('\n').slice(0, 12).join('\n')

/** Counts of Vitest's JSON report; a file that could not even be loaded is one failure. */
export function contarVitest(arquivo: string, codigo: number): Contagem {
  const relatorio = ler(arquivo) as RelatorioDoVitest | null
  if (!relatorio) return { passaram: 0, falhas: [SEM_RELATORIO] }
  const falhas = relatorio.testResults.flatMap(({ name, message, status, assertionResults }): Falha[] => {
    if (status === 'failed' && assertionResults.length === 0) return [{ onde: name, motivo: primeirasLinhas(message) }]
    return assertionResults
      .filter((resultado) => resultado.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        onde: `${name} › ${fullName}`,
        motivo: primeirasLinhas(failureMessages?.[0]),
      }))
  })
  return fechar(relatorio.numPassedTests, falhas, codigo)
}

/** What was on the page of a flow when it stopped, as Playwright wrote it down; the screenshot stays in a folder that is gone. */
function telaQueHavia({ attachments = [] }: ResultadoDoPlaywright): string {
  const onde = attachments.find(({ name }) => name === 'error-context')?.path
  if (onde === undefined || !existsSync(onde)) return ''
  const [, tela = ''] = /^# Page snapshot\s+```yaml\n([^]*?)```/m.exec(readFileSync(onde, 'utf8')) ?? []
  const linhas = tela.trimEnd().split('\n').slice(0, LINHAS_DA_TELA)
  return tela === '' ? '' : `\n\n${linhas.join('\n')}`
}

function motivoDoFluxo(resultados: readonly ResultadoDoPlaywright[]): string {
  const falho = resultados.find(({ error }) => error)
  return falho === undefined ? '' : `${primeirasLinhas(falho.error?.message)}${telaQueHavia(falho)}`
}

function falhasDaSuite({ specs, suites = [] }: SuiteDoPlaywright): Falha[] {
  const daqui = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        onde: `${file} › ${title}`,
        motivo: motivoDoFluxo(results),
      })),
  )
  return [...daqui, ...suites.flatMap(falhasDaSuite)]
}

/** Counts of Playwright's JSON report; a test that only passed when repeated counts as failed. */
export function contarPlaywright(arquivo: string, codigo: number): Contagem {
  const relatorio = ler(arquivo) as RelatorioDoPlaywright | null
  if (!relatorio) return { passaram: 0, falhas: [SEM_RELATORIO] }
  const foraDeTeste = relatorio.errors.map(({ message }) => ({ onde: 'preparo', motivo: primeirasLinhas(message) }))
  return fechar(relatorio.stats.expected, [...relatorio.suites.flatMap(falhasDaSuite), ...foraDeTeste], codigo)
}

export const somar = (contagens: Contagem[]): Contagem => ({
  passaram: contagens.reduce((soma, { passaram }) => soma + passaram, 0),
  falhas: contagens.flatMap(({ falhas }) => falhas),
})

/** What is read at the end of a long output: each failure with its reason, then the two numbers. */
export function resumir({ passaram, falhas }: Contagem): string {
  const nomeadas = falhas.map(({ onde, motivo }) => `✗ ${onde}\n${motivo.replace(/^/gm, '    ')}`)
  return [...nomeadas, `${passaram} passed, ${falhas.length} failed`].join('\n\n')
}
