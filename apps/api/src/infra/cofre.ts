import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps values that a copy of the database must not show. `lugar` ties a value to where it is kept: elsewhere it does not open. */
export interface Cofre {
  selar(valor: unknown, lugar: string): Buffer
  /** Throws on bytes that were changed, moved, or sealed with another secret. */
  abrir(selado: Uint8Array, lugar: string): unknown
}

const NONCE = 12
const MARCA = 16

/** AES-256-GCM; `segredo` is at least 32 characters, the same in every process of the installation. */
export function criarCofre(segredo: string): Cofre {
  const chave = Buffer.from(hkdfSync('sha256', segredo, '', 'vetlume-cofre-1', 32))
  return {
    selar(valor, lugar) {
      const nonce = randomBytes(NONCE)
      const cifra = createCipheriv('aes-256-gcm', chave, nonce).setAAD(Buffer.from(lugar))
      const cifrado = Buffer.concat([cifra.update(JSON.stringify(valor ?? null), 'utf8'), cifra.final()])
      return Buffer.concat([nonce, cifra.getAuthTag(), cifrado])
    },
    abrir(selado, lugar) {
      const nonce = selado.subarray(0, NONCE)
      const decifra = createDecipheriv('aes-256-gcm', chave, nonce, { authTagLength: MARCA })
        .setAAD(Buffer.from(lugar))
        .setAuthTag(selado.subarray(NONCE, NONCE + MARCA))
      const claro = Buffer.concat([decifra.update(selado.subarray(NONCE + MARCA)), decifra.final()])
      return JSON.parse(claro.toString('utf8')) as unknown
    },
  }
}
