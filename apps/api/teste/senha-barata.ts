import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const BARATO = { memory: 8, passes: 1 } as const
const caro = crypto.argon2

/**
 * A password is meant to take 19 MiB and a core, and does for each person that a test signs in: here it takes the least that the
 * algorithm knows. What the product asks of it is proved in a process of its own (`src/infra/senha.test.ts`).
 */
const argon2Barato: typeof crypto.argon2 = (algoritmo, parametros, depois) =>
  caro(algoritmo, { ...parametros, ...BARATO }, depois)

// A worker prepares itself again for each of its suites.
if (caro.name !== argon2Barato.name) {
  Object.assign(crypto, { argon2: argon2Barato })
  syncBuiltinESMExports()
}
