import { defineConfig } from 'vitest/config'

// A busy machine is slow: a test ends early only when it would never end.
const PACIENCIA = { testTimeout: 180_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
  test: {
    teardownTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'unidade',
          include: ['packages/dominio/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}'],
          ...PACIENCIA,
        },
      },
      {
        test: {
          name: 'http',
          include: ['apps/api/{src,teste}/**/*.test.ts', 'db/seed/**/*.test.ts'],
          globalSetup: ['apps/api/teste/banco.ts'],
          ...PACIENCIA,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'maquina',
          include: ['db/*.test.ts', 'db/embutido/**/*.test.ts', 'scripts/**/*.test.ts'],
          ...PACIENCIA,
          maxWorkers: 1,
        },
      },
    ],
  },
})
