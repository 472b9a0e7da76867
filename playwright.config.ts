import { defineConfig } from '@playwright/test'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { encontrarNavegador } from './scripts/navegador.ts'

const porta = Number(process.env['E2E_PORTA'] ?? 3187)
// With E2E_URL the flows run against a product that is already up.
const endereco = process.env['E2E_URL'] ?? `http://localhost:${porta}`
const dados = process.env['E2E_DADOS'] ?? path.join(tmpdir(), `vetlume-e2e-${process.pid}`)
// The configuration is read again by every worker: the first answer serves them all.
process.env['E2E_DADOS'] = dados
process.env['CHROME_PATH'] ??= await encontrarNavegador()

// The product as a person starts it: real server, embedded PostgreSQL and the demonstration, in a folder of its own.
const servidor = {
  command: `"${process.execPath}" scripts/start.ts`,
  url: `http://localhost:${porta}/api/saude`,
  timeout: 600_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  stdout: 'pipe',
  env: { PORT: String(porta), VETLUME_DADOS: dados },
} as const

export default defineConfig({
  testDir: 'e2e',
  // A test that passes never waits for these: they only have to be beyond what a slow, busy machine takes.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // A file from top to bottom, two files side by side: a flow leaves half of the machine idle.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['line']],
  outputDir: 'test-results',
  use: {
    baseURL: endereco,
    actionTimeout: 60_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Recording every step takes as long as the steps: who wants to see one asks for it with `--trace on`.
    trace: 'off',
    // Only the flow of the second visit has one: with it, what a flow holds back or looks at may not pass by it.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: process.env['CHROME_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(process.env['E2E_URL'] === undefined ? { webServer: servidor } : {}),
})
