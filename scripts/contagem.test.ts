import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contarPlaywright, contarVitest } from './contagem.ts'

const pasta = mkdtempSync(join(tmpdir(), 'vetlume-contagem-'))
afterAll(() => rmSync(pasta, { recursive: true, force: true }))

function relatorio(conteudo: unknown): string {
  const arquivo = join(pasta, 'relatorio.json')
  writeFileSync(arquivo, JSON.stringify(conteudo))
  return arquivo
}

test('um arquivo de testes que nem carrega conta como falha', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ]
  expect(contarVitest(relatorio({ numPassedTests: 2, numFailedTests: 1, testResults }), 1)).toEqual({
    passaram: 2,
    falharam: 2,
  })
})

test('um teste de tela que só passa na segunda vez conta como falha', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1 }
  expect(contarPlaywright(relatorio({ stats, errors: [] }), 1)).toEqual({ passaram: 3, falharam: 2 })
})

test('falha sem teste nomeado, ou sem relatório, nunca vira zero', () => {
  expect(contarVitest(relatorio({ numPassedTests: 5, numFailedTests: 0, testResults: [] }), 1)).toEqual({
    passaram: 5,
    falharam: 1,
  })
  expect(contarPlaywright(join(pasta, 'nao-existe.json'), 0)).toEqual({ passaram: 0, falharam: 1 })
})
