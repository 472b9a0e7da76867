import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { navegadorInstalado } from './scripts/navegador.ts'

// A busy machine is slow: a test ends early only when it would never end.
const PACIENCIA = { testTimeout: 180_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } }

const executablePath = process.env['CHROME_PATH'] ?? navegadorInstalado()

/** What takes minutes begins first: begun last, it runs alone while the other worker has nothing left to do. */
const DEMORADAS = ['planos.test.ts', 'demonstracao.test.ts', 'ataques-cadastros-planilha.test.ts']

class DemoradasPrimeiro extends BaseSequencer {
  override async sort(arquivos: TestSpecification[]): Promise<TestSpecification[]> {
    const emOrdem = await super.sort(arquivos)
    const demora = ({ moduleId }: TestSpecification) => DEMORADAS.some((nome) => moduleId.endsWith(`/${nome}`))
    return [...emOrdem.filter(demora), ...emOrdem.filter((arquivo) => !demora(arquivo))]
  }
}

export default defineConfig({
  test: {
    teardownTimeout: 60_000,
    sequence: { sequencer: DemoradasPrimeiro },
    projects: [
      {
        test: {
          name: 'unidade',
          // Asked for together, one after the other: each has its own number of workers.
          sequence: { groupOrder: 0 },
          include: ['packages/dominio/src/**/*.test.ts', 'apps/web/{src,construcao}/**/*.test.ts'],
          ...PACIENCIA,
          // Read again for each file, what they import took four fifths of their time.
          isolate: false,
        },
      },
      {
        plugins: [react()],
        publicDir: 'apps/web/public',
        // What was prepared for older sources lacks what they import since, and preparing it in the middle of a test breaks it.
        optimizeDeps: { force: true },
        test: {
          name: 'componentes',
          sequence: { groupOrder: 1 },
          include: ['apps/web/{src,teste,oficina}/**/*.test.tsx'],
          setupFiles: ['apps/web/teste/preparo.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          // A page waits for itself half of the time: two fill the machine.
          maxWorkers: 2,
          // The product is read once per page: read again for each file, it took a third of the time. `preparo.ts` cleans up.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              actionTimeout: 20_000,
              launchOptions: {
                ...(executablePath === null ? {} : { executablePath }),
                args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
              },
              contextOptions: { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'http',
          sequence: { groupOrder: 2 },
          include: ['apps/api/{src,teste}/**/*.test.ts', 'db/{seed,empresa}/**/*.test.ts', 'bench/dados/**/*.test.ts'],
          globalSetup: ['apps/api/teste/banco.ts'],
          setupFiles: ['apps/api/teste/senha-barata.ts'],
          ...PACIENCIA,
          maxWorkers: 2,
          // The product is read once per worker: read again for each suite, it took half of the time. A suite has its own database.
          isolate: false,
        },
      },
      {
        test: {
          name: 'maquina',
          sequence: { groupOrder: 3 },
          include: ['db/*.test.ts', 'db/embutido/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/*.test.ts'],
          ...PACIENCIA,
          maxWorkers: 1,
        },
      },
    ],
  },
})
