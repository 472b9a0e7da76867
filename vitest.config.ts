import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unidade',
          include: ['packages/dominio/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'http',
          include: ['apps/api/src/**/*.test.ts', 'db/seed/**/*.test.ts'],
          globalSetup: ['apps/api/src/teste/banco.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'maquina',
          include: ['db/*.test.ts', 'db/embutido/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
        },
      },
    ],
  },
})
