import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contarPlaywright, contarVitest, resumir, somar } from './contagem.ts'

const pasta = mkdtempSync(join(tmpdir(), 'vetlume-contagem-'))
afterAll(() => rmSync(pasta, { recursive: true, force: true }))

function relatorio(conteudo: unknown): string {
  const arquivo = join(pasta, 'relatorio.json')
  writeFileSync(arquivo, JSON.stringify(conteudo))
  return arquivo
}

const passou = { status: 'passed', fullName: 'soma', failureMessages: null }
const falhou = { status: 'failed', fullName: 'divide', failureMessages: ['\u001b[31mesperava 2\u001b[39m\nem a.ts:3'] }

test('um arquivo de testes que nem carrega conta como falha, com o seu nome e o que disse', () => {
  const testResults = [
    { name: 'a.test.ts', message: '', status: 'passed', assertionResults: [passou, passou] },
    { name: 'b.test.ts', message: '', status: 'failed', assertionResults: [falhou, passou] },
    { name: 'c.test.ts', message: 'não achou o módulo', status: 'failed', assertionResults: [] },
  ]
  expect(contarVitest(relatorio({ numPassedTests: 3, testResults }), 1)).toEqual({
    passaram: 3,
    falhas: [
      { onde: 'b.test.ts › divide', motivo: 'esperava 2\nem a.ts:3' },
      { onde: 'c.test.ts', motivo: 'não achou o módulo' },
    ],
  })
})

const fluxo = (title: string, status: string, mensagens: (string | undefined)[]) => ({
  title,
  file: 'x.spec.ts',
  tests: [{ status, results: mensagens.map((message) => (message === undefined ? {} : { error: { message } })) }],
})

test('um teste de tela que só passa na segunda vez conta como falha, também dentro de um grupo', () => {
  const suites = [
    {
      specs: [fluxo('entra', 'expected', [undefined]), fluxo('sai', 'unexpected', ['não saiu'])],
      suites: [{ specs: [fluxo('volta', 'flaky', ['demorou', undefined]), fluxo('para', 'skipped', [])] }],
    },
  ]
  expect(
    contarPlaywright(relatorio({ stats: { expected: 1 }, suites, errors: [{ message: 'sem porta' }] }), 1),
  ).toEqual({
    passaram: 1,
    falhas: [
      { onde: 'x.spec.ts › sai', motivo: 'não saiu' },
      { onde: 'x.spec.ts › volta', motivo: 'demorou' },
      { onde: 'preparo', motivo: 'sem porta' },
    ],
  })
})

test('um fluxo que parou diz também o que havia na tela', () => {
  const contexto = join(pasta, 'error-context.md')
  writeFileSync(
    contexto,
    '# Error details\n\n```\nx\n```\n\n# Page snapshot\n\n```yaml\n- heading "Entrar"\n- button\n```\n\n# Test source\n',
  )
  const parou = { error: { message: 'não saiu' }, attachments: [{ name: 'error-context', path: contexto }] }
  const specs = [{ title: 'sai', file: 'x.spec.ts', tests: [{ status: 'unexpected', results: [parou] }] }]
  const { falhas } = contarPlaywright(relatorio({ stats: { expected: 0 }, suites: [{ specs }], errors: [] }), 1)
  expect(falhas).toEqual([{ onde: 'x.spec.ts › sai', motivo: 'não saiu\n\n- heading "Entrar"\n- button' }])
})

test('falha sem teste nomeado, ou sem relatório, nunca vira zero', () => {
  expect(contarVitest(relatorio({ numPassedTests: 5, testResults: [] }), 1).falhas).toHaveLength(1)
  expect(contarVitest(relatorio({ numPassedTests: 5, testResults: [] }), 0).falhas).toHaveLength(0)
  expect(contarPlaywright(join(pasta, 'nao-existe.json'), 0).falhas).toHaveLength(1)
})

test('o fim da saída diz o que falhou e por quê, e as duas somas', () => {
  const soma = somar([
    { passaram: 2, falhas: [] },
    { passaram: 3, falhas: [{ onde: 'a › b', motivo: 'um\ndois' }] },
  ])
  expect(resumir(soma)).toBe('✗ a › b\n    um\n    dois\n\n5 passed, 1 failed')
  expect(resumir({ passaram: 2, falhas: [] })).toBe('2 passed, 0 failed')
})
