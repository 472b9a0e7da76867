import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'

/** What proves that something was written by this installation and was not changed since: whoever has the public key can tell. */
export interface Carimbo {
  /** Ed25519, 64 bytes. */
  assinar(bytes: Uint8Array): Buffer
  /** PEM. */
  chavePublica: string
  /** Of the public key, as people compare it: `SHA256:…`. */
  impressao: string
}

/** DER of an Ed25519 private key (RFC 8410) up to its 32 bytes. */
const PREFIXO = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Of a public key in PEM. Throws when it is none. */
export const impressaoDaChave = (pem: string): string => {
  const der = createPublicKey(pem).export({ type: 'spki', format: 'der' })
  return `SHA256:${createHash('sha256').update(der).digest('base64url')}`
}

/** `segredo` is at least 32 characters, the same in every process: the key follows from it, so that its copies are copies of the key. */
export function criarCarimbo(segredo: string): Carimbo {
  const semente = Buffer.from(hkdfSync('sha256', segredo, '', 'vetlume-carimbo-1', 32))
  const chave = createPrivateKey({ key: Buffer.concat([PREFIXO, semente]), format: 'der', type: 'pkcs8' })
  const chavePublica = createPublicKey(chave).export({ type: 'spki', format: 'pem' })
  return { assinar: (bytes) => sign(null, bytes, chave), chavePublica, impressao: impressaoDaChave(chavePublica) }
}
