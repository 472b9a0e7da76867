import { existsSync, readFileSync } from 'node:fs'

export interface Contagem {
  passaram: number
  falharam: number
}

interface RelatorioDoVitest {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

interface RelatorioDoPlaywright {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** A runner that says it failed without naming a test (nothing found, set-up broken) counts as one failure. */
function fechar(contagem: Contagem, codigo: number): Contagem {
  return codigo !== 0 && contagem.falharam === 0 ? { ...contagem, falharam: 1 } : contagem
}

function ler(arquivo: string): unknown {
  return existsSync(arquivo) ? JSON.parse(readFileSync(arquivo, 'utf8')) : null
}

/** Counts of Vitest's JSON report; a file that could not even be loaded is one failure. */
export function contarVitest(arquivo: string, codigo: number): Contagem {
  const relatorio = ler(arquivo) as RelatorioDoVitest | null
  if (!relatorio) return { passaram: 0, falharam: 1 }
  const naoCarregados = relatorio.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  return fechar({ passaram: relatorio.numPassedTests, falharam: relatorio.numFailedTests + naoCarregados }, codigo)
}

/** Counts of Playwright's JSON report; a test that only passed when repeated counts as failed. */
export function contarPlaywright(arquivo: string, codigo: number): Contagem {
  const relatorio = ler(arquivo) as RelatorioDoPlaywright | null
  if (!relatorio) return { passaram: 0, falharam: 1 }
  const { expected, unexpected, flaky } = relatorio.stats
  return fechar({ passaram: expected, falharam: unexpected + flaky + relatorio.errors.length }, codigo)
}

export function somar(contagens: Contagem[]): Contagem {
  return contagens.reduce(
    (soma, { passaram, falharam }) => ({ passaram: soma.passaram + passaram, falharam: soma.falharam + falharam }),
    {
      passaram: 0,
      falharam: 0,
    },
  )
}
